/** The route of a hand-written screen, with the screens below it. */
import { type ReactNode, Suspense } from 'react';
import { Route } from 'react-router-dom';
import { PageLoading } from '../generic/PageLoading.tsx';
import { Guarded } from './Guarded.tsx';
import type { OwnRoute } from './overrides.ts';

function Bare({ children }: { readonly children: ReactNode }) {
  return <Suspense fallback={<PageLoading />}>{children}</Suspense>;
}

/** @returns an element for react-router, which looks at elements of `Route` alone: hence no component */
export function ownRoute({ path, needs, bare, Screen, children }: OwnRoute): ReactNode {
  const screen = (
    <Guarded needs={needs}>
      <Screen />
    </Guarded>
  );
  return (
    <Route key={path} path={path} element={bare ? <Bare>{screen}</Bare> : screen}>
      {children.map((child) => (
        <Route
          key={child.path}
          {...(child.path === '' ? { index: true } : { path: child.path })}
          element={
            <Guarded needs={child.needs}>
              <child.Screen />
            </Guarded>
          }
        />
      ))}
    </Route>
  );
}
