/**
 * A plan for paper, of a performance or of a room alone: a page a floor, and a page a zone more where the seats of a floor
 * are too small to be read. Pure; setting it is the server's.
 */
import { makeSheetWriter, type SheetLanguage } from '../../../fiscal/Sheet/model.ts';
import { listAreas, listRowNames, listZoneNames, type SeatArea } from '../../SeatMap/model/rows.ts';
import { readPlan, SEAT_STATES, type SeatPlan } from '../../SeatMap/model/seatPlan.ts';
import type { WirePlan } from '../../SeatMap/model/wire.ts';
import { drawSeats, hidesNumber, isDark, type PrintedMark } from './shapes.ts';
import { texts } from './texts.ts';

export interface PlanFacts {
  readonly operator: string;
  /** The plan's. */
  readonly label: string;
  /** Of a performance. */
  readonly show?: string | null;
  readonly startDate?: string | null;
  readonly timezone: string;
  /** ISO 8601. */
  readonly drawnAt: string;
}

interface PlanText {
  readonly text: string;
  /** Its middle, mm from the left upper corner of the drawing. */
  readonly x: number;
  readonly y: number;
  /** Points. */
  readonly size: number;
  readonly tone: 'plain' | 'light' | 'strong';
}

export interface PlanPage {
  readonly name: string;
  readonly isWide: boolean;
  /** Of the drawing, mm. */
  readonly width: number;
  readonly height: number;
  /** What it holds, as SVG. */
  readonly drawing: string;
  readonly texts: readonly PlanText[];
  /** Each mark that is there, as SVG, with its name and how many have it. */
  readonly legend: readonly { readonly drawing: string; readonly name: string; readonly count: string }[];
}

export interface PlanSheet {
  readonly language: SheetLanguage;
  readonly operator: string;
  readonly title: string;
  readonly subtitle: string;
  readonly drawn: string;
  readonly pages: readonly PlanPage[];
}

/** Of A4, without margins, head and legend; mm. */
const PAPER = { wide: { width: 273, height: 144 }, tall: { width: 186, height: 228 } } as const;
/** A seat is printed no wider than that, mm. */
const WIDEST = 11;
/** Narrower ones have no number, mm. */
const READABLE = 2.6;
/** Where seats are narrower, zones are named and not rows, mm. */
const NAMED = 1.7;
/** Between seats and the border, units. */
const AROUND = 1.6;
const POINTS_PER_MM = 2.835;

const round = (value: number) => Math.round(value * 100) / 100;

interface Drawn {
  readonly plan: SeatPlan;
  readonly language: SheetLanguage;
  readonly markOf: (seat: number) => PrintedMark;
  readonly isPerformance: boolean;
}

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

function measure({ x, y }: SeatPlan, seats: readonly number[], by: number): Box {
  const [xs, ys] = [seats.map((seat) => x[seat] ?? 0), seats.map((seat) => y[seat] ?? 0)];
  const least = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b), Infinity);
  const most = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b), -Infinity);
  return { left: least(xs) - by, top: least(ys) - by, right: most(xs) + by, bottom: most(ys) + by };
}

/** Blocks near the seats, and the box around both. */
function frameSeats(plan: SeatPlan, seats: readonly number[], reach: number) {
  const near = measure(plan, seats, reach);
  const blocks = plan.blocks.filter(
    ({ x, y, width, height }) =>
      x < near.right && x + width > near.left && y < near.bottom && y + height > near.top,
  );
  const own = measure(plan, seats, AROUND);
  const box = blocks.reduce<Box>(
    (all, { x, y, width, height }) => ({
      left: Math.min(all.left, x),
      top: Math.min(all.top, y),
      right: Math.max(all.right, x + width),
      bottom: Math.max(all.bottom, y + height),
    }),
    own,
  );
  return { blocks, box };
}

function fitPaper({ left, top, right, bottom }: Box) {
  const [across, down] = [right - left, bottom - top];
  const scaleOn = ({ width, height }: { readonly width: number; readonly height: number }) =>
    Math.min(WIDEST, width / across, height / down);
  const [wide, tall] = [scaleOn(PAPER.wide), scaleOn(PAPER.tall)];
  return { isWide: wide >= tall, scale: Math.max(wide, tall) };
}

/** A picture's own size is counted in whole dots: with many of them to a unit, nothing is out of place. */
const DOTS = 100;

function svg({ left, top, right, bottom }: Box, content: string): string {
  const [width, height] = [right - left, bottom - top];
  const box = [left, top, width, height].map(round).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width * DOTS)}" height="${Math.round(height * DOTS)}" viewBox="${box}">${content}</svg>`;
}

function describeLegend({ markOf, isPerformance, language }: Drawn, seats: readonly number[]) {
  const words = texts[language];
  const { count } = makeSheetWriter(language);
  const order: readonly PrintedMark[] = [...SEAT_STATES, 'reducedMobility'];
  const counts = new Map<PrintedMark, number>();
  for (const seat of seats) counts.set(markOf(seat), (counts.get(markOf(seat)) ?? 0) + 1);
  return order.flatMap((mark) => {
    const many = counts.get(mark);
    if (many === undefined) return [];
    const drawing = svg(
      { left: -0.5, top: -0.5, right: 0.5, bottom: 0.5 },
      drawSeats([{ x: 0, y: 0, angle: 0, mark }]),
    );
    const name = mark === 'free' && !isPerformance ? words.plain : words.marks[mark];
    return [{ drawing, name, count: count(many) }];
  });
}

interface Part {
  readonly name: string;
  readonly areas: readonly SeatArea[];
  /** How far blocks may be to be of the page, units. */
  readonly reach: number;
}

const seatsOf = (areas: readonly SeatArea[]) =>
  areas.flatMap(({ rows }) => rows.flatMap(({ seats }) => seats));

function describePage(drawn: Drawn, { name, areas, reach }: Part): PlanPage & { readonly scale: number } {
  const { plan, markOf } = drawn;
  const seats = seatsOf(areas);
  const { blocks, box } = frameSeats(plan, seats, reach);
  const { isWide, scale } = fitPaper(box);
  const place = (x: number, y: number) => ({
    x: round((x - box.left) * scale),
    y: round((y - box.top) * scale),
  });
  const printed = seats.map((seat) => ({
    x: plan.x[seat] ?? 0,
    y: plan.y[seat] ?? 0,
    angle: plan.angle[seat] ?? 0,
    mark: markOf(seat),
  }));
  const shapes = blocks
    .map(
      ({ x, y, width, height }) =>
        `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="0.4" fill="rgb(240,240,240)" stroke="#777" stroke-width="0.05"/>`,
    )
    .join('');
  const size = (part: number, most: number) => round(Math.min(scale * part * POINTS_PER_MM, most));
  const numbers = seats.flatMap((seat): PlanText[] => {
    const text = plan.seats.number[seat] ?? '';
    const mark = markOf(seat);
    if (scale < READABLE || !text || hidesNumber(mark)) return [];
    const at = place(plan.x[seat] ?? 0, plan.y[seat] ?? 0);
    const part = text.length > 2 ? 0.34 : 0.46;
    return [{ text, ...at, size: size(part, 9), tone: isDark(mark) ? 'light' : 'plain' }];
  });
  const names =
    scale < NAMED
      ? listZoneNames(areas, plan).map(
          ({ zone, x, y }): PlanText => ({ text: zone, ...place(x, y), size: 9, tone: 'strong' }),
        )
      : listRowNames(areas, plan).map(
          ({ name: text, x, y }): PlanText => ({
            text,
            ...place(x, y),
            size: size(Math.min(0.64, 2 / text.length), 10),
            tone: 'strong',
          }),
        );
  const blockNames = blocks.map(
    ({ info, x, y, width, height }): PlanText => ({
      text: info,
      ...place(x + width / 2, y + height / 2),
      size: Math.max(7, size(1.2, 12)),
      tone: 'plain',
    }),
  );
  return {
    name,
    isWide,
    scale,
    width: round((box.right - box.left) * scale),
    height: round((box.bottom - box.top) * scale),
    drawing: svg(box, shapes + drawSeats(printed)),
    texts: [...blockNames, ...names, ...numbers],
    legend: describeLegend(drawn, seats),
  };
}

function describePages(drawn: Drawn): readonly PlanPage[] {
  const floors = [...Map.groupBy(listAreas(drawn.plan), ({ floor }) => floor)];
  return floors.flatMap(([floor, areas]) => {
    const { scale, ...whole } = describePage(drawn, { name: floor, areas, reach: 8 });
    if (scale >= READABLE || areas.length === 1) return [whole];
    const zones = areas.map((area) => {
      const { scale: _, ...page } = describePage(drawn, {
        name: [floor, area.zone].filter(Boolean).join(' · '),
        areas: [area],
        reach: 3,
      });
      return page;
    });
    return [whole, ...zones];
  });
}

/** @param states a digit a seat by ascending id, as `WireStates` has them; null for the room alone */
export function describePlan(
  wire: WirePlan,
  states: string | null,
  facts: PlanFacts,
  language: SheetLanguage,
): PlanSheet {
  const words = texts[language];
  const { instant } = makeSheetWriter(language);
  const plan = readPlan(wire);
  const markOf = (seat: number): PrintedMark => {
    if (states !== null) return SEAT_STATES[Number(states[seat])] ?? 'free';
    return plan.seats.type[seat] === 'reduced_mobility' ? 'reducedMobility' : 'free';
  };
  const when = facts.startDate ? instant(facts.startDate, facts.timezone) : '';
  return {
    language,
    operator: facts.operator,
    title: facts.show ?? facts.label,
    subtitle: facts.show ? [when, facts.label].filter(Boolean).join(' · ') : words.title,
    drawn: `${words.drawn} ${instant(facts.drawnAt, facts.timezone)}`,
    pages: describePages({ plan, language, markOf, isPerformance: states !== null }),
  };
}
