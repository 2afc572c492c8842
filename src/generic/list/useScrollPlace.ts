/** A list that one comes back to stands where it was left: by the browser's way back, or by a record's link to it. */
import { useListContext } from 'ra-core';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

interface Place {
  /** What the list showed: under another filter it is another list. */
  readonly shown: string;
  readonly top: number;
}

/** By resource, as long as the window is open. */
const places = new Map<string, Place>();

/** Given to the address of a list by what leads back to it. */
export interface ComingBack {
  readonly isBack: true;
  /** The record one comes from. */
  readonly row?: string;
  /** Where it was in the whole list, from 0. */
  readonly at?: number;
}

/** Rows scroll in a frame of their own, cards with the page. */
export type Scroller = RefObject<HTMLElement | null> | 'page';

const scrollerOf = (scroller: Scroller): HTMLElement | null =>
  scroller === 'page' ? document.documentElement : scroller.current;

export function useScrollPlace(scroller: Scroller, isKept: boolean): void {
  const { resource, sort, filterValues, page, perPage, isPending } = useListContext();
  const isBack = useNavigationType() === 'POP';
  const { state } = useLocation() as { readonly state: Partial<ComingBack> | null };
  // How one came: the address may be written anew before the rows are there.
  const [isComingBack] = useState(isBack || state?.isBack === true);
  const shown = JSON.stringify([sort, filterValues, page, perPage]);
  const last = useRef(shown);
  last.current = shown;
  const isDone = useRef(false);
  useLayoutEffect(() => {
    const element = scrollerOf(scroller);
    if (!isKept || isPending || isDone.current || !element) return;
    isDone.current = true;
    const place = places.get(resource);
    if (place?.shown === shown && isComingBack) element.scrollTop = place.top;
  }, [isKept, isPending, scroller, resource, shown, isComingBack]);
  useLayoutEffect(() => {
    const element = scrollerOf(scroller);
    // The browser would put the page where it thinks best, and may do so after this did.
    if (scroller === 'page') history.scrollRestoration = 'manual';
    return () => {
      if (scroller === 'page') history.scrollRestoration = 'auto';
      if (!element || !isKept) return;
      places.set(resource, { shown: last.current, top: element.scrollTop });
      // What comes next in the same page begins at its beginning.
      if (scroller === 'page') element.scrollTop = 0;
    };
  }, [scroller, resource, isKept]);
}
