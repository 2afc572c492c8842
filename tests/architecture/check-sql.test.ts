/** Statements of the servers fit the tables, and one that does not is named with its file and line. */
import { globSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findFaults } from '../checkRows.ts';
import { checkSql } from '../checkSql.ts';

const root = resolve(import.meta.dirname, '../..');

describe('statements', () => {
  it('fit the tables', async () => {
    expect(await checkSql()).toEqual([]);
  });

  it('are named with file and line, where a column or a function is not there', async () => {
    const faults = await checkSql((database) =>
      database.exec(`ALTER TABLE "cart_item" RENAME COLUMN "facial_value" TO "face_value";
        ALTER TABLE "desk_session" RENAME COLUMN "end_date" TO "closed_at"`),
    );
    expect(faults).toContain(
      'overrides/sale/Cart/server/readItems.sql:3: column i.facial_value does not exist, in: coalesce(i."facial_value", p."facial_value") AS "value", i."group_key" AS "groupKey", i."coupon_code" AS "couponCode", i."participant_id" AS "participant",',
    );
    expect(faults).toContainEqual(
      expect.stringMatching(
        /^overrides\/desk\/DeskSession\/server\/behaviour.ts:\d+: column t.end_date does not exist/,
      ),
    );
  });
});

describe('computed values', () => {
  it('are of a type of their property’s range, and named with file and line where they are not', async () => {
    const faults = await checkSql((database) =>
      database.exec(`ALTER TABLE "event_date" ALTER COLUMN "total_stock" TYPE numeric`),
    );
    expect(faults).toContainEqual(
      expect.stringMatching(
        /^overrides\/programming\/EventDate\/server\/behaviour\.ts:\d+: its range takes int2, int4, int8, and its SQL is numeric/,
      ),
    );
  });
});

describe('rows of statements', () => {
  it('are declared as PostgreSQL describes them: a column of another type, one that may be null', async () => {
    const faults = await checkSql((database) =>
      database.exec(`ALTER TABLE "cart_item" DROP COLUMN "group_key", ADD COLUMN "group_key" bigint;
        ALTER TABLE "order_item" ALTER COLUMN "order_id" DROP NOT NULL`),
    );
    expect(faults).toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          /^overrides\/sale\/Cart\/server\/items\.ts:\d+: the column "groupKey" is declared as string and is number$/,
        ),
        expect.stringMatching(
          /^overrides\/money\/Ledger\/server\/earnPerformances\.ts:\d+: the column "order" may be null$/,
        ),
      ]),
    );
  });

  it.each([
    [['id', 'name'], ['contract'], 'there is no column "name"'],
    [[], ['contract'], 'the column "id" is not declared'],
    [['id'], ['contract', 'order'], 'there is no parameter "order"'],
    [['id'], [], 'the parameter "contract" is not declared'],
  ])('name every column and every parameter: %j, %j', (row, parameters, fault) => {
    const number = { kinds: new Set(['number'] as const), isNullable: false };
    const declared = { parameters, row: new Map(row.map((name) => [name, number])) };
    expect(findFaults(declared, [{ name: 'id', kind: 'number', isNullable: false }], ['contract'])).toEqual([
      fault,
    ]);
  });
});

describe('built statements', () => {
  it('take lists by `anyOf`, so that there is one text for any length', () => {
    const found = globSync('overrides/**/server{.ts,/**/*.ts}', { cwd: root })
      .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
      .filter(({ text }) => text.includes('server/sql.ts') && /, '(?:not )?in', [^(]/.test(text));
    expect(found.map(({ file }) => relative(root, join(root, file)))).toEqual([]);
  });
});

describe('statements as text', () => {
  /** The beginning of a statement in quotes; fragments begin with a bracket or a word of their own. */
  const BEGINS = /[`'"]\s*(?:WITH|SELECT|INSERT INTO|UPDATE|DELETE FROM)\s+(?:RECURSIVE\s+)?["\w$]/gi;

  it('are few outside of `.sql` files', () => {
    const counts = globSync('overrides/**/server{.ts,/**/*.ts}', { cwd: root })
      .filter((file) => !file.endsWith('.test.ts'))
      .map((file) => ({
        file,
        count: [...readFileSync(join(root, file), 'utf8').matchAll(BEGINS)].length,
      }))
      .filter(({ count }) => count > 0);
    const sum = counts.reduce((total, { count }) => total + count, 0);
    expect(sum, JSON.stringify(counts)).toBeLessThan(40);
  });
});
