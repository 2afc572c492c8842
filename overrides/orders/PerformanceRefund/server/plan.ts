/** `GET /event_dates/{id}/refunds`: what a performance has to give back, and what it has given back, order by order. */
import type { PerformanceRefundPlan } from '../../../../schema/generated/orders/PerformanceRefundPlan.ts';
import { defineAction } from '../../../../server/action.ts';
import { sqlFile } from '../../../../server/sql.ts';

type Read = Omit<PerformanceRefundPlan, 'job'> & { readonly job: number | null };

const readPlan = sqlFile<{ readonly contract: number; readonly eventDate: number }, { readonly plan: Read }>(
  import.meta.dirname,
  'readPlan.sql',
);

export const refundPlan = defineAction('EventDate.refundPlan', {
  async run({ tx, contract }, { id }) {
    const [row] = await tx.query(readPlan({ contract, eventDate: id }));
    if (!row) throw new Error(`The performance "${id}" is not there any more.`);
    const { job, ...plan } = row.plan;
    return { value: { ...plan, job: job === null ? null : String(job) } };
  },
});
