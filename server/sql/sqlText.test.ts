/** Names of parameters in the text of a statement, and what is not one. */
import { describe, expect, it } from 'vitest';
import { numberParameters, sqlText } from './sqlText.ts';

describe('numberParameters', () => {
  it.each([
    ['"a" = :one AND "b" = :two AND "c" = :one', '"a" = $1 AND "b" = $2 AND "c" = $1', ['one', 'two']],
    ['"ids" = ANY(:ids::bigint[])', '"ids" = ANY($1::bigint[])', ['ids']],
    [`'HH24:MI' || ":no" || :yes || 'it''s :no'`, `'HH24:MI' || ":no" || $1 || 'it''s :no'`, ['yes']],
    ['-- of :nobody\nSELECT :it', '\nSELECT $1', ['it']],
  ])('%s', (text, numbered, names) => {
    expect(numberParameters(text)).toEqual({ text: numbered, names });
  });
});

describe('sqlText', () => {
  const find = sqlText<{ contract: number; customer: number | null }>({
    file: 'find.sql',
    text: 'SELECT 1 FROM "order" WHERE "contract_id" = :contract AND "customer_id" IS NOT DISTINCT FROM :customer',
  });

  it('binds values by name, null among them', () => {
    const { sql, parameters } = find({ contract: 7, customer: null }).compile();
    expect(sql).toBe(
      'SELECT 1 FROM "order" WHERE "contract_id" = $1 AND "customer_id" IS NOT DISTINCT FROM $2',
    );
    expect(parameters).toEqual([7, null]);
  });

  it('refuses a call without one of them, which would be asked for null', () => {
    const partial = { contract: 7 } as { contract: number; customer: number };
    expect(() => find(partial).compile()).toThrow(
      'The statement of "find.sql" is called without its parameter "customer".',
    );
  });
});
