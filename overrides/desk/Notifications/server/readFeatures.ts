/** The features as they stand for an organiser, whose own choice goes before the product's. */
import type { Database, Sql } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';
import { type FeatureName, isEnabled } from '../model.ts';

export interface Feature {
  readonly id: number;
  readonly name: string;
  readonly label: string | null;
  readonly enabled: boolean;
}

/** @param sql in the contract's scope */
export async function readFeatures(sql: Pick<Sql, 'query'>, contract: number): Promise<readonly Feature[]> {
  const own = db
    .selectFrom('contract')
    .select('features')
    .where('contract_id', '=', contract)
    .where('id', '=', contract);
  const rows = await sql.query(
    db
      .selectFrom('feature')
      .select(['id', 'name', 'label', 'enabled', own.as('own')])
      .where('contract_id', '=', 0)
      .orderBy('name'),
  );
  return rows.map(({ own: chosen, ...feature }) => ({
    ...feature,
    enabled: isEnabled(feature.name, feature.enabled ?? true, chosen),
  }));
}

export async function isFeatureOn(
  database: Pick<Database, 'query'>,
  contract: number,
  name: FeatureName,
): Promise<boolean> {
  const query: Sql['query'] = (statement, values) => database.query({ contract }, statement, values);
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
