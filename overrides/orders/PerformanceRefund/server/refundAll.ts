/** `POST /event_dates/{id}/refunds`: begins the job that gives back all that is left of a performance. */
import { defineAction } from '../../../../server/action.ts';
import { REFUNDS_JOB, type RefundsWish } from './runRefunds.ts';

export const refundAll = defineAction('EventDate.refundAll', {
  run: (_context, { id, body }): RefundsWish => ({
    eventDate: id,
    cancel: body.cancel ?? true,
    way: body.way,
    fees: body.fees ?? false,
    notify: body.notify ?? false,
    orders: body.orders ?? null,
    reason: body.reason ?? null,
  }),
  async finish({ host, contract, caller }, wish) {
    const { id } = await host.jobs.start({ name: REFUNDS_JOB, contract, caller, parameters: { ...wish } });
    return { id };
  },
});
