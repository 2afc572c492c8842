/** Seats as they are printed: outlines a mark, in black and white, so that a photocopy still shows who sits where. Pure. */
import type { SeatState } from '../../SeatMap/model/seatPlan.ts';

/** A state of a seat, or of a plan without a performance what distinguishes it. */
export type PrintedMark = SeatState | 'reducedMobility';

export interface PrintedSeat {
  /** Its middle, in units of a seat's width. */
  readonly x: number;
  readonly y: number;
  /** Degrees. */
  readonly angle: number;
  readonly mark: PrintedMark;
}

type Point = readonly [number, number];

const HALF = 0.42;
const CUT = 0.13;

const frame = (half: number): readonly Point[] => [
  [-half + CUT, -half],
  [half - CUT, -half],
  [half, -half + CUT],
  [half, half - CUT],
  [half - CUT, half],
  [-half + CUT, half],
  [-half, half - CUT],
  [-half, -half + CUT],
];

/** What is drawn of a seat: a closed line each, filled with a grey (255 is paper) and framed where it has a line. */
interface Stroke {
  readonly points: readonly Point[];
  readonly fill: number | null;
  readonly line: number;
}

const OUTLINE: Stroke = { points: frame(HALF), fill: 255, line: 0.05 };
/** Below the diagonal, within the frame. */
const lowerHalf: readonly Point[] = [
  [HALF, -HALF + CUT],
  [HALF, HALF - CUT],
  [HALF - CUT, HALF],
  [-HALF + CUT, HALF],
];
const corner: readonly Point[] = [
  [-HALF, 0],
  [-HALF, -HALF + CUT],
  [-HALF + CUT, -HALF],
  [0, -HALF],
];
const diagonal = (rising: boolean): Stroke => ({
  points: rising
    ? [
        [-HALF, HALF],
        [HALF, -HALF],
      ]
    : [
        [-HALF, -HALF],
        [HALF, HALF],
      ],
  fill: null,
  line: 0.07,
});

const strokes: Readonly<Record<PrintedMark, readonly Stroke[]>> = {
  free: [OUTLINE],
  held: [
    { points: frame(HALF), fill: 255, line: 0 },
    { points: lowerHalf, fill: 200, line: 0 },
    { points: frame(HALF), fill: null, line: 0.05 },
  ],
  reserved: [{ points: frame(HALF), fill: 205, line: 0.05 }],
  sold: [{ points: frame(HALF), fill: 50, line: 0.05 }],
  blocked: [diagonal(true), diagonal(false)],
  house: [OUTLINE, { points: corner, fill: 0, line: 0 }],
  contingent: [OUTLINE, { points: frame(HALF - 0.11), fill: null, line: 0.04 }],
  reducedMobility: [{ points: frame(HALF), fill: 220, line: 0.1 }],
};

export const isDark = (mark: PrintedMark): boolean => mark === 'sold';
/** Where the number would not be read, or is of no use. */
export const hidesNumber = (mark: PrintedMark): boolean => mark === 'blocked';

const write = (value: number) => String(Math.round(value * 1000) / 1000);

function trace({ x, y, angle }: PrintedSeat, points: readonly Point[]): string {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const places = points.map(
    ([dx, dy]) => `${write(x + dx * cos - dy * sin)} ${write(y + dx * sin + dy * cos)}`,
  );
  return `M${places.join('L')}${points.length > 2 ? 'Z' : ''}`;
}

const grey = (value: number) => `rgb(${value},${value},${value})`;

/** Paths of SVG, in units of a seat's width: one a stroke of a mark, however many seats have it. */
export function drawSeats(seats: readonly PrintedSeat[]): string {
  return [...Map.groupBy(seats, ({ mark }) => mark)]
    .flatMap(([mark, own]) =>
      strokes[mark].map(
        ({ points, fill, line }) =>
          `<path d="${own.map((seat) => trace(seat, points)).join('')}" fill="${fill === null ? 'none' : grey(fill)}" stroke="${line > 0 ? '#000' : 'none'}" stroke-width="${line}"/>`,
      ),
    )
    .join('');
}
