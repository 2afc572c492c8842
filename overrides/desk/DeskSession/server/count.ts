/** Counting the drawer and closing the session: a count that misses what is expected needs a reason before it is closed. */
import { defineAction } from '../../../../server/action.ts';
import type { Stored, WriteContext } from '../../../../server/kit.ts';
import { normaliseEmail } from '../../../accounts/SignIn/model.ts';
import { journal } from '../../../fiscal/Journal/server/signRecords.ts';
import { deskProblem } from '../../errors.ts';
import { findUnknownValue, listDenominations, sumCount } from '../model.ts';
import { readAccountability } from './readAccountability.ts';

function requireOwnOpen(
  { caller }: Pick<WriteContext, 'caller'>,
  { endDate, ...record }: Pick<Stored<'DeskSession'>, 'endDate' | 'sessionNumber' | 'userEmail'>,
): void {
  const sessionNumber = record.sessionNumber ?? '';
  const owner = record.userEmail ?? '';
  if (endDate) throw deskProblem('DESK-003', { sessionNumber, endDate });
  if (normaliseEmail(owner) !== normaliseEmail(caller.email))
    throw deskProblem('DESK-004', { sessionNumber, owner, email: caller.email });
}

/** May be repeated until the session is closed; the last count holds. */
export const countCash = defineAction('DeskSession.countCash', {
  async run(context, { id, record, body }) {
    requireOwnOpen(context, record);
    const { currency } = record;
    const value = findUnknownValue(body.lines, currency);
    if (value !== undefined)
      throw deskProblem('DESK-008', { value, currency, known: listDenominations(currency).join(', ') });
    const lines = body.lines.filter(({ quantity }) => quantity > 0);
    await context.write.update('DeskSession', id, {
      cashCount: lines,
      countedCash: sumCount(lines),
      differenceReason: body.reason?.trim() || null,
    });
    return { value: await readAccountability(context.tx, context.contract, id) };
  },
});

export const close = defineAction('DeskSession.close', {
  async run(context, { id, record }) {
    requireOwnOpen(context, record);
    const { tx, contract, write, now } = context;
    const account = await readAccountability(tx, contract, id);
    const { expectedCash, countedCash, cashDifference } = account;
    if (cashDifference && !record.differenceReason)
      throw deskProblem('DESK-009', {
        id,
        sessionNumber: record.sessionNumber ?? '',
        counted: countedCash ?? '',
        expected: expectedCash,
      });
    await write.update('DeskSession', id, { endDate: now.toISOString(), expectedCash, cashDifference });
    await journal(context, [
      {
        series: 'L',
        type: 'session_close',
        document: String(record.sessionNumber),
        session: id,
        currency: record.currency,
        total: account.total,
        payments: account.methods.map(({ code, label, amount }) => ({ code, label, amount })),
        reason: record.differenceReason ?? undefined,
        facts: {
          openingFloat: record.openingFloat,
          expectedCash,
          countedCash: countedCash ?? null,
          cashDifference: cashDifference ?? null,
        },
      },
    ]);
    return undefined;
  },
});
