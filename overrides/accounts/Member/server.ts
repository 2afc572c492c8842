/** What the desk's API answers of a user, read off the user and the member of staff; `row` has a `user_id`. */
type Read = (row: string) => string;

const joined = `"user" "the_user" JOIN "accounts_user" "the_staff"
  ON "the_staff"."contract_id" = "the_user"."contract_id" AND "the_staff"."id" = "the_user"."accounts_user_id"`;

const where = (row: string) =>
  `WHERE "the_user"."contract_id" = ${row}."contract_id" AND "the_user"."id" = ${row}."user_id"`;

export const ofUser =
  (column: string): Read =>
  (row) =>
    `(SELECT "the_user"."${column}" FROM "user" "the_user" ${where(row)})`;

export const ofStaff =
  (column: string): Read =>
  (row) =>
    `(SELECT "the_staff"."${column}" FROM ${joined} ${where(row)})`;

/** Names of the roles held: a list, though a member of staff has one. */
export const roleNames: Read = (row) =>
  `(SELECT coalesce(jsonb_agg("the_role"."name"), '[]') FROM ${joined} JOIN "role" "the_role"
    ON "the_role"."contract_id" = "the_staff"."contract_id" AND "the_role"."id" = "the_staff"."contract_role_id"
    ${where(row)})`;
