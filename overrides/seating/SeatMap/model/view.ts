/** Where on the plan one looks, and how closely. Pure; lengths on the screen are CSS pixels. */
import type { Bounds } from './seatPlan.ts';

export interface View {
  /** Pixels a unit of the plan. */
  readonly scale: number;
  /** Of the plan, at the left upper corner of the screen. */
  readonly left: number;
  readonly top: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

const MARGIN = 24;
/** A seat is drawn at most so large. */
const MOST = 64;

/** All of the plan, in the middle of the screen. */
export function fitView(bounds: Bounds, size: Size): View {
  const [width, height] = [bounds.right - bounds.left, bounds.bottom - bounds.top];
  const scale = Math.min(
    MOST * 0.75,
    Math.max(1, size.width - 2 * MARGIN) / width,
    Math.max(1, size.height - 2 * MARGIN) / height,
  );
  return {
    scale,
    left: bounds.left - (size.width / scale - width) / 2,
    top: bounds.top - (size.height / scale - height) / 2,
  };
}

export const toPlan = ({ scale, left, top }: View, { x, y }: Point): Point => ({
  x: left + x / scale,
  y: top + y / scale,
});

export const toScreen = ({ scale, left, top }: View, { x, y }: Point): Point => ({
  x: (x - left) * scale,
  y: (y - top) * scale,
});

/** Nearer or farther by a factor; what is under `at` stays there. @param least scale, of the whole plan */
export function zoomView(
  view: View,
  { at, factor, least }: { at: Point; factor: number; least: number },
): View {
  const scale = Math.min(MOST, Math.max(least, view.scale * factor));
  const { x, y } = toPlan(view, at);
  return { scale, left: x - at.x / scale, top: y - at.y / scale };
}

/** Dragged by so many pixels; a part of the plan stays on the screen. */
export function dragView(view: View, by: Point, { bounds, size }: { bounds: Bounds; size: Size }): View {
  const { scale } = view;
  const [width, height] = [size.width / scale, size.height / scale];
  const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
  return {
    scale,
    left: clamp(view.left - by.x / scale, bounds.left - width * 0.75, bounds.right - width * 0.25),
    top: clamp(view.top - by.y / scale, bounds.top - height * 0.75, bounds.bottom - height * 0.25),
  };
}
