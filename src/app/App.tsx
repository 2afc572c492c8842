/** The admin: react-admin around the metadata's entities and the registry's screens. Names no entity. */
import { QueryClient } from '@tanstack/react-query';
import { CustomRoutes, localStorageStore, Resource } from 'ra-core';
import { type ReactNode, Suspense, useMemo } from 'react';
import { AdminContext, AdminUI, AuthCallback, Notification } from 'react-admin';
import { createBrowserRouter, Route, RouterProvider } from 'react-router-dom';
import type { Operation } from '../../schema/descriptor.ts';
import { areas } from '../../schema/generated/apis.ts';
import { entities } from '../../schema/generated/entities.ts';
import { makeDataProvider } from '../data/makeDataProvider.ts';
import { PageLoading } from '../generic/PageLoading.tsx';
import { FieldOverridesContext } from '../generic/SchemaContext.tsx';
import { makeI18nProvider } from '../i18n/makeI18nProvider.ts';
import type { Messages, ScreenEntry } from '../screens.ts';
import { authProvider } from '../session/authProvider.ts';
import { makeTheme } from '../theme/makeTheme.ts';
import { EntityScreen } from './EntityScreen.tsx';
import { Frame } from './Frame.tsx';
import { Home } from './Home.tsx';
import { MenuContext } from './MenuContext.ts';
import { menuGroups } from './menuGroups.ts';
import { NotFound } from './NotFound.tsx';
import { readOverrides } from './overrides.ts';

export interface AppProps {
  readonly screens: readonly ScreenEntry[];
  readonly messages: readonly Messages[];
}

const callbackPath = '/oauth/callback';

const slots = [
  ['list', 'list'],
  ['show', 'read'],
  ['create', 'create'],
  ['edit', 'update'],
] as const satisfies readonly (readonly [string, Operation])[];

export function App({ screens, messages }: AppProps) {
  // A data router is what lets a form ask before its changes are lost.
  const router = useMemo(
    () => createBrowserRouter([{ path: '*', element: <Admin screens={screens} messages={messages} /> }]),
    [screens, messages],
  );
  return <RouterProvider router={router} />;
}

const light = makeTheme('light');
const dark = makeTheme('dark');

function Admin({ screens, messages }: AppProps) {
  const parts = useMemo(
    () => ({
      overrides: readOverrides(screens),
      menu: menuGroups({ areas, entities, screens }),
      dataProvider: makeDataProvider(),
      i18nProvider: makeI18nProvider(messages),
      store: localStorageStore('1', 'back-office'),
      queryClient: new QueryClient({
        defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } },
      }),
    }),
    [screens, messages],
  );
  const { overrides, menu } = parts;
  const framed = overrides.routes.filter((route) => !route.bare && route.path !== '/');
  const bare = overrides.routes.filter((route) => route.bare);
  const own = overrides.routes.find((route) => route.path === '/');
  return (
    <MenuContext value={menu}>
      <FieldOverridesContext value={overrides.fields}>
        <AdminContext
          authProvider={authProvider}
          dataProvider={parts.dataProvider}
          i18nProvider={parts.i18nProvider}
          store={parts.store}
          queryClient={parts.queryClient}
          lightTheme={light}
          darkTheme={dark}
        >
          <AdminUI
            requireAuth
            loginPage={false}
            authCallbackPage={false}
            layout={Frame}
            dashboard={(own?.Screen ?? Home) as typeof Home}
            catchAll={NotFound}
            notification={Notification}
            disableTelemetry
          >
            {entities.map(({ name, operations }) => (
              <Resource
                key={name}
                name={name}
                {...Object.fromEntries(
                  slots.flatMap(([slot, operation]) =>
                    operations.includes(operation)
                      ? [
                          [
                            slot,
                            <EntityScreen
                              key={slot}
                              name={name}
                              slot={slot}
                              Own={overrides.slots.get(`${name}.${slot}`)}
                            />,
                          ],
                        ]
                      : [],
                  ),
                )}
              />
            ))}
            <CustomRoutes>
              {framed.map(({ path, Screen }) => (
                <Route key={path} path={path} element={<Screen />} />
              ))}
            </CustomRoutes>
            <CustomRoutes noLayout>
              {[
                <Route key={callbackPath} path={callbackPath} element={<AuthCallback />} />,
                ...bare.map(({ path, Screen }) => (
                  <Route
                    key={path}
                    path={path}
                    element={
                      <Bare>
                        <Screen />
                      </Bare>
                    }
                  />
                )),
              ]}
            </CustomRoutes>
          </AdminUI>
        </AdminContext>
      </FieldOverridesContext>
    </MenuContext>
  );
}

function Bare({ children }: { readonly children: ReactNode }) {
  return <Suspense fallback={<PageLoading />}>{children}</Suspense>;
}
