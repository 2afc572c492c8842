/** The room a list has: how wide it may be, and how much of the window's height stands around it. */
import { type RefObject, useLayoutEffect, useState } from 'react';

export interface Room {
  readonly around: number;
  readonly available: number;
}

/** The pages' line under the rows, and the air under that. */
const below = 76;

export function useRoom(frame: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState<Room>({ around: 296, available: 0 });
  // After every draw: what is above changes without this component knowing.
  useLayoutEffect(() => {
    if (!frame.current) return;
    const top = frame.current.getBoundingClientRect().top + window.scrollY;
    // A list further down a page is no page of its own.
    const around = top > window.innerHeight / 2 ? 160 : Math.round(top) + below;
    const available = frame.current.clientWidth;
    setRoom((old) => (old.around === around && old.available === available ? old : { around, available }));
  });
  useLayoutEffect(() => {
    if (!frame.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const available = Math.round(entry?.contentRect.width ?? 0);
      setRoom((old) => (old.available === available ? old : { ...old, available }));
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [frame]);
  return room;
}
