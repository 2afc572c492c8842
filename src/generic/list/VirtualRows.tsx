/** The rows of a long list that are in view, by TanStack Virtual: within a frame that scrolls, or within the page. */
import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect } from 'react';
import type { DrawnRowsProps, RowRange } from './RowRange.ts';

const overscan = 10;

/** What both share. */
const settings = ({ count, height }: DrawnRowsProps) => ({
  count,
  estimateSize: () => height,
  overscan,
  useFlushSync: false,
});

function useRange<Scroller extends Element | Window>(
  virtual: Virtualizer<Scroller, Element>,
  { count, height }: DrawnRowsProps,
): RowRange {
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows of another height stand elsewhere
  useEffect(() => virtual.measure(), [virtual, height]);
  const scrollTo = useCallback((index: number) => virtual.scrollToIndex(index), [virtual]);
  const items = virtual.getVirtualItems();
  const from = items[0]?.index ?? 0;
  const to = items.length > 0 ? (items.at(-1)?.index ?? 0) + 1 : Math.min(count, overscan);
  return { from, to, above: from * height, below: (count - to) * height, scrollTo };
}

export function VirtualRows(props: DrawnRowsProps) {
  const { frame, children } = props;
  const head = frame?.current?.querySelector('thead')?.clientHeight ?? 0;
  const virtual = useVirtualizer<HTMLElement, Element>({
    ...settings(props),
    getScrollElement: () => frame?.current ?? null,
    initialOffset: () => frame?.current?.scrollTop ?? 0,
    // The head takes room before the first row, and stands over the rows that have gone past it.
    scrollMargin: head,
    scrollPaddingStart: head,
  });
  return children(useRange(virtual, props));
}

export function VirtualPage(props: DrawnRowsProps) {
  const { rows, children } = props;
  const top = rows?.current?.getBoundingClientRect().top ?? 0;
  const virtual = useWindowVirtualizer<Element>({ ...settings(props), scrollMargin: top + window.scrollY });
  return children(useRange(virtual, props));
}
