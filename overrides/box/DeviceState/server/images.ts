/**
 * Images of what a device prints, on the paper and in the dots of its printer: a ticket, a coupon, a test ticket. The
 * specification names the three and that their format is png by default. As everywhere, reading counts no print.
 */
import { defineAction } from '../../../../server/action.ts';
import { type Caller, holdsForAll, requestProblem, rightsProblem } from '../../../../server/kit.ts';
import { describeCoupon } from '../../../tickets/CouponTicket/model.ts';
import { couponTask } from '../../../tickets/CouponTicket/server/couponTask.ts';
import { readCoupon } from '../../../tickets/CouponTicket/server/readCoupon.ts';
import { describeTicket, type PaperType } from '../../../tickets/Ticket/model.ts';
import { drawDocument, readFormat } from '../../../tickets/Ticket/server/drawDocument.ts';
import { readTickets } from '../../../tickets/Ticket/server/readTickets.ts';
import { readLayout } from '../../../tickets/TicketLayout/server/readLayout.ts';
import { readSpecimen } from '../../../tickets/TicketLayout/server/readSpecimen.ts';
import { listPrinters } from '../../Channel/model.ts';

/** Of a device that has told of no printer. */
const PLAIN = { dpi: 203, paperType: 'stock_tickets' } as const;

interface Paper {
  readonly dpi: number;
  readonly paperType: PaperType;
}

/** The first of its printers that has the paper asked for, its default one before others. */
function choosePaper(printersState: unknown, wanted: PaperType | null | undefined): Paper {
  const state = Array.isArray(printersState) ? printersState : [];
  const printers = listPrinters({ printersState: state })
    .filter(({ paperType }) => !wanted || paperType === wanted)
    .sort((one, other) => Number(other.isDefault) - Number(one.isDefault));
  const { dpi, paperType } = printers[0] ?? { ...PLAIN, paperType: wanted ?? PLAIN.paperType };
  return { dpi, paperType };
}

/** A device is of no show: who sees tickets of some shows alone asks for each by its own address. */
function demandAll(caller: Caller, entity: string, policies: readonly string[]): void {
  if (!holdsForAll(caller, policies))
    throw rightsProblem('RIGHT-001', { call: 'read', entity, policy: policies.join('" or "') });
}

interface Wanted {
  readonly entity: string;
  readonly id: number;
}

/** @throws REQ-010 */
function demandFound<Found>(found: Found | undefined, wanted: Wanted): Found {
  if (found === undefined) throw requestProblem('REQ-010', wanted);
  return found;
}

const ticketImage = defineAction('DeviceState.ticketImage', {
  prepare: (_context, { params }) => readFormat(params.format),
  async run({ tx, contract, caller }, { record, params, query }) {
    demandAll(caller, 'Ticket', ['tickets.print']);
    const paper = choosePaper(record.printersState, query.paperType);
    const id = params.ticketId;
    const [found] = await readTickets(tx, { contract, ids: [id] });
    const facts = demandFound(found, { entity: 'Ticket', id });
    return {
      facts,
      paper,
      layout: await readLayout(tx, { contract, ticket: id, paperType: paper.paperType }),
    };
  },
  finish(context, { facts, paper, layout }, { params, query: { language } }) {
    const ticket = describeTicket(facts, language);
    return drawDocument(context, readFormat(params.format), { ticket, ...paper, language, layout });
  },
});

const couponImage = defineAction('DeviceState.couponImage', {
  prepare: (_context, { params }) => readFormat(params.format),
  async run({ tx, contract, caller }, { record, params, query }) {
    demandAll(caller, 'Coupon', ['offers.read', 'sales.sell']);
    const paper = choosePaper(record.printersState, query.paperType);
    const found = await readCoupon(tx, { contract, id: params.couponId });
    return { facts: demandFound(found, { entity: 'Coupon', id: params.couponId }), paper };
  },
  async finish({ host, contract, signal }, { facts, paper }, { params, query: { language } }) {
    const format = readFormat(params.format);
    const coupon = describeCoupon(facts, language);
    const drawing = { coupon, ...paper, language, format };
    const document = await host.workers.run(couponTask, drawing, { contract, signal });
    const contentType = format === 'pdf' ? 'application/pdf' : 'image/png';
    return { document, contentType, filename: `coupon-${params.couponId}.${format}` };
  },
});

/** As a ticket would be laid out here, for no show in particular. */
const testTicketImage = defineAction('DeviceState.testTicketImage', {
  prepare: (_context, { params }) => readFormat(params.format),
  async run({ tx, contract }, { record, query: { language, paperType } }) {
    const paper = choosePaper(record.printersState, paperType);
    const layout = await readLayout(tx, { contract, ticket: null, paperType: paper.paperType });
    return { ticket: await readSpecimen(tx, { contract, ticketing: null, language }), paper, layout };
  },
  finish(context, { ticket, paper, layout }, { params, query: { language } }) {
    return drawDocument(context, readFormat(params.format), { ticket, ...paper, language, layout });
  },
});

export const imageActions = [ticketImage, couponImage, testTicketImage] as const;
