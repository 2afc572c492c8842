/**
 * What a record shows of others, as SQL of computed properties: the name of the record it links to, the records that
 * name it in a list of theirs, how many there are.
 */

/** A stored value of the one record that `column` points to. `table` and `value` are names of the schema. */
export function renderNameOf(link: {
  readonly column: string;
  readonly table: string;
  readonly value: string;
}): (row: string) => string {
  const { column, table, value } = link;
  return (row) => `(SELECT "named"."${value}" FROM "${table}" "named"
    WHERE "named"."contract_id" = ${row}."contract_id" AND "named"."id" = ${row}."${column}")`;
}

/** Ids of the records whose list, kept in the table of pairs, has this one. */
export function renderListedBy(pairs: string): (row: string) => string {
  return (row) => `(SELECT coalesce(jsonb_agg("pair"."source_id"), '[]') FROM "${pairs}" "pair"
    WHERE "pair"."contract_id" = ${row}."contract_id" AND "pair"."target_id" = ${row}."id")`;
}

/** How many records of `table` point here. */
export function renderCountOf(table: string, column: string): (row: string) => string {
  return (row) => `(SELECT count(*) FROM "${table}" "counted"
    WHERE "counted"."contract_id" = ${row}."contract_id" AND "counted"."${column}" = ${row}."id")`;
}
