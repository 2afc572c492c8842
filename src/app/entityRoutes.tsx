/**
 * The screens of an entity at the address that its "path" gives them, and what leads on to them from `/Entity…`, so that
 * links in mails and bookmarks go on working.
 */
import { ResourceContextProvider, RestoreScrollPosition } from 'ra-core';
import type { ReactNode } from 'react';
import { Navigate, Route, useLocation, useParams } from 'react-router-dom';
import type { EntitySummary } from '../../schema/generated/entities.ts';
import { plainAddress, type ScreenSlot, screenAddress } from '../../schema/screenAddress.ts';
import { screenPath } from '../data/screenPath.ts';

export const isMoved = (entity: EntitySummary, slot: ScreenSlot): boolean =>
  screenAddress(entity, slot) !== plainAddress(entity.name, slot);

export interface MovedProps {
  readonly name: string;
  readonly slot: ScreenSlot;
}

/** Goes on to where the screen is now, with all parts of the address. */
export function Moved({ name, slot }: MovedProps) {
  const { id } = useParams();
  const { search, hash, state } = useLocation();
  return <Navigate replace to={screenPath(name, slot, id) + search + hash} state={state} />;
}

/** @returns an element for react-router, which looks at elements of `Route` alone: hence no component */
export function entityRoute(entity: EntitySummary, slot: ScreenSlot, screen: ReactNode): ReactNode {
  const { name } = entity;
  return (
    <Route
      key={`${name}.${slot}`}
      path={screenAddress(entity, slot).replace('{id}', ':id')}
      element={
        <ResourceContextProvider value={name}>
          {slot === 'list' ? (
            <RestoreScrollPosition storeKey={`${name}.list.scrollPosition`}>{screen}</RestoreScrollPosition>
          ) : (
            screen
          )}
        </ResourceContextProvider>
      }
    />
  );
}
