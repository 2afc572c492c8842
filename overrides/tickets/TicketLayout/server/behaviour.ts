/** Ticket layouts: one for each reach, and seen as the printed page before they go for anything. */
import { defineAction } from '../../../../server/action.ts';
import { defineBehaviour } from '../../../../server/behaviour.ts';
import type { WriteContext } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';
import type { PaperType } from '../../Ticket/model.ts';
import { drawDocument, readFormat } from '../../Ticket/server/drawDocument.ts';
import { ticketProblem } from '../../Ticket/server/errors.ts';
import { nameReach, readPicture } from '../model.ts';
import { readSpecimen } from './readSpecimen.ts';

/** Of a preview: sharp on a screen, and the same drawing as on paper. */
const SCREEN_DPI = 203;

interface Pictures {
  readonly logo?: string | null | undefined;
  readonly picture?: string | null | undefined;
}

function checkPictures({ logo, picture }: Pictures): void {
  for (const [property, address] of Object.entries({ logo, picture }))
    if (address && !readPicture(address)) throw ticketProblem('TICKET-009', { property });
}

interface Reach {
  readonly paperType?: PaperType | null | undefined;
  readonly organizationalUnit?: number | null | undefined;
  readonly ticketing?: number | null | undefined;
}

/** @returns the name of the reach. @throws TICKET-008 where another layout has it */
async function claimReach({ tx, contract }: WriteContext, reach: Reach, own: number | null): Promise<string> {
  const { paperType = null, organizationalUnit = null, ticketing = null } = reach;
  const name = nameReach({ paperType, organizationalUnit, ticketing });
  const [other] = await tx.query(
    db
      .selectFrom('ticket_layout')
      .select(['id', 'name'])
      .where('contract_id', '=', contract)
      .where('applies_to', '=', name),
  );
  if (other && other.id !== own) throw ticketProblem('TICKET-008', { layout: other.name });
  return name;
}

const preview = defineAction('TicketLayout.preview', {
  prepare: (_context, { body }) => checkPictures(body),
  run: ({ tx, contract }, { body: { ticketing, language } }) =>
    readSpecimen(tx, { contract, ticketing: ticketing ?? null, language }),
  finish(context, ticket, { body: { paperType, language, codeKind, textSize, shownFields, ...rest } }) {
    const layout = { codeKind, textSize, shownFields: shownFields ?? [], ...rest };
    return drawDocument(context, 'png', { ticket, paperType, language, dpi: SCREEN_DPI, layout });
  },
});

const testTicket = defineAction('TicketLayout.testTicket', {
  prepare: (_context, { params }) => readFormat(params.format),
  async run({ tx, contract }, { record, query: { language } }) {
    const ticket = await readSpecimen(tx, { contract, ticketing: record.ticketing ?? null, language });
    return { ticket, layout: { ...record, shownFields: record.shownFields ?? [] } };
  },
  finish(context, { ticket, layout }, { params, query: { dpi, language, paperType } }) {
    return drawDocument(context, readFormat(params.format), { ticket, paperType, language, dpi, layout });
  },
});

export const ticketLayoutBehaviour = defineBehaviour('TicketLayout', {
  async beforeCreate({ values }, context) {
    checkPictures(values);
    return { appliesTo: await claimReach(context, values, null) };
  },
  onUpdateOf: ['paperType', 'organizationalUnit', 'ticketing', 'logo', 'picture'],
  async beforeUpdate({ id, values, current }, context) {
    checkPictures(values);
    return { appliesTo: await claimReach(context, { ...current, ...values }, id) };
  },
  actions: [preview, testTicket],
});
