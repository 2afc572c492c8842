/** The values that a field has, most frequent first: what a form offers while somebody types. */
import { foldText } from '../../../../schema/foldText.ts';
import type { SuggestResult } from '../../../../schema/generated/customers/SuggestResult.ts';
import { defineCall } from '../../../../server/call.ts';
import { planProblem, type Sql } from '../../../../server/kit.ts';
import { sampleSql } from '../../../../server/sql.ts';
import type { CriterionName } from '../model/criteria.ts';
import type { Param } from './matchText.ts';
import { TEXTS } from './renderCharacteristic.ts';

const MAX_BUCKETS = 50;
const MAX_FIELDS = 20;

interface SuggestionQuery {
  readonly contract: number;
  readonly types: readonly string[];
  /** As typed; empty for all. */
  readonly typed: string;
}

/** Of what is sold: the table and the column of its names; how often is how many records have that name. */
const CATALOGUE: Partial<Record<CriterionName, { readonly table: string; readonly name: string }>> = {
  ticketingTitle: { table: 'ticketing', name: 'title' },
  categoryName: { table: 'ticketing_category', name: 'name' },
  seasonId: { table: 'season', name: 'name' },
  venueName: { table: 'venue', name: 'name' },
  ticketPriceName: { table: 'ticket_price', name: 'name' },
  contingentName: { table: 'stock_contingent', name: 'name' },
  appliedOfferName: { table: 'offer_rule', name: 'title' },
  statusName: { table: 'customer_status', name: 'label' },
};

const suggested = [...Object.keys(TEXTS), ...Object.keys(CATALOGUE)];

/** Where the values of a field are, as SQL: a key, how it is called, and the rows that have them. */
interface Source {
  readonly key: string;
  readonly label: string;
  readonly rows: string;
}

function findSource(field: CriterionName, types: readonly string[], param: Param): Source {
  const catalogue = CATALOGUE[field];
  if (catalogue) {
    const label = `"t"."${catalogue.name}"`;
    const key = field === 'seasonId' ? '"t"."id"::text' : label;
    return { key, label, rows: `"${catalogue.table}" "t" WHERE true` };
  }
  const texts = TEXTS[field]?.('"t"') ?? { value: 'NULL::text' };
  const isType = types.length > 0 ? ` AND "t"."customer_type" = ANY(${param(types)}::text[])` : '';
  const isCounted = `"t"."merged_into_id" IS NULL AND "t"."deleted_at" IS NULL${isType}`;
  if ('value' in texts)
    return { key: texts.value, label: texts.value, rows: `"crm_customer" "t" WHERE ${isCounted}` };
  const each = `(SELECT "v"."x" FROM ${texts.rows}) "v"`;
  return {
    key: '"v"."x"',
    label: '"v"."x"',
    rows: `"crm_customer" "t" CROSS JOIN LATERAL ${each} WHERE ${isCounted}`,
  };
}

function readField(name: string): CriterionName {
  if (suggested.includes(name)) return name as CriterionName;
  throw planProblem('PLAN-005', {
    parameter: 'field',
    value: name.slice(0, 80),
    expected: `one of ${suggested.join(', ')}`,
  });
}

type Buckets = Omit<SuggestResult, '@id' | '@type'>;

function renderSuggest(field: CriterionName, asked: SuggestionQuery, param: Param): string {
  const { key, label, rows } = findSource(field, asked.types, param);
  const typed = asked.typed
    ? ` AND strpos(fold_text("label"), ${param(foldText(asked.typed))}::text) > 0`
    : '';
  return `WITH "every" AS (
      SELECT ${key} AS "key", ${label} AS "label", count(*)::int AS "doc_count" FROM ${rows}
        AND "t"."contract_id" = ${param(asked.contract)}::bigint GROUP BY 1, 2
    ), "found" AS (SELECT * FROM "every" WHERE btrim("label") <> ''${typed})
    SELECT (SELECT coalesce(sum("doc_count"), 0)::int FROM "found") AS "all", (SELECT coalesce(json_agg("one"), '[]') FROM (
      SELECT "key", "label", "doc_count" FROM "found" ORDER BY "doc_count" DESC, "label" COLLATE "und-x-icu" LIMIT ${MAX_BUCKETS}
    ) "one") AS "buckets"`;
}

sampleSql(import.meta.filename, () =>
  suggested.map((name) => {
    let count = 0;
    const asked = { contract: 1, types: ['individual'], typed: 'a' };
    return renderSuggest(readField(name), asked, () => `$${++count}`);
  }),
);

async function suggest(tx: Sql, name: string, asked: SuggestionQuery): Promise<Buckets> {
  const values: unknown[] = [];
  const text = renderSuggest(readField(name), asked, (value) => `$${values.push(value)}`);
  const [row] = await tx.query<{ all: number; buckets: readonly { readonly doc_count: number }[] }>(
    text,
    values,
  );
  const buckets = row?.buckets ?? [];
  const shown = buckets.reduce((sum, bucket) => sum + bucket.doc_count, 0);
  return { doc_count_error_upper_bound: 0, sum_other_doc_count: (row?.all ?? 0) - shown, buckets };
}

const listOf = (given: unknown): readonly string[] => (given === undefined ? [] : [given].flat().map(String));

const readAsked = (
  contract: number,
  query: { readonly customerType?: unknown; readonly q?: unknown },
): SuggestionQuery => ({
  contract,
  types: listOf(query.customerType),
  typed: String(query.q ?? '').trim(),
});

export const suggestCall = defineCall('GET /suggest', async ({ tx, contract }, { query }) => ({
  value: await suggest(tx, String(query.field), readAsked(contract, query)),
}));

export const suggestListCall = defineCall('GET /suggestlist', async ({ tx, contract }, { query }) => {
  const fields = [...new Set(listOf(query.fieldList))];
  if (fields.length > MAX_FIELDS)
    throw planProblem('PLAN-005', {
      parameter: 'fieldList',
      value: `${fields.length} fields`,
      expected: `at most ${MAX_FIELDS} of ${suggested.join(', ')}`,
    });
  const asked = readAsked(contract, query);
  const found: Record<string, Buckets> = {};
  for (const field of fields) found[field] = await suggest(tx, field, asked);
  return { value: found };
});
