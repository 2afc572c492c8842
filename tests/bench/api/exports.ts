/**
 * A million rows as a file, against COPY through the bare floor: the time to the last byte, and by how much the
 * server's memory grew meanwhile.
 */
import { readFileSync } from 'node:fs';
import type { Servers } from './compare.ts';

const fields = 'fields=displayName,type,lastname,firstname,email,city';
const turns = 2;
/** Megabytes by which the server may grow. */
const mostGrowth = 200;

export const exportCases = [
  { name: 'export as CSV', path: `/ticketing/v1/customers/export.csv?${fields}&header=names` },
  { name: 'export as CSV for people', path: `/ticketing/v1/customers/export.csv?${fields}` },
  { name: 'export as JSON-LD', path: `/ticketing/v1/customers/export.jsonld?${fields}` },
  { name: 'export as XLSX', path: `/ticketing/v1/customers/export.xlsx?${fields}` },
] as const;

type ExportCase = (typeof exportCases)[number];

interface Download {
  readonly seconds: number;
  readonly megabytes: number;
  /** Megabytes of the process at most. */
  readonly memory: number;
}

const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

async function download(url: string, token: string, pid: number): Promise<Download> {
  const begin = performance.now();
  let memory = memoryOf(pid);
  const watch = setInterval(() => {
    memory = Math.max(memory, memoryOf(pid));
  }, 50);
  try {
    const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
    let bytes = 0;
    const reader = response.body?.getReader();
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read())
      bytes += read.value.length;
    return { seconds: (performance.now() - begin) / 1000, megabytes: bytes / 1_048_576, memory };
  } finally {
    clearInterval(watch);
  }
}

const least = (all: readonly Download[]): Download =>
  all.reduce((best, one) => (one.seconds < best.seconds ? one : best));

export async function compareExport(
  { name, path }: ExportCase,
  servers: Servers & { readonly pid: number },
): Promise<void> {
  const { port, floorPort, token, pid } = servers;
  const before = memoryOf(pid);
  const floors: Download[] = [];
  const ours: Download[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    floors.push(await download(`http://127.0.0.1:${floorPort}/copy`, token, pid));
    ours.push(await download(`http://127.0.0.1:${port}${path}`, token, pid));
  }
  const floor = least(floors);
  const own = least(ours);
  const growth = Math.max(...ours.map(({ memory }) => memory)) - before;
  console.log(
    [
      name.padEnd(28),
      `floor ${floor.seconds.toFixed(1).padStart(5)} s`,
      `ours ${own.seconds.toFixed(1).padStart(5)} s`,
      `${own.megabytes.toFixed(0).padStart(4)} MB`,
      `ratio ${(floor.seconds / own.seconds).toFixed(2)}`,
      `memory +${growth.toFixed(0)} MB  goal +${mostGrowth} MB ${growth <= mostGrowth ? 'met' : 'MISSED'}`,
    ].join('  '),
  );
}
