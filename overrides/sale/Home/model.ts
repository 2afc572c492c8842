/** What the first page counts as needing somebody, and the list that each number is of. Pure. */
import type { PolicyCode } from '../../../schema/policies.ts';

/** Places left at which a performance of the next seven days is looked at. */
export const FEW_PLACES = 10;

/** Days that failed jobs and coming performances are looked at. */
export const DAYS = 7;

/** Minutes after which a box is held to be silent. */
export const SILENT_MINUTES = 10;

export const attentionKinds = [
  'unreleasedCarts',
  'fewPlaces',
  'unpaidOrders',
  'dueActions',
  'failedJobs',
  'failedUpdates',
  'silentBoxes',
] as const;

export type AttentionKind = (typeof attentionKinds)[number];

/** Who sees each: any of these policies, held for the whole contract. */
export const attentionNeeds: Readonly<Record<AttentionKind, readonly PolicyCode[]>> = {
  unreleasedCarts: ['stock.write'],
  fewPlaces: ['stock.write', 'programming.write'],
  unpaidOrders: ['orders.correct'],
  dueActions: ['customers.mail'],
  failedJobs: ['jobs.manage'],
  failedUpdates: ['jobs.manage'],
  silentBoxes: ['devices.write'],
};

const day = 24 * 3_600_000;

/** `listPath`: where the list of an entity is. @returns the address of the list that the number counts */
export function attentionPath(kind: AttentionKind, now: Date, listPath: (entity: string) => string): string {
  const list = (entity: string, filter: object) =>
    `${listPath(entity)}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
  const at = (days: number) => new Date(now.getTime() + days * day).toISOString();
  switch (kind) {
    case 'unreleasedCarts':
      return list('Cart', { exists: { releaseFailedAt: true } });
    case 'fewPlaces':
      return list('EventDate', {
        status: 'opened',
        startDate: { after: at(0), before: at(DAYS) },
        bookableStock: { gte: 1, lte: FEW_PLACES },
      });
    case 'unpaidOrders':
      return list('Order', {
        status: 'validated',
        paymentStatus: ['awaiting_payment', 'incomplete_payment'],
      });
    case 'dueActions':
      return list('CustomerNote', { dueOn: { lte: at(0).slice(0, 10) }, exists: { doneAt: false } });
    case 'failedJobs':
      return list('Job', { status: 'FAIL', updatedAt: { after: at(-DAYS) } });
    case 'failedUpdates':
      return listPath('DeadLetter');
    case 'silentBoxes':
      return '/printer';
  }
}
