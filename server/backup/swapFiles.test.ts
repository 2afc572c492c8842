import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { finishSwap, READY, swapFiles } from './swapFiles.ts';

let varDir = '';
const put = (path: string, text: string) => {
  mkdirSync(join(varDir, path, '..'), { recursive: true });
  writeFileSync(join(varDir, path), text);
};
const read = (path: string) => readFileSync(join(varDir, path), 'utf8');

beforeEach(() => {
  varDir = mkdtempSync(join(tmpdir(), 'ticketing-swap-'));
  put('data/rows', 'old');
  put('keys/1', 'old');
  put('mail/1', 'kept');
});
afterEach(() => rmSync(varDir, { recursive: true, force: true }));

describe('files of a restore', () => {
  it('take the place of those of their names, and leave the others', () => {
    put('restore-a/data/rows', 'new');
    put('restore-a/keys/2', 'new');
    swapFiles(varDir, join(varDir, 'restore-a'));
    expect([read('data/rows'), readdirSync(join(varDir, 'keys')), read('mail/1')]).toEqual([
      'new',
      ['2'],
      'kept',
    ]);
    expect(readdirSync(varDir).sort()).toEqual(['data', 'keys', 'mail']);
  });

  it('are moved by who comes next, when the restore was killed after any of its steps', () => {
    // The old data is gone, the new has not been moved yet; the keys were not touched.
    put(`${READY}/data/rows`, 'new');
    put(`${READY}/keys/2`, 'new');
    rmSync(join(varDir, 'data'), { recursive: true });
    finishSwap(varDir);
    expect([read('data/rows'), readdirSync(join(varDir, 'keys'))]).toEqual(['new', ['2']]);
    finishSwap(varDir);
    expect(readdirSync(varDir).sort()).toEqual(['data', 'keys', 'mail']);
  });

  it('that were not all unpacked change nothing', () => {
    put('restore-a/data/rows', 'half');
    finishSwap(varDir);
    expect([read('data/rows'), read('keys/1')]).toEqual(['old', 'old']);
  });
});
