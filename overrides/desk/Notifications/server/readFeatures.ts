/** The features as they stand for an organiser, whose own say goes before the product's. */
import type { Database, Sql } from '../../../../server/kit.ts';
import { type FeatureName, isEnabled } from '../model.ts';

export interface Feature {
  readonly id: number;
  readonly name: string;
  readonly label: string | null;
  readonly enabled: boolean;
}

type Row = Feature & { readonly own: unknown };

const text = `SELECT "f"."id", "f"."name", "f"."label", "f"."enabled",
    (SELECT "c"."features" FROM "contract" "c" WHERE "c"."contract_id" = $1 AND "c"."id" = $1) AS "own"
  FROM "feature" "f" WHERE "f"."contract_id" = 0 ORDER BY "f"."name"`;

/** @param sql in the contract's scope */
export async function readFeatures(sql: Pick<Sql, 'query'>, contract: number): Promise<readonly Feature[]> {
  const rows = await sql.query<Row>(text, [contract]);
  return rows.map(({ own, ...feature }) => ({
    ...feature,
    enabled: isEnabled(feature.name, feature.enabled, own),
  }));
}

export async function isFeatureOn(
  database: Pick<Database, 'query'>,
  contract: number,
  name: FeatureName,
): Promise<boolean> {
  const query: Sql['query'] = (text, values) => database.query({ contract }, text, values);
  return (await readFeatures({ query }, contract)).find((feature) => feature.name === name)?.enabled ?? true;
}

/** The same of one feature, as SQL beside a row of the organiser. */
export const renderFeature =
  (name: FeatureName) =>
  (row: string): string =>
    `coalesce((SELECT CASE "the_own"."features"->'${name}' WHEN 'true' THEN true WHEN 'false' THEN false END
       FROM "contract" "the_own" WHERE "the_own"."contract_id" = ${row}."contract_id" AND "the_own"."id" = ${row}."contract_id"),
     (SELECT "the_feature"."enabled" FROM "feature" "the_feature"
       WHERE "the_feature"."contract_id" = 0 AND "the_feature"."name" = '${name}'), true)`;
