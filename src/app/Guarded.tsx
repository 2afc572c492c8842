/** A screen for who holds one of the policies it needs; others are refused. */

import { type ReactNode, Suspense } from 'react';
import { type Needs, useHas } from '../data/useHas.ts';
import { lazyScreen } from '../parts/lazyPart.tsx';

const Forbidden = lazyScreen(async () => (await import('./Forbidden.tsx')).Forbidden);

export interface GuardedProps {
  readonly needs: Needs | undefined;
  readonly children: ReactNode;
}

export function Guarded({ needs, children }: GuardedProps) {
  const isOpen = useHas(needs ?? []);
  if (isOpen || !needs) return children;
  return (
    <Suspense>
      <Forbidden />
    </Suspense>
  );
}
