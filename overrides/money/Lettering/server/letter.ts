/** `GET` and `POST /clients/{id}/lettering`: open entries of an account, and those among them that are lettered together. */
import { currencyDigits } from '../../../../schema/currencyDigits.ts';
import type { ClientLettering } from '../../../../schema/generated/money/ClientLettering.ts';
import type { Lettering } from '../../../../schema/generated/money/Lettering.ts';
import { defineAction } from '../../../../server/action.ts';
import { db, sqlFile } from '../../../../server/sql.ts';
import { moneyProblem } from '../../errors.ts';
import { sumOpen } from '../model/findSettled.ts';
import { writeCode } from '../model/writeCode.ts';
import { readActor } from './readActor.ts';

const readLettering = sqlFile<
  { readonly contract: number; readonly client: number },
  { readonly lettering: ClientLettering }
>(import.meta.dirname, 'readLettering.sql');

/** An entry that was asked for; `code` is of the lettering that has it. */
interface Chosen {
  readonly entry: number;
  readonly client: number | null;
  readonly account: string;
  readonly currency: NonNullable<Lettering['currency']>;
  readonly debit: number;
  readonly credit: number;
  readonly code: string | null;
}

const readChosen = sqlFile<{ readonly contract: number; readonly entries: readonly number[] }, Chosen>(
  import.meta.dirname,
  'readChosen.sql',
);

/** @throws Problem MONEY-001 to MONEY-004 @returns the currency, and what the debits come to */
function checkChosen(client: number, chosen: readonly Chosen[]) {
  for (const { entry, ...one } of chosen)
    if (one.client !== client || one.account !== 'client') throw moneyProblem('MONEY-002', { entry, client });
  for (const { entry, code } of chosen) if (code !== null) throw moneyProblem('MONEY-004', { entry, code });
  const [currency = 'EUR', ...others] = [...new Set(chosen.map((one) => one.currency))].sort();
  if (others.length > 0) throw moneyProblem('MONEY-003', { currencies: [currency, ...others].join(', ') });
  const left = sumOpen(chosen);
  if (left !== 0) {
    const digits = currencyDigits(currency);
    const difference = `${(Math.abs(left) / 10 ** digits).toFixed(digits)} ${currency}`;
    throw moneyProblem('MONEY-001', { difference, client });
  }
  return { currency, amount: chosen.reduce((sum, { debit }) => sum + debit, 0) };
}

export const lettering = defineAction('Client.lettering', {
  async run({ tx, contract }, { id }) {
    const [row] = await tx.query(readLettering({ contract, client: id }));
    if (!row) throw new Error(`The client "${id}" is not there any more.`);
    return { value: row.lettering };
  },
});

/** The client's row is locked by now, so that two letterings of one account have two codes. */
export const letter = defineAction('Client.letter', {
  async run({ tx, contract, caller, write }, { id: client, body }) {
    const entries = [...new Set(body.entries)];
    const facts = checkChosen(client, await tx.query(readChosen({ contract, entries })));
    const [before] = await tx.query(
      db
        .selectFrom('lettering')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('contract_id', '=', contract)
        .where('client_id', '=', client),
    );
    const owner = await readActor(tx, contract, caller.email);
    const code = writeCode(Number(before?.count ?? 0));
    return {
      id: await write.create('Lettering', { ...facts, client, code, owner, transactionList: entries }),
    };
  },
});
