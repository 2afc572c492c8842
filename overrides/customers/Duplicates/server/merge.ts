/**
 * `POST /customers/merge`, the kept customer first, and its preview. Merged customers keep their rows, out of sight, and
 * point to the kept one; what it takes to undo the merge is written down in the same transaction.
 */
import { type ActionRequest, defineAction } from '../../../../server/action.ts';
import type { Transaction } from '../../../../server/kit.ts';
import {
  CHOSEN,
  findChanged,
  type MergeChoices,
  type MergeValues,
  mergeCustomers,
} from '../model/mergeCustomers.ts';
import { mergeProblem } from './errors.ts';
import { LINKS, type LinkName, type MovedRow, moveContacts, moveRows } from './moveLinks.ts';
import { lockCustomers, readSources } from './readSources.ts';

type Body = ActionRequest<'CrmCustomer.merge'>['body'];

/** What a merge did, as its record has it. */
export interface Moved {
  /** Values of the kept customer that the merge changed, before and after. */
  readonly before: Partial<MergeValues>;
  readonly after: Partial<MergeValues>;
  readonly rows: { readonly [Name in LinkName]: readonly MovedRow[] };
  readonly contacts: Awaited<ReturnType<typeof moveContacts>>;
}

export const linkNames = Object.keys(LINKS) as readonly LinkName[];

/** @throws CRM-005 */
function readChoices({ idList, choices }: Body): MergeChoices {
  const given = choices ?? {};
  const isObject = typeof given === 'object' && !Array.isArray(given);
  const wrong = isObject
    ? Object.entries(given).find(
        ([name, id]) => !(CHOSEN as readonly string[]).includes(name) || !idList.includes(id as number),
      )
    : ['choices', given];
  if (wrong)
    throw mergeProblem('CRM-005', {
      property: String(wrong[0]).slice(0, 80),
      value: String(JSON.stringify(wrong[1])).slice(0, 80),
      properties: CHOSEN.join(', '),
    });
  return given as MergeChoices;
}

const pick = (values: MergeValues, names: readonly (keyof MergeValues)[]): Partial<MergeValues> =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

async function moveAll(
  tx: Transaction,
  moved: { readonly contract: number; readonly kept: number; readonly merged: readonly number[] },
): Promise<Pick<Moved, 'rows' | 'contacts'>> {
  const rows: Partial<Record<LinkName, readonly MovedRow[]>> = {};
  for (const name of linkNames) rows[name] = await moveRows(tx, name, moved);
  return { rows: rows as Moved['rows'], contacts: await moveContacts(tx, moved) };
}

export const merge = defineAction('CrmCustomer.merge', {
  async run({ tx, contract, caller, write }, { body }) {
    const choices = readChoices(body);
    await tx.query(lockCustomers(contract, body.idList));
    const sources = await readSources(tx, contract, body.idList);
    const [{ id: kept, values: before }, ...others] = sources;
    const merged = others.map(({ id }) => id);
    const after = mergeCustomers(sources, choices);
    const changed = findChanged(before, after);
    const moved: Moved = {
      before: pick(before, changed),
      after: pick(after, changed),
      ...(await moveAll(tx, { contract, kept, merged })),
    };
    await write.update('CrmCustomer', kept, moved.after);
    await write.updateMany(
      'CrmCustomer',
      merged.map((id) => ({ id, values: { mergedInto: kept } })),
    );
    await write.create('CustomerMergeRecord', {
      mergedNames: others
        .map(({ displayName }) => displayName)
        .join(', ')
        .slice(0, 2000),
      kept,
      mergedIdList: merged,
      state: 'done',
      mergedBy: caller.email,
      moved,
    });
    return { id: kept };
  },
});

export const previewMerge = defineAction('CrmCustomer.previewMerge', {
  async run({ tx, contract }, { body }) {
    const choices = readChoices(body);
    const sources = await readSources(tx, contract, body.idList);
    return {
      value: {
        sources: sources.map(
          ({ id, mergedInto: _mergedInto, displayName: _name, customerType, ...source }) => ({
            ...source,
            customerId: id,
            customerType: customerType ?? 'contact',
          }),
        ),
        values: mergeCustomers(sources, choices),
      },
    };
  },
});
