/** Saving while somebody writes: half a file, a wrong one, a right one; the watch goes on. */
import { type ChildProcess, spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { copyTree } from './fixtures/copyTree.ts';
import { watchSchema } from './watch.ts';

const patient = { timeout: 20_000, interval: 20 };

const undos: (() => void)[] = [];
afterEach(() => {
  for (const undo of undos.splice(0).reverse()) undo();
  vi.restoreAllMocks();
});

function makeFolder(): string {
  const root = mkdtempSync(join(tmpdir(), 'watch-'));
  undos.push(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(join(root, 'schema/programme'), { recursive: true });
  mkdirSync(join(root, 'schema/generated/programme'), { recursive: true });
  return root;
}

describe('the watch', () => {
  it('runs once for a file saved in several steps, and not for what is generated', async () => {
    const root = makeFolder();
    const run = vi.fn(async () => undefined);
    undos.push(watchSchema(root, run).stop);
    for (const text of ['{', '{}', '{ }']) writeFileSync(join(root, 'schema/programme/Play.jsonld'), text);
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1), patient);
    writeFileSync(join(root, 'schema/generated/programme/Play.ts'), '');
    writeFileSync(join(root, 'schema/programme/calls.jsonld'), '{}');
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2), patient);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('runs for each save of an editor that puts another file in the place of the old one', async () => {
    const root = makeFolder();
    const run = vi.fn(async () => undefined);
    undos.push(watchSchema(root, run).stop);
    for (let save = 0; save < 3; save += 1) {
      const before = run.mock.calls.length;
      writeFileSync(join(root, 'schema/programme/Play.new'), '{}');
      renameSync(join(root, 'schema/programme/Play.new'), join(root, 'schema/programme/Play.jsonld'));
      await vi.waitFor(() => expect(run.mock.calls.length).toBeGreaterThan(before), patient);
    }
  });

  it('follows an area that is new, and one that went and came again', async () => {
    const root = makeFolder();
    const seen: string[] = [];
    const areas = join(root, 'schema');
    const run = async () => {
      seen.splice(0, seen.length, ...readdirSync(areas, { recursive: true }).map(String));
    };
    undos.push(watchSchema(root, run).stop);
    for (const file of ['house/Room.jsonld', 'house/Hall.jsonld', 'programme/Play.jsonld']) {
      if (file.startsWith('programme')) rmSync(join(areas, 'programme'), { recursive: true });
      mkdirSync(join(areas, dirname(file)), { recursive: true });
      writeFileSync(join(areas, file), '{}');
      await vi.waitFor(() => expect(seen).toContain(file), patient);
    }
  });

  it('goes on after a run that failed, and says why', async () => {
    const root = makeFolder();
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const run = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('The file is gone.'));
    undos.push(watchSchema(root, run).stop);
    writeFileSync(join(root, 'schema/programme/Play.jsonld'), '{');
    await vi.waitFor(() => expect(errors).toHaveBeenCalledWith('The file is gone.'), patient);
    writeFileSync(join(root, 'schema/programme/Play.jsonld'), '{}');
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2), patient);
  });
});

describe('codegen watch', () => {
  it('makes the types of each save, and waits out a syntax error', async () => {
    const tree = copyTree();
    undos.push(() => tree.remove());
    cpSync(join(import.meta.dirname, 'fixtures/schema'), join(tree.path, 'schema'), { recursive: true });
    const child: ChildProcess = spawn(process.execPath, ['codegen/cli.ts', 'watch'], { cwd: tree.path });
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    undos.push(() => void child.kill('SIGTERM'));
    let out = '';
    child.stdout?.on('data', (data) => {
      out += data;
    });
    child.stderr?.on('data', (data) => {
      out += data;
    });
    const wait = (words: string) =>
      vi.waitFor(() => expect(out).toContain(words), { timeout: 30_000, interval: 20 });
    await wait('0000_initial.sql');
    const file = join(tree.path, 'schema/programme/Genre.jsonld');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.slice(0, text.length / 2));
    await wait('schema/programme/Genre.jsonld:');
    expect(child.exitCode).toBe(null);
    writeFileSync(
      file,
      text.replace('"properties": {', '"properties": { "isOld": { "range": "boolean", "computed": true },'),
    );
    await wait('wrote schema/generated/values.ts\n7 entities, 2 written');
    expect(readFileSync(join(tree.path, 'schema/generated/programme/Genre.ts'), 'utf8')).toContain(
      'readonly isOld: boolean | null;',
    );
    child.kill('SIGTERM');
    await ended;
  }, 90_000);
});
