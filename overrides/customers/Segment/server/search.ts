/** The calls that find customers by a segment: with hits, and as a collection. */

import type { PropertyDescriptor } from '../../../../schema/descriptor.ts';
import { crmCustomerDescriptor } from '../../../../schema/generated/customers/CrmCustomer.ts';
import { type ActionRequest, defineAction } from '../../../../server/action.ts';
import { planProblem, type ReadContext, type Sql } from '../../../../server/kit.ts';
import { findCustomers, type Window } from './findCustomers.ts';
import { demandSegment } from './renderSegment.ts';

const DEFAULT_SIZE = 50;
/** The most that the look-up of an organisation's contacts asks for. */
const MAX_SIZE = 1000;
const MAX_PAGE = 1_000_000;

type Query = ActionRequest<'CrmCustomer.search'>['query'];

function readWhole(
  query: Query,
  name: string,
  bounds: { readonly most: number; readonly default: number },
): number {
  const given = query[name];
  if (given === undefined) return bounds.default;
  const value = Number(given);
  if (/^\d{1,9}$/.test(String(given)) && value >= 1 && value <= bounds.most) return value;
  throw planProblem('PLAN-005', {
    parameter: name,
    value: String(given).slice(0, 80),
    expected: `a whole number from 1 to ${bounds.most}`,
  });
}

const readWindow = (query: Query, size: string): Window => ({
  page: readWhole(query, 'page', { most: MAX_PAGE, default: 1 }),
  size: readWhole(query, size, { most: MAX_SIZE, default: DEFAULT_SIZE }),
});

interface Stored extends PropertyDescriptor {
  readonly column: string;
}

const properties = (crmCustomerDescriptor.properties as readonly PropertyDescriptor[]).filter(
  (property): property is Stored => property.column !== undefined && property.name !== 'contract',
);

/** @returns the properties of a hit that `fields` names, joined by commas; all of them where it names none */
function readFields({ fields }: Query): readonly Stored[] {
  if (fields === undefined || fields === '') return properties;
  const names = String(fields)
    .split(',')
    .map((name) => name.trim());
  const unknown = names.find(
    (name) => name !== '_id' && !properties.some((property) => property.name === name),
  );
  if (unknown !== undefined)
    throw planProblem('PLAN-005', {
      parameter: 'fields',
      value: unknown.slice(0, 80),
      expected: `names joined by commas, of ${properties.map(({ name }) => name).join(', ')}`,
    });
  return properties.filter(({ name }) => names.includes(name));
}

/** A customer as a search answers it: `_id` is what `PUT /customers/{id}` and a merge take. */
async function readHits(
  tx: Sql,
  contract: number,
  { ids, fields }: { readonly ids: readonly number[]; readonly fields: readonly Stored[] },
): Promise<readonly unknown[]> {
  const members = fields.map(({ name, column }) => `'${name}', "t"."${column}"`);
  const rows = await tx.query<{ hit: unknown }>(
    `SELECT jsonb_build_object('_id', "t"."id"::text) ${members.map((one) => `|| jsonb_build_object(${one})`).join(' ')} AS "hit"
     FROM unnest($2::bigint[]) WITH ORDINALITY "o"("id", "place")
     JOIN "crm_customer" "t" ON "t"."contract_id" = $1 AND "t"."id" = "o"."id" ORDER BY "o"."place"`,
    [contract, ids],
  );
  return rows.map(({ hit }) => hit);
}

async function answerHits(
  { tx, contract, caller }: Pick<ReadContext, 'tx' | 'contract' | 'caller'>,
  { body, query }: { readonly body: { readonly filterList?: unknown }; readonly query: Query },
) {
  const fields = readFields(query);
  const window = readWindow(query, 'limit');
  const { total, ids } = await findCustomers(tx, {
    contract,
    segment: demandSegment(body.filterList, caller),
    window,
  });
  return { value: { total, hits: await readHits(tx, contract, { ids, fields }) } };
}

export const searchActions = [
  defineAction('CrmCustomer.search', { run: answerHits }),
  defineAction('CrmCustomer.searchBody', { run: answerHits }),
  defineAction('CrmCustomer.searchCollection', {
    async run({ tx, contract, caller }, { body, query }) {
      const window = readWindow(query, 'itemsPerPage');
      return findCustomers(tx, { contract, segment: demandSegment(body.filterList, caller), window });
    },
  }),
] as const;
