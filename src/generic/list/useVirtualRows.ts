/**
 * Which rows of a long list are drawn: those in view and a few around them. Past `threshold` rows the others are
 * empty space of the same height, so that ten thousand rows cost what fifty do.
 */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

export interface VirtualRows {
  readonly from: number;
  readonly to: number;
  /** Height of what is left out above and below, in pixels. */
  readonly above: number;
  readonly below: number;
  readonly scrollTo: (index: number) => void;
}

export interface VirtualInput {
  readonly count: number;
  readonly height: number;
  /** The element whose children are the rows. */
  readonly rows: RefObject<HTMLElement | null>;
  /** What scrolls; without one the page does. */
  readonly frame?: RefObject<HTMLElement | null>;
}

const threshold = 50;
const around = 10;
/** The window moves by whole steps: a pixel of scrolling draws nothing anew. */
const step = 8;

const frameBox = (frame: HTMLElement | null | undefined) => {
  const box = frame?.getBoundingClientRect();
  return box ? { top: box.top, height: box.height } : { top: 0, height: window.innerHeight };
};

export function useVirtualRows({ count, height, rows, frame }: VirtualInput): VirtualRows {
  const isVirtual = count > threshold;
  const [first, setFirst] = useState(0);
  const [visible, setVisible] = useState(40);
  const measure = useCallback(() => {
    if (!rows.current) return;
    const box = frameBox(frame?.current);
    const hidden = Math.floor((box.top - rows.current.getBoundingClientRect().top) / height);
    setFirst(Math.max(0, Math.floor((hidden - around) / step) * step));
    setVisible(Math.ceil(box.height / height / step) * step + around * 2 + step);
  }, [rows, frame, height]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows may be of another list
  useLayoutEffect(measure, [measure, count]);
  const pending = useRef(0);
  useEffect(() => {
    if (!isVirtual) return undefined;
    const onMove = () => {
      cancelAnimationFrame(pending.current);
      pending.current = requestAnimationFrame(measure);
    };
    // Captured: scrolling does not bubble, and which ancestor scrolls is no matter.
    document.addEventListener('scroll', onMove, { capture: true, passive: true });
    window.addEventListener('resize', onMove);
    return () => {
      cancelAnimationFrame(pending.current);
      document.removeEventListener('scroll', onMove, { capture: true });
      window.removeEventListener('resize', onMove);
    };
  }, [isVirtual, measure]);
  const scrollTo = useCallback(
    (index: number) => {
      if (!rows.current) return;
      const box = frameBox(frame?.current);
      const head = frame?.current?.querySelector('thead')?.clientHeight ?? 0;
      const top = rows.current.getBoundingClientRect().top - box.top + index * height;
      const scroller = frame?.current ?? window;
      if (top < head) scroller.scrollBy({ top: top - head });
      else if (top + height > box.height) scroller.scrollBy({ top: top + height - box.height });
    },
    [rows, frame, height],
  );
  const from = isVirtual ? Math.min(first, Math.max(0, count - visible)) : 0;
  const to = isVirtual ? Math.min(count, from + visible) : count;
  return { from, to, above: from * height, below: (count - to) * height, scrollTo };
}
