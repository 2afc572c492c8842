/** What distinguishes a process from an earlier one that had the same number. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const BEHIND_NAME = 19;

/** The name may have spaces and brackets; the start, in ticks since this boot, is the 20th member behind it. */
function readLinuxStart(pid: number): string | undefined {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[BEHIND_NAME];
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  return ticks && `${boot} ${ticks}`;
}

/**
 * @returns the same text for as long as the process lives and another for any other; undefined where the system does not
 * answer, as on Windows
 */
export function readProcessStart(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') return readLinuxStart(pid);
    if (process.platform === 'win32') return undefined;
    const env = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };
    const started = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
      encoding: 'utf8',
      env,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return started.trim() || undefined;
  } catch {
    return undefined;
  }
}
