/** The admin: react-admin around the metadata's entities and the registry's screens. Names no entity. */

import { QueryClient } from '@tanstack/react-query';
import {
  CoreAdminContext,
  CoreAdminUI,
  CustomRoutes,
  type I18nProvider,
  Resource,
  type Store,
} from 'ra-core';
import { Suspense, useMemo, useSyncExternalStore } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { Operation } from '../../schema/descriptor.ts';
import { areas } from '../../schema/generated/apis.ts';
import { type EntitySummary, entities } from '../../schema/generated/entities.ts';
import { type ScreenSlot, screenSlots } from '../../schema/screenAddress.ts';
import { makeDataProvider } from '../data/makeDataProvider.ts';
import { hasOf, readRights, subscribeRights } from '../data/rights.ts';
import { PartsContext } from '../generic/PartsContext.ts';
import { FieldOverridesContext } from '../generic/SchemaContext.tsx';
import { lazyPart, lazyScreen } from '../parts/lazyPart.tsx';
import { MissingNotice } from '../parts/MissingNotice.tsx';
import type { MenuSection, ScreenEntry } from '../screens.ts';
import { authProvider } from '../session/authProvider.ts';
import { Themed } from '../theme/Themed.tsx';
import { EntityScreen } from './EntityScreen.tsx';
import { entityRoute, isMoved, Moved } from './entityRoutes.tsx';
import { exactRoutes } from './exactRoutes.tsx';
import { Frame } from './Frame.tsx';
import { FrameContext } from './FrameContext.ts';
import { MenuContext } from './MenuContext.ts';
import { Notices } from './Notices.tsx';
import { readOverrides } from './overrides.ts';
import { ownRoute } from './ownRoute.tsx';
import { planMenu } from './planMenu.ts';
import { Crashed } from './ScreenBoundary.tsx';
import { TrayContext } from './TrayContext.ts';

export interface AppProps {
  readonly screens: readonly ScreenEntry[];
  readonly sections: readonly MenuSection[];
  readonly store: Store;
  readonly i18nProvider: I18nProvider;
}

const LiveRefresh = lazyPart(async () => (await import('../live/LiveRefresh.tsx')).LiveRefresh);
const AllData = lazyScreen(async () => (await import('./AllData.tsx')).AllData);
const NotFound = lazyScreen(async () => (await import('./NotFound.tsx')).NotFound);

const operationOf: Readonly<Record<ScreenSlot, Operation>> = {
  list: 'list',
  show: 'read',
  create: 'create',
  edit: 'update',
};

const slotsOf = ({ operations }: EntitySummary): readonly ScreenSlot[] =>
  screenSlots.filter((slot) => operations.includes(operationOf[slot]));

/** Where administrators find what no screen of its own is made for. */
const allData: ScreenEntry = {
  kind: 'route',
  path: '/data',
  menu: { section: 'data', label: 'app.data.title', icon: 'Layers', position: 1 },
  needs: 'rights.write',
  load: async () => (await import('./AllData.tsx')).AllData,
};

export function App(props: AppProps) {
  // A data router is what lets a form ask before its changes are lost.
  const router = useMemo(() => createBrowserRouter([{ path: '*', element: <Admin {...props} /> }]), [props]);
  return <RouterProvider router={router} />;
}

function Admin({ screens: registered, sections, store, i18nProvider }: AppProps) {
  const screens = useMemo(() => [...registered, allData], [registered]);
  const parts = useMemo(
    () => ({
      overrides: readOverrides(screens),
      dataProvider: makeDataProvider(),
      queryClient: new QueryClient({
        defaultOptions: {
          queries: { retry: false, refetchOnWindowFocus: false },
          // Without a network a save is refused at once, and not sent later from under what was typed since.
          mutations: { networkMode: 'always' },
        },
      }),
    }),
    [screens],
  );
  const { overrides } = parts;
  const rights = useSyncExternalStore(subscribeRights, readRights);
  const menu = useMemo(
    () => planMenu({ areas, entities, screens, sections, has: hasOf(rights) }),
    [screens, sections, rights],
  );
  const framed = overrides.routes.filter((route) => !route.bare && route.path !== '/');
  const bare = overrides.routes.filter((route) => route.bare);
  const screenOf = ({ name }: EntitySummary, slot: ScreenSlot) => (
    <EntityScreen key={slot} name={name} slot={slot} Own={overrides.slots.get(`${name}.${slot}`)} />
  );
  const own = overrides.routes.find((route) => route.path === '/');
  return (
    <MenuContext value={menu}>
      <FrameContext value={overrides.frame}>
        <TrayContext value={overrides.trays}>
          <FieldOverridesContext value={overrides.fields}>
            <PartsContext value={overrides.parts}>
              <CoreAdminContext
                authProvider={authProvider}
                dataProvider={parts.dataProvider}
                i18nProvider={i18nProvider}
                routerProvider={exactRoutes}
                store={store}
                queryClient={parts.queryClient}
              >
                <Themed>
                  <CoreAdminUI
                    requireAuth
                    layout={Frame}
                    dashboard={(own?.Screen ?? AllData) as typeof AllData}
                    catchAll={NotFound}
                    error={Crashed}
                    disableTelemetry
                  >
                    {entities.map((entity) => (
                      <Resource
                        key={entity.name}
                        name={entity.name}
                        {...Object.fromEntries(
                          slotsOf(entity).map((slot) => [
                            slot,
                            isMoved(entity, slot) ? (
                              <Moved key={slot} name={entity.name} slot={slot} />
                            ) : (
                              screenOf(entity, slot)
                            ),
                          ]),
                        )}
                      />
                    ))}
                    {/* Of two routes that match as well, the first is taken: a hand-written one. */}
                    <CustomRoutes>
                      {framed.map(ownRoute)}
                      {entities.map((entity) =>
                        slotsOf(entity)
                          .filter((slot) => isMoved(entity, slot))
                          .map((slot) => entityRoute(entity, slot, screenOf(entity, slot))),
                      )}
                    </CustomRoutes>
                    <CustomRoutes noLayout>{bare.map(ownRoute)}</CustomRoutes>
                  </CoreAdminUI>
                  <MissingNotice />
                  <Notices />
                  <Suspense>
                    <LiveRefresh />
                  </Suspense>
                </Themed>
              </CoreAdminContext>
            </PartsContext>
          </FieldOverridesContext>
        </TrayContext>
      </FrameContext>
    </MenuContext>
  );
}
