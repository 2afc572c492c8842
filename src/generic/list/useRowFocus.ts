/** Goes to a row of a list: it is scrolled into view and has the focus, as soon as it is drawn. */
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

export interface DrawnRows {
  readonly rows: RefObject<HTMLElement | null>;
  readonly scrollTo: (index: number) => void;
  /** Changes when other rows are drawn. */
  readonly drawn: string;
}

export interface RowFocus {
  /** The row that was asked for and has no focus yet; -1 when there is none. */
  readonly wanted: RefObject<number>;
  readonly goTo: (index: number) => void;
}

export function useRowFocus({ rows, scrollTo, drawn }: DrawnRows): RowFocus {
  const wanted = useRef(-1);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row far away is there only once it is drawn
  useEffect(() => {
    if (wanted.current < 0) return;
    const row = rows.current?.querySelector(`[data-index="${wanted.current}"]`);
    const target = row?.querySelector<HTMLElement>('a[data-row-link]') ?? row?.querySelector('input');
    if (!target) return;
    target.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
    wanted.current = -1;
  }, [turn, drawn, rows]);
  const goTo = useCallback(
    (index: number) => {
      wanted.current = index;
      scrollTo(index);
      setTurn((old) => old + 1);
    },
    [scrollTo],
  );
  return { wanted, goTo };
}
