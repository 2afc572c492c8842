/** Desk sessions of a period: which are asked for, what they add up to, and their rows as a file has them. Pure. */
import { currencyDigits } from '../../../schema/currencyDigits.ts';
import type { DeskSessionOfDay } from '../../../schema/generated/reports/DeskSessionOfDay.ts';
import type { Language } from '../Takings/model.ts';

export const STATES = ['open', 'overdue', 'balanced', 'difference', 'uncounted'] as const;

export interface SessionChoice {
  readonly seller?: string | null | undefined;
  readonly desk?: number | null | undefined;
  readonly state?: string | null | undefined;
}

export const chooseSessions = (
  sessions: readonly DeskSessionOfDay[],
  { seller, desk, state }: SessionChoice,
): readonly DeskSessionOfDay[] =>
  sessions.filter(
    (one) =>
      (!seller || one.seller === seller) && (!desk || one.desk === desk) && (!state || one.state === state),
  );

export interface SessionTotal {
  readonly currency: string;
  readonly sessions: number;
  readonly orders: number;
  readonly taken: number;
  readonly countedCash: number;
  /** Of those that were counted: a surplus and what is missing cancel out. */
  readonly cashDifference: number;
}

/** One for each currency, in the order in which they come. */
export function sumSessions(sessions: readonly DeskSessionOfDay[]): readonly SessionTotal[] {
  const byCurrency = Map.groupBy(sessions, ({ currency }) => currency);
  return [...byCurrency].map(([currency, ones]) => ({
    currency,
    sessions: ones.length,
    orders: ones.reduce((sum, { orders }) => sum + orders, 0),
    taken: ones.reduce((sum, { taken }) => sum + taken, 0),
    countedCash: ones.reduce((sum, { countedCash }) => sum + (countedCash ?? 0), 0),
    cashDifference: ones.reduce((sum, { cashDifference }) => sum + (cashDifference ?? 0), 0),
  }));
}

const WORDS = {
  en: {
    head: [
      'Day',
      'Session',
      'Seller',
      'Desk',
      'Opened',
      'Closed',
      'State',
      'Orders',
      'Reason',
      'Currency',
      'Taken',
      'Cash expected',
      'Cash counted',
      'Difference',
    ],
    open: 'Open',
    overdue: 'Left open',
    balanced: 'Count is right',
    difference: 'Difference',
    uncounted: 'Not counted',
  },
  fr: {
    head: [
      'Journée',
      'Session',
      'Vendeur',
      'Guichet',
      'Ouverte le',
      'Fermée le',
      'État',
      'Commandes',
      'Motif',
      'Devise',
      'Encaissé',
      'Espèces attendues',
      'Espèces comptées',
      'Écart',
    ],
    open: 'Ouverte',
    overdue: 'Restée ouverte',
    balanced: 'Compte juste',
    difference: 'Écart',
    uncounted: 'Non comptée',
  },
} as const;

/** The head and one row for each session, the oldest first; times by the organiser's clock, amounts in the currency's own unit. */
export function listSessionRows(
  sessions: readonly DeskSessionOfDay[],
  { language, timezone }: { readonly language: Language; readonly timezone: string },
): (string | number)[][] {
  const words = WORDS[language];
  const clock = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: timezone,
  });
  return [
    [...words.head],
    ...[...sessions].reverse().map((one) => {
      const amount = (value: number | null) =>
        value === null ? '' : value / 10 ** currencyDigits(one.currency);
      return [
        one.day,
        one.number,
        one.seller,
        one.deskName ?? '',
        clock.format(new Date(one.startDate)),
        one.endDate === null ? '' : clock.format(new Date(one.endDate)),
        words[one.state],
        one.orders,
        one.reason ?? '',
        one.currency,
        ...[one.taken, one.expectedCash, one.countedCash, one.cashDifference].map(amount),
      ];
    }),
  ];
}
