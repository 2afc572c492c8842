/**
 * Seats as pixels: each look is drawn once for a size, an angle and a colour, and copied wherever it is seen. A state has
 * a shape of its own, so that it is recognised without its colour.
 */
import type { SeatPlan, SeatState } from './seatPlan.ts';
import type { View } from './view.ts';

export type SeatShape = SeatState | 'chosen';

/** Straight RGBA as an ImageData has it, a pixel each. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint32Array;
}

export interface Painted {
  readonly plan: Pick<SeatPlan, 'count' | 'x' | 'y' | 'angle'>;
  readonly shapeOf: (index: number) => SeatShape;
  /** `0xrrggbb`. */
  readonly colorOf: (index: number) => number;
  readonly onChosen: number;
}

/** A seat's side, in units of the plan. */
const SIDE = 0.82;
/** Angles are drawn in steps of so many degrees; a square is the same every 90. */
const STEP = 5;

const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** How far a point is outside a rounded square around 0; negative inside. */
function distanceToSquare(x: number, y: number, half: number, radius: number): number {
  const [dx, dy] = [Math.abs(x) - half + radius, Math.abs(y) - half + radius];
  return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - radius;
}

function distanceToLine(
  x: number,
  y: number,
  [ax, ay, bx, by]: readonly [number, number, number, number],
): number {
  const [dx, dy] = [bx - ax, by - ay];
  const part = clamp(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy));
  return Math.hypot(x - ax - part * dx, y - ay - part * dy);
}

/** How much of a pixel is covered, 0 to 1, and whether it is of the mark on top. */
type Cover = (x: number, y: number, half: number) => readonly [cover: number, mark: number];

const outline = (x: number, y: number, half: number, width: number) => {
  const distance = distanceToSquare(x, y, half, half * 0.35);
  return Math.min(clamp(0.5 - distance), clamp(0.5 + distance + width));
};

const strokeOf = (half: number) => Math.max(1, half * 0.16);

const covers: Readonly<Record<SeatShape, Cover>> = {
  free: (x, y, half) => [clamp(0.5 - distanceToSquare(x, y, half, half * 0.35)), 0],
  // Half full: below its diagonal.
  held: (x, y, half) => {
    const inside = clamp(0.5 - distanceToSquare(x, y, half, half * 0.35));
    return [Math.max(outline(x, y, half, strokeOf(half)), Math.min(inside, clamp(0.5 + (y - x) * 0.7))), 0];
  },
  // A point in a frame.
  reserved: (x, y, half) => [
    Math.max(outline(x, y, half, strokeOf(half)), clamp(0.5 + half * 0.36 - Math.hypot(x, y))),
    0,
  ],
  // A small disc.
  sold: (x, y, half) => [clamp(0.5 + half * 0.58 - Math.hypot(x, y)) * 0.85, 0],
  // A cross.
  blocked: (x, y, half) => {
    const arm = half * 0.6;
    const distance = Math.min(
      distanceToLine(x, y, [-arm, -arm, arm, arm]),
      distanceToLine(x, y, [-arm, arm, arm, -arm]),
    );
    return [clamp(0.5 + strokeOf(half) * 0.75 - distance), 0];
  },
  // A frame with a bar.
  house: (x, y, half) => [
    Math.max(
      outline(x, y, half, strokeOf(half)),
      clamp(0.5 + strokeOf(half) * 0.6 - distanceToLine(x, y, [-half * 0.5, 0, half * 0.5, 0])),
    ),
    0,
  ],
  // Full, with a hole.
  contingent: (x, y, half) => [
    Math.min(
      clamp(0.5 - distanceToSquare(x, y, half, half * 0.35)),
      clamp(0.5 + Math.hypot(x, y) - half * 0.46),
    ),
    0,
  ],
  // Larger and full, with a tick.
  chosen: (x, y, half) => {
    const large = half * 1.14;
    const distance = Math.min(
      distanceToLine(x, y, [-half * 0.5, half * 0.02, -half * 0.12, half * 0.4]),
      distanceToLine(x, y, [-half * 0.12, half * 0.4, half * 0.52, -half * 0.38]),
    );
    return [
      clamp(0.5 - distanceToSquare(x, y, large, large * 0.35)),
      half < 4 ? 0 : clamp(0.5 + strokeOf(half) * 0.7 - distance),
    ];
  },
};

interface Look {
  readonly shape: SeatShape;
  /** Pixels of the device. */
  readonly side: number;
  /** Degrees, 0 to 89. */
  readonly angle: number;
  readonly color: number;
  readonly mark: number;
}

const pixelOf = (color: number, alpha: number) =>
  (((alpha & 255) << 24) | ((color & 255) << 16) | (color & 0xff00) | (color >> 16)) >>> 0;

const mix = (from: number, to: number, part: number) => {
  const channel = (shift: number) =>
    Math.round(((from >> shift) & 255) * (1 - part) + ((to >> shift) & 255) * part) << shift;
  return channel(16) | channel(8) | channel(0);
};

/** A look in a square of its own, of `size` pixels a side. */
export function drawLook({ shape, side, angle, color, mark }: Look): {
  readonly size: number;
  readonly data: Uint32Array;
} {
  const size = Math.ceil(side * 1.5) + 2;
  const data = new Uint32Array(size * size);
  const [cos, sin] = [Math.cos((-angle * Math.PI) / 180), Math.sin((-angle * Math.PI) / 180)];
  const half = side / 2;
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1) {
      const [dx, dy] = [column + 0.5 - size / 2, row + 0.5 - size / 2];
      const [cover, marked] = covers[shape](dx * cos - dy * sin, dx * sin + dy * cos, half);
      const alpha = Math.round(cover * 255);
      if (alpha > 0) data[row * size + column] = pixelOf(mix(color, mark, marked), alpha);
    }
  return { size, data };
}

const SHAPES = Object.keys(covers) as readonly SeatShape[];
const SHAPE_INDEX = new Map(SHAPES.map((shape, index) => [shape, index]));

/** Looks drawn so far, for one scale: a map keeps them until it is zoomed. */
export class LookCache {
  readonly #looks = new Map<number, ReturnType<typeof drawLook>>();
  #side = 0;

  get(side: number, seat: Pick<Look, 'shape' | 'angle' | 'color' | 'mark'>): ReturnType<typeof drawLook> {
    if (side !== this.#side) this.#looks.clear();
    this.#side = side;
    const key = (seat.color * SHAPES.length + (SHAPE_INDEX.get(seat.shape) ?? 0)) * 90 + seat.angle;
    const known = this.#looks.get(key);
    if (known) return known;
    const made = drawLook({ ...seat, side });
    this.#looks.set(key, made);
    return made;
  }
}

function copyLook(
  { data, width, height }: Pixels,
  look: ReturnType<typeof drawLook>,
  left: number,
  top: number,
) {
  const { size } = look;
  const firstRow = Math.max(0, -top);
  const lastRow = Math.min(size, height - top);
  const firstColumn = Math.max(0, -left);
  const lastColumn = Math.min(size, width - left);
  for (let row = firstRow; row < lastRow; row += 1) {
    let to = (top + row) * width + left + firstColumn;
    let from = row * size + firstColumn;
    const end = row * size + lastColumn;
    for (; from < end; from += 1, to += 1) {
      const pixel = look.data[from] ?? 0;
      if (pixel !== 0) data[to] = pixel;
    }
  }
}

/**
 * Draws the seats in view, over what was there.
 *
 * @param view in pixels of the device
 */
export function paintSeats(
  pixels: Pixels,
  view: View,
  { plan, shapeOf, colorOf, onChosen }: Painted,
  cache: LookCache,
): void {
  pixels.data.fill(0);
  const { scale, left, top } = view;
  const side = Math.max(1.5, scale * SIDE);
  const reach = side;
  for (let index = 0; index < plan.count; index += 1) {
    const x = ((plan.x[index] ?? 0) - left) * scale;
    const y = ((plan.y[index] ?? 0) - top) * scale;
    if (x < -reach || y < -reach || x > pixels.width + reach || y > pixels.height + reach) continue;
    const turned = side < 6 ? 0 : (((Math.round((plan.angle[index] ?? 0) / STEP) * STEP) % 90) + 90) % 90;
    const look = cache.get(side, {
      shape: shapeOf(index),
      angle: turned,
      color: colorOf(index),
      mark: onChosen,
    });
    copyLook(pixels, look, Math.round(x - look.size / 2), Math.round(y - look.size / 2));
  }
}
