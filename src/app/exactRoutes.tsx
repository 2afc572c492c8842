/**
 * React-admin's routes, except that an address has to be in the case it is registered in: `/payment` is a screen of ours
 * and not the list of the entity `Payment`.
 */
import { type RouterProvider, reactRouterProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { createRoutesFromChildren, type RouteObject, useRoutes } from 'react-router-dom';

const matchCase = (route: RouteObject): RouteObject =>
  route.index
    ? { ...route, caseSensitive: true }
    : { ...route, caseSensitive: true, ...(route.children && { children: route.children.map(matchCase) }) };

function ExactRoutes({ children }: { readonly children?: ReactNode }) {
  return useRoutes(createRoutesFromChildren(children).map(matchCase));
}

export const exactRoutes: RouterProvider = { ...reactRouterProvider, Routes: ExactRoutes };
