import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from './lockFolder.ts';
import { readProcessStart } from './readProcessStart.ts';

let folder: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ticketing-lock-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const pidOf = ({ pid }: ChildProcess) => pid as number;
const lock = () => join(folder, 'lock');

/** Some other program, alive. */
function startOther(): number {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], { stdio: 'ignore' });
  children.push(child);
  return pidOf(child);
}

/** A process that holds the lock until it is killed. */
async function startHolder(): Promise<ChildProcess> {
  const module = join(import.meta.dirname, 'lockFolder.ts');
  const program = `const { lockFolder } = await import(${JSON.stringify(module)});
    lockFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  await new Promise((resolve) => child.stdout.once('data', resolve));
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}

describe('the lock of a folder', () => {
  it('is refused while its holder lives, and taken over when that was killed', async () => {
    const holder = await startHolder();
    expect(() => lockFolder(folder)).toThrow(`is in use by process ${pidOf(holder)}.`);
    await end(holder);
    const unlock = lockFolder(folder);
    expect(readFileSync(lock(), 'utf8')).toBe(String(process.pid));
    unlock();
    expect(readdirSync(folder)).toEqual([]);
  });

  it.runIf(process.platform !== 'win32')(
    'is taken over when its number was given to another program since',
    async () => {
      const holder = await startHolder();
      await end(holder);
      const other = startOther();
      // The number comes round again: what the holder noted of itself now names the other program.
      writeFileSync(`${lock()}.${other}`, readFileSync(`${lock()}.${pidOf(holder)}`));
      writeFileSync(lock(), String(other));
      const unlock = lockFolder(folder);
      expect(readFileSync(lock(), 'utf8')).toBe(String(process.pid));
      expect(existsSync(`${lock()}.${other}`)).toBe(false);
      unlock();
    },
  );

  it('that says nothing of its holder’s start, as of an earlier release, is refused while that number lives', () => {
    const other = startOther();
    writeFileSync(lock(), String(other));
    expect(() => lockFolder(folder)).toThrow(`is in use by process ${other}.`);
    writeFileSync(`${lock()}.${other}`, '');
    expect(() => lockFolder(folder)).toThrow(`is in use by process ${other}.`);
    expect(existsSync(`${lock()}.${process.pid}`)).toBe(false);
  });
});

it.runIf(process.platform !== 'win32')(
  'the start of a process stays, and is another for another process',
  () => {
    const other = startOther();
    expect(readProcessStart(other)).toBe(readProcessStart(other));
    expect(readProcessStart(process.pid)).not.toBe(readProcessStart(other));
    expect(readProcessStart(2 ** 22 + 1)).toBeUndefined();
  },
);
