/** Three months of sales, drawn: who bought what, when and from whom. Nothing is counted or priced here. */
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
  readonly method: keyof typeof METHOD_IDS;
}

/** Tickets sold by the start of today: all of a past date's, and the fewer the further off a coming one is. */
function countSold({ show, day, capacity }: Performance, draw: Draw): number {
  const mood = 0.88 + draw() * 0.24;
  const early = day < 0 ? 1 : Math.max(0.06, 0.7 - day / 40);
  // A whole house is some hundred orders; the demo keeps to a share of it, so that its first start stays short.
  return Math.min(Math.floor(capacity * 0.97), Math.round(capacity * show.success * mood * early * 0.5));
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

function drawSale(performance: Performance, most: number, today: string, draw: Draw): Sale {
  const latest = Math.min(-1, performance.day);
  const day = Math.max(-HISTORY_DAYS, latest - Math.floor(draw() ** 2 * 35));
  const isDesk = draw() < 0.55;
  const hour = `${drawInteger(draw, 10, 18)}:${drawInteger(draw, 0, 59)}`;
  return {
    boughtAt: new Date(
      Date.parse(findInstant(today, day, hour)) + drawInteger(draw, 0, 59) * 1000,
    ).toISOString(),
    day,
    performance,
    lines: drawLines(performance, most, draw),
    customer: !isDesk || draw() < 0.4 ? drawInteger(draw, 1, 1000) : null,
    seller: isDesk ? drawItem(draw, SELLERS) : null,
    method: isDesk ? drawItem(draw, ['cash', 'card', 'card', 'card', 'check'] as const) : 'card_online',
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
