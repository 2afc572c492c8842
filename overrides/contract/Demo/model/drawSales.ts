/** Three months of sales, drawn: who bought what, when and from whom. Nothing is counted or priced here. */
import { findOffer } from './buildOffers.ts';
import { findInstant, type METHOD_IDS, type Performance, SELLERS, type SoldPrice } from './buildSeason.ts';
import { type Draw, drawInteger, drawItem } from './draw.ts';

/** How far back sales go, in days. */
const HISTORY_DAYS = 90;

export interface Sale {
  readonly boughtAt: string;
  readonly day: number;
  readonly performance: Performance;
  readonly lines: readonly { readonly price: SoldPrice; readonly quantity: number }[];
  readonly customer: number | null;
  readonly seller: (typeof SELLERS)[number] | null;
  readonly method: Exclude<keyof typeof METHOD_IDS, 'cash_coupon'>;
  /** The tickets go by post, with the fees that this costs. */
  readonly isPosted: boolean;
  /** The friends' code was given: a fifth off. */
  readonly hasOffer: boolean;
}

/** Tickets sold by the start of today: all of a past date's, and the fewer the further off a coming one is. */
function countSold({ show, day, capacity }: Performance, draw: Draw): number {
  const mood = 0.88 + draw() * 0.24;
  const early = day < 0 ? 1 : Math.max(0.06, 0.7 - day / 40);
  // A whole house is some hundred orders; the demo keeps to a share of it, so that its first start stays short.
  return Math.min(Math.floor(capacity * 0.97), Math.round(capacity * show.success * mood * early * 0.45));
}

function drawLines(performance: Performance, most: number, draw: Draw): Sale['lines'] {
  const size = Math.min(most, drawItem(draw, [1, 2, 2, 2, 2, 3, 4, 4, 5, 8]));
  const [full, reduced = full, young = full] = performance.prices;
  if (!full || !reduced || !young) return [];
  const pick = draw();
  if (pick < 0.02) return [{ price: performance.prices.at(-1) ?? full, quantity: Math.min(2, size) }];
  if (pick < 0.55 || size === 1) return [{ price: pick < 0.4 ? full : reduced, quantity: size }];
  return [
    { price: full, quantity: size - 1 },
    { price: pick < 0.8 ? young : reduced, quantity: 1 },
  ];
}

/** A desk is open from ten to seven, a site until late; neither sells what has begun. */
function drawInstant(
  { day, startDate }: Performance,
  today: string,
  { latest, isDesk }: { readonly latest: number; readonly isDesk: boolean },
  draw: Draw,
): { readonly day: number; readonly boughtAt: string } {
  const drawn = Math.max(-HISTORY_DAYS, latest - Math.floor(draw() ** 2 * 35));
  const hour = `${drawInteger(draw, isDesk ? 10 : 8, isDesk ? 18 : 22)}:${drawInteger(draw, 0, 59)}`;
  const seconds = drawInteger(draw, 0, 59) * 1000;
  const onDay = (at: number) => new Date(Date.parse(findInstant(today, at, hour)) + seconds).toISOString();
  const boughtAt = onDay(drawn);
  if (drawn < day || boughtAt < startDate) return { day: drawn, boughtAt };
  return { day: drawn - 1, boughtAt: onDay(drawn - 1) };
}

function drawSale(performance: Performance, most: number, today: string, draw: Draw): Sale {
  const isDesk = draw() < 0.55;
  const latest = Math.min(-1, performance.day);
  const { day, boughtAt } = drawInstant(performance, today, { latest, isDesk }, draw);
  const lines = drawLines(performance, most, draw);
  const customer = !isDesk || draw() < 0.4 ? drawInteger(draw, 1, 1000) : null;
  return {
    boughtAt,
    day,
    performance,
    lines,
    customer,
    seller: isDesk ? drawItem(draw, SELLERS) : null,
    method: isDesk ? drawItem(draw, ['cash', 'card', 'card', 'card', 'check'] as const) : 'card_online',
    isPosted: !isDesk && performance.day - day > 10 && draw() < 0.2,
    hasOffer: findOffer(lines, day) && customer !== null && draw() < 0.22,
  };
}

export function drawSales(performances: readonly Performance[], today: string, draw: Draw): readonly Sale[] {
  const sales = performances.flatMap((performance) => {
    const list: Sale[] = [];
    let left = countSold(performance, draw);
    while (left > 0) {
      const sale = drawSale(performance, left, today, draw);
      left -= sale.lines.reduce((sum, line) => sum + line.quantity, 0);
      list.push(sale);
    }
    return list;
  });
  return sales.sort((a, b) => a.boughtAt.localeCompare(b.boughtAt));
}
