/** The command as people run it: in a tree of its own, with what it says and what it leaves on the disk. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { copyTree } from './fixtures/copyTree.ts';

const tree = copyTree();
afterAll(() => tree.remove());
cpSync(join(import.meta.dirname, 'fixtures/schema'), join(tree.path, 'schema'), { recursive: true });

function run(...args: string[]): { status: number | null; out: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['codegen/cli.ts', ...args], {
    cwd: tree.path,
    encoding: 'utf8',
  });
  return { status, out: (stdout + stderr).replace(/\d+ ms/g, 'N ms') };
}

function edit(path: string, from: string, to: string): void {
  const text = readFileSync(join(tree.path, path), 'utf8');
  if (!text.includes(from)) throw new Error(`${path} has no ${from}`);
  writeFileSync(join(tree.path, path), text.replace(from, to));
}

const migrations = () =>
  readdirSync(join(tree.path, 'server/migrations')).filter((name) => name.endsWith('.sql'));

// One story on one tree: each step starts from what the one before it left.
describe('codegen', () => {
  it('makes everything and the first migration from a schema alone', () => {
    const { status, out } = run();
    expect(status).toBe(0);
    expect(out).toContain('7 entities, 19 written, 0 removed, N ms\n');
    expect(out).toContain('wrote server/migrations/0000_initial.sql: read it before you commit it\n');
  }, 30_000);

  it('writes nothing when nothing changed', () => {
    const file = join(tree.path, 'server/generated/tables.ts');
    const before = statSync(file).mtimeMs;
    expect(run('generate')).toEqual({ status: 0, out: '7 entities, 0 written, 0 removed, N ms\n' });
    expect(statSync(file).mtimeMs).toBe(before);
    expect(run('check')).toEqual({ status: 0, out: '' });
  }, 30_000);

  it('says which commands there are', () => {
    expect(run('genrate')).toEqual({
      status: 1,
      out: 'There is no command "genrate". Perhaps you meant "generate".\n',
    });
    expect(run('frobnicate').out).toMatch(/^There is no command "frobnicate". There are "generate", "check"/);
    expect(run('--help').out).toContain(
      '  explain   <Entity.property>: where every decision about it came from\n',
    );
    expect(run('explain', '--help').status).toBe(0);
  }, 30_000);

  it('refuses what a command does not take, and says what it does', () => {
    expect(run('generate', '--confirm', 'all').out).toMatch(/^"generate" does not take "all"\./);
    expect(run('check', '--fix').out).toMatch(/^Unknown option '--fix'\. Usage: npm run codegen -- check /);
    expect(run('explain').out).toBe('Which property? npm run codegen -- explain <Entity.property>\n');
    expect(run('explain', 'Price').out).toMatch(/^Which property of "Price"\? It has /);
    expect(run('status', '--sen').out).toMatch(/^"status" does not take "--sen"\.\n {2}status {4}\[--seen/);
    expect(run('status', '--seen').out).toMatch(/^Which screen was seen\?\n {2}status/);
  }, 30_000);

  it('checks what a change means before it is made', () => {
    edit('schema/programme/Price.jsonld', '"reduced"]', '"reduced", "child"]');
    edit('schema/programme/Price.jsonld', '"sold":', '"soldCount":');
    edit('schema/programme/Price.jsonld', '"range": "Rate"', '"range": "Rate", "required": true');
    edit('schema/house/House.jsonld', '"list", "read", "update"', '"list", "read"');
    expect(run('check')).toEqual({
      status: 1,
      out: [
        '- House operation update',
        '+ Price.soldCount (integer)',
        '- Price.sold',
        '+ Price.name value child',
        '~ Price.rate is now required',
        'Run `npm run codegen` and commit what it writes.',
        '',
      ].join('\n'),
    });
  }, 30_000);

  it('writes nothing of a change that rows may stop, until it is confirmed', () => {
    expect(run()).toEqual({
      status: 1,
      out: [
        'Nothing was written. This waits for you, and the tables and the server stay as they are:',
        '  price.rate_id is required and has no default: rows without a value stop it',
        'What only has another name says so: "was": "<the name before>".',
        'Take it back, or read it and confirm it: npm run codegen -- generate --confirm',
        '',
      ].join('\n'),
    });
    expect(run('check').status).toBe(1);
    expect(migrations()).toEqual(['0000_initial.sql']);
  }, 30_000);

  it('makes the migration of a confirmed change, and keeps what was removed', () => {
    const { status, out } = run('generate', '--confirm');
    expect(status).toBe(0);
    expect(migrations()).toEqual(['0000_initial.sql', '0001_change_price.sql']);
    expect(out).toContain('  kept until a release: price.sold\n');
    const text = readFileSync(join(tree.path, 'server/migrations/0001_change_price.sql'), 'utf8');
    expect(text.trim().split('\n--> statement-breakpoint\n')).toEqual([
      'ALTER TABLE "price" DROP CONSTRAINT "price_name_check";',
      'ALTER TABLE "price" ALTER COLUMN "rate_id" SET NOT NULL;',
      'ALTER TABLE "price" ADD CONSTRAINT "price_name_check" CHECK ("name" in (\'full\', \'reduced\', \'child\'));',
      'ALTER TABLE "price" ADD COLUMN "sold_count" bigint DEFAULT 0 NOT NULL;',
    ]);
    expect(run('check').status).toBe(0);
  }, 30_000);

  it('writes nothing while the schema is wrong', () => {
    edit('schema/programme/Price.jsonld', '"range": "integer"', '"range": "interger"');
    expect(run()).toEqual({
      status: 1,
      out: [
        'schema/programme/Price.jsonld:10 The range "interger" of the property "soldCount" is unknown. Perhaps you meant "integer".',
        '1 fault; nothing was written.',
        '',
      ].join('\n'),
    });
    edit('schema/programme/Price.jsonld', '"interger"', '"integer"');
  }, 30_000);

  it('removes what it no longer makes', () => {
    rmSync(join(tree.path, 'schema/programme/Price.jsonld'));
    edit(
      'schema/programme/Play.jsonld',
      '    "prices":     { "range": "Price", "many": true, "inverse": "play", "embedded": true },\n',
      '',
    );
    edit(
      'schema/programme/PlayOrder.jsonld',
      '    "prices": { "range": "Price", "many": true, "required": true, "minItems": 1, "maxItems": 9 },\n',
      '',
    );
    expect(run('check').out).toBe(
      '- Play.prices\n- PlayOrder.prices\n- Price\nRun `npm run codegen` and commit what it writes.\n',
    );
    const { out } = run();
    expect(out).toContain('removed schema/generated/programme/Price.ts\n');
    expect(out).toContain('  kept until a release: price\n');
    expect(existsSync(join(tree.path, 'schema/generated/programme/Price.ts'))).toBe(false);
    expect(migrations()).toEqual(['0000_initial.sql', '0001_change_price.sql', '0002_change_price.sql']);
  }, 30_000);

  it('checks generated files against a hand that edited them', () => {
    edit('schema/generated/programme/Genre.ts', 'as answered', 'as answered, more or less');
    expect(run('check')).toEqual({
      status: 1,
      out: '~ schema/generated/programme/Genre.ts is not what codegen makes\nRun `npm run codegen` and commit what it writes.\n',
    });
  }, 30_000);
});
