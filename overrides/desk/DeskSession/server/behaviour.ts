/** A desk session through the API: opened and closed by its seller, one open at a time, never changed otherwise. */
import { defineAction } from '../../../../server/action.ts';
import { defineBehaviour } from '../../../../server/behaviour.ts';
import { db } from '../../../../server/sql.ts';
import { normaliseEmail } from '../../../accounts/SignIn/model.ts';
import { renderDayStart } from '../../../fiscal/FiscalDay/server/renderDayStart.ts';
import { journal } from '../../../fiscal/Journal/server/signRecords.ts';
import { drawNumbers } from '../../../money/NumberSeries/server/drawNumbers.ts';
import { deskProblem } from '../../errors.ts';
import { close, countCash } from './count.ts';
import { readAccountability } from './readAccountability.ts';
import { accountabilityDocument } from './statement.ts';

const accountability = defineAction('DeskSession.accountability', {
  run: async ({ tx, contract }, { id }) => ({ value: await readAccountability(tx, contract, id) }),
});

export const deskSessionBehaviour = defineBehaviour('DeskSession', {
  computed: {
    isOpen: (row) => `${row}."end_date" IS NULL`,
    isOverdue: (row) => `(${row}."end_date" IS NULL AND EXISTS (SELECT FROM "contract" c
      WHERE c."id" = ${row}."contract_id" AND ${row}."start_date" < ${renderDayStart('c', 'now()')}))`,
  },
  filters: {
    opened: ({ row, value }) => `${row}."end_date" IS ${['1', 'true'].includes(value) ? 'NULL' : 'NOT NULL'}`,
    user: ({ row, value, caller, param }) =>
      `${row}."user_email" = ${param(value === 'me' ? caller.email : value)}`,
  },
  async beforeCreate(_record, { tx, contract, caller, now }) {
    // The counter's row is locked until the commit, so that the next statement sees every session before this one.
    const { desk_session: sessionNumber } = await drawNumbers(tx, contract, { desk_session: 1 });
    const [open] = await tx.query(
      db
        .selectFrom('desk_session')
        .select(['id', 'session_number as sessionNumber'])
        .where('contract_id', '=', contract)
        .where(({ fn }) => fn<string>('lower', ['user_email']), '=', normaliseEmail(caller.email))
        .where('end_date', 'is', null),
    );
    if (open)
      throw deskProblem('DESK-002', {
        email: caller.email,
        sessionNumber: open.sessionNumber ?? '',
        id: open.id,
      });
    const [organiser] = await tx.query(
      db.selectFrom('contract').select('default_currency as currency').where('id', '=', contract),
    );
    return {
      sessionNumber,
      userEmail: caller.email,
      startDate: now.toISOString(),
      endDate: null,
      currency: organiser?.currency ?? 'EUR',
    };
  },
  afterCreate: ({ id, values: { sessionNumber, currency, openingFloat = 0 } }, context) =>
    journal(context, [
      {
        series: 'L',
        type: 'session_open',
        document: String(sessionNumber),
        session: id,
        currency,
        facts: { openingFloat },
      },
    ]),
  actions: [accountability, accountabilityDocument, close, countCash],
});
