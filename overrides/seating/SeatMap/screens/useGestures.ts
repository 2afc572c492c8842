/** Mouse, pen and fingers on the map: drag, pinch and wheel at the pointer, a press on a seat, a lasso around many. */
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { Point } from '../model/view.ts';

export interface Gestures {
  /** `lasso`: dragging draws a line around seats instead of moving the plan. */
  readonly tool: 'move' | 'lasso';
  readonly onDrag: (by: Point) => void;
  readonly onZoom: (at: Point, factor: number) => void;
  readonly onHover: (at: Point | undefined) => void;
  readonly onPress: (at: Point, keys: { readonly isAdding: boolean; readonly isTouch: boolean }) => void;
  readonly onLasso: (line: readonly Point[], isDone: boolean, isAdding: boolean) => void;
}

/** Pixels a pointer may tremble within a press. */
const STILL = 5;

interface Held {
  readonly start: Point;
  last: Point;
  isMoving: boolean;
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

export function useGestures(canvas: RefObject<HTMLCanvasElement | null>, gestures: Gestures) {
  const latest = useRef(gestures);
  const pointers = useRef(new Map<number, Held>());
  const line = useRef<Point[]>([]);
  useEffect(() => {
    latest.current = gestures;
  });
  const locate = (event: { readonly clientX: number; readonly clientY: number }): Point => {
    const box = canvas.current?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  };
  useEffect(() => {
    const element = canvas.current;
    // React listens to wheels passively, and the page must not scroll along.
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const box = element?.getBoundingClientRect();
      const at = { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
      const step = event.deltaMode === 1 ? event.deltaY * 16 : event.deltaY;
      latest.current.onZoom(at, Math.exp(-step / (event.ctrlKey ? 100 : 400)));
    };
    element?.addEventListener('wheel', wheel, { passive: false });
    return () => element?.removeEventListener('wheel', wheel);
  }, [canvas]);

  const pinch = (id: number, at: Point) => {
    const other = [...pointers.current].find(([held]) => held !== id)?.[1];
    const own = pointers.current.get(id);
    if (!own || !other) return;
    const before = distance(own.last, other.last);
    const middle = { x: (at.x + other.last.x) / 2, y: (at.y + other.last.y) / 2 };
    latest.current.onDrag({ x: (at.x - own.last.x) / 2, y: (at.y - own.last.y) / 2 });
    if (before > 0) latest.current.onZoom(middle, distance(at, other.last) / before);
    own.isMoving = true;
    other.isMoving = true;
  };

  return {
    onPointerDown(event: PointerEvent<HTMLCanvasElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const at = locate(event);
      pointers.current.set(event.pointerId, { start: at, last: at, isMoving: false });
      line.current = [at];
    },
    onPointerMove(event: PointerEvent<HTMLCanvasElement>) {
      const at = locate(event);
      const held = pointers.current.get(event.pointerId);
      if (!held) return latest.current.onHover(event.pointerType === 'touch' ? undefined : at);
      if (pointers.current.size > 1) pinch(event.pointerId, at);
      else if (held.isMoving || distance(held.start, at) > STILL) {
        held.isMoving = true;
        latest.current.onHover(undefined);
        if (latest.current.tool === 'lasso') {
          line.current.push(at);
          latest.current.onLasso(line.current, false, event.shiftKey);
        } else latest.current.onDrag({ x: at.x - held.last.x, y: at.y - held.last.y });
      }
      held.last = at;
    },
    onPointerUp(event: PointerEvent<HTMLCanvasElement>) {
      const held = pointers.current.get(event.pointerId);
      pointers.current.delete(event.pointerId);
      if (!held) return;
      const isAdding = event.shiftKey || event.ctrlKey || event.metaKey;
      if (!held.isMoving)
        latest.current.onPress(locate(event), { isAdding, isTouch: event.pointerType === 'touch' });
      else if (latest.current.tool === 'lasso') latest.current.onLasso(line.current, true, isAdding);
    },
    onPointerCancel(event: PointerEvent<HTMLCanvasElement>) {
      pointers.current.delete(event.pointerId);
    },
    onPointerLeave() {
      latest.current.onHover(undefined);
    },
  };
}
