/**
 * Which rows of a list are drawn: all of a short one; of a long one those in view and a few around them, the others are
 * empty space of the same height, so that ten thousand rows cost what fifty do. What that takes is fetched for long
 * lists alone.
 */
import { type ReactNode, Suspense, useLayoutEffect, useState } from 'react';
import { lazyPart } from '../../parts/lazyPart.tsx';
import type { DrawnRowsProps } from './RowRange.ts';

const threshold = 50;

const VirtualRows = lazyPart(async () => (await import('./VirtualRows.tsx')).VirtualRows);
const VirtualPage = lazyPart(async () => (await import('./VirtualRows.tsx')).VirtualPage);

/** A row that is drawn is brought into view as it takes the focus. */
const stay = () => undefined;

/** @param waiting empty space for the moment in which the rest is fetched */
export function DrawnRows({ waiting, ...props }: DrawnRowsProps & { readonly waiting: ReactNode }) {
  const { count, frame, children } = props;
  // What scrolls is there, and back where it was left, only when this has been laid out once.
  const [isLaidOut, setLaidOut] = useState(false);
  useLayoutEffect(() => setLaidOut(true), []);
  if (count <= threshold) return children({ from: 0, to: count, above: 0, below: 0, scrollTo: stay });
  if (!isLaidOut) return waiting;
  return (
    <Suspense fallback={waiting}>{frame ? <VirtualRows {...props} /> : <VirtualPage {...props} />}</Suspense>
  );
}
