/** `POST /v1/customer_merges/{id}/undo`: everybody has again what was theirs, as far as nobody changed it since. */
import { defineAction } from '../../../../server/action.ts';
import { defineBehaviour } from '../../../../server/behaviour.ts';
import type { Sql } from '../../../../server/kit.ts';
import { anyOf, db } from '../../../../server/sql.ts';
import { findChanged, type MergeValues } from '../model/mergeCustomers.ts';
import { mergeProblem } from './errors.ts';
import { linkNames, type Moved } from './merge.ts';
import { moveBack, moveContactsBack } from './moveLinks.ts';
import { lockCustomers, readSources } from './readSources.ts';

/** A later merge that the kept customer is in, on either side. */
const findLater = (contract: number, { id, kept }: { readonly id: number; readonly kept: number }) =>
  db
    .selectFrom('customer_merge_record as later')
    .select('later.id')
    .where('later.contract_id', '=', contract)
    .where('later.id', '>', id)
    .where('later.state', '=', 'done')
    .where(({ eb, or, ref }) =>
      or([
        eb('later.kept_id', '=', kept),
        eb(ref('later.merged_id_list'), '@>', JSON.stringify([kept]) as never),
      ]),
    )
    .orderBy('later.id', 'desc')
    .limit(1);

/** Made since among the accounts that the merge brought together. */
const findLettering = (contract: number, accounts: readonly number[], since: string) =>
  db
    .selectFrom('lettering')
    .innerJoin('lettering_transaction_list as link', (on) =>
      on.onRef('link.contract_id', '=', 'lettering.contract_id').onRef('link.source_id', '=', 'lettering.id'),
    )
    .innerJoin('transaction', (on) =>
      on
        .onRef('transaction.contract_id', '=', 'link.contract_id')
        .onRef('transaction.id', '=', 'link.target_id'),
    )
    .select('lettering.id')
    .where('lettering.contract_id', '=', contract)
    .where('transaction.client_id', '=', anyOf(accounts))
    .where('lettering.created_at', '>', since)
    .where('lettering.undone_at', 'is', null)
    .limit(1);

/** @throws CRM-006, CRM-007 and CRM-008 */
async function demandUndoable(
  sql: Sql,
  {
    contract,
    id,
    record,
  }: {
    readonly contract: number;
    readonly id: number;
    readonly record: { readonly kept: number; readonly state: string; readonly createdAt: string };
  },
  { rows }: Moved,
): Promise<void> {
  if (record.state !== 'done') throw mergeProblem('CRM-006', { merge: id });
  const [later] = await sql.query(findLater(contract, { id, kept: record.kept }));
  if (later) throw mergeProblem('CRM-007', { merge: id, later: later.id });
  const accounts = rows.accounts.map((row) => row.id);
  const [lettering] =
    accounts.length > 0 ? await sql.query(findLettering(contract, accounts, record.createdAt)) : [];
  if (lettering) throw mergeProblem('CRM-008', { merge: id, lettering: lettering.id });
}

const undo = defineAction('CustomerMergeRecord.undo', {
  async run({ tx, contract, now, write }, { id, record }) {
    const moved = record.moved as Moved;
    const { kept } = record;
    await tx.query(lockCustomers(contract, [kept, ...record.mergedIdList]));
    await demandUndoable(tx, { contract, id, record: { ...record, kept } }, moved);
    const [{ values }] = await readSources(tx, contract, [kept]);
    const after = { ...values, ...moved.after } as MergeValues;
    const notRestored = findChanged(values, after);
    const restored = Object.fromEntries(
      Object.entries(moved.before).filter(([name]) => !notRestored.includes(name as keyof MergeValues)),
    );
    await write.update('CrmCustomer', kept, restored);
    for (const name of linkNames) await moveBack(tx, name, { contract, kept, rows: moved.rows[name] });
    await moveContactsBack(tx, { contract, kept, ...moved.contacts });
    await write.updateMany(
      'CrmCustomer',
      record.mergedIdList.map((one) => ({ id: one, values: { mergedInto: null } })),
    );
    await write.update('CustomerMergeRecord', id, {
      state: 'undone',
      undoneAt: now.toISOString(),
      notRestored,
    });
    return { id };
  },
});

export const customerMergeRecordBehaviour = defineBehaviour('CustomerMergeRecord', { actions: [undo] });
