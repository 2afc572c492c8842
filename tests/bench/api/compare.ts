/**
 * One case measured in turns, the floor and ours by and by and each as often the first of the two: so both have the
 * same machine, and tables that have grown as much. What one leaves to be done, of dead rows, of pages not yet on disk
 * and in an index, is done before the next begins: none pays for another. Or both at once, where a case says so.
 */
import type { ChildProcess } from 'node:child_process';
import type { Client } from 'pg';
import type { Case } from './cases.ts';
import type { Load, Measured } from './client.ts';
import { firstMessage } from './processes.ts';

const load = { ms: 2000, most: 40_000 };
const usualTurns = 4;

export interface Servers {
  /** As many as loads are run side by side. */
  readonly drivers: readonly ChildProcess[];
  readonly port: number;
  readonly token: string;
  readonly floorPort: number;
  /** The owner's, beside the servers. */
  readonly client: Client;
}

/** A vacuum also sorts in what waits for a search index. */
const tidy = ['VACUUM customer, outbox', 'CHECKPOINT'];

/** All of them at once. */
async function measure({ drivers, client }: Servers, ...asked: readonly Load[]): Promise<Measured[]> {
  for (const statement of tidy) await client.query(statement);
  return Promise.all(
    asked.map((load, index) => {
      const driver = drivers[index];
      if (!driver) throw new Error(`There are ${drivers.length} drivers for ${asked.length} loads.`);
      const answer = firstMessage<Measured>(driver);
      driver.send(load);
      return answer;
    }),
  );
}

/** The mean of the two in the middle, where their count is even. */
function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const [low = 0, high = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return (low + high) / 2;
}

function loadsOf(one: Case, servers: Servers): { readonly floor: Load; readonly ours: Load } {
  const { method, span, body, repeat, connections = 16, ms = load.ms, lead = 0 } = one;
  const type: Load['headers'] = body || repeat ? { 'content-type': 'application/json' } : {};
  const common = {
    ...load,
    ms,
    lead,
    method,
    span,
    connections,
    ...(body && { body }),
    ...(repeat && { repeat }),
  };
  const signed = { port: servers.port, headers: { authorization: `Bearer ${servers.token}`, ...type } };
  const bare = { port: servers.floorPort, headers: type };
  return {
    floor: { ...common, ...(one.isFloorOurs ? signed : bare), path: one.floor, from: Math.floor(span / 2) },
    ours: { ...common, ...signed, path: one.ours },
  };
}

function describe(one: Case, floors: readonly Measured[], ours: readonly Measured[]): string {
  const ratios = ours.map(({ perSecond }, index) => perSecond / (floors[index]?.perSecond ?? 1));
  const ratio = median(ratios);
  const p99 = median(ours.map((turn) => turn.p99));
  const isMet = ratio >= one.goal && p99 <= (one.p99 ?? Number.POSITIVE_INFINITY);
  const rate = (turn: readonly Measured[]) =>
    median(turn.map(({ perSecond }) => perSecond))
      .toFixed(0)
      .padStart(6);
  return [
    one.name.padEnd(28),
    `floor ${rate(floors)}/s`,
    `ours ${rate(ours)}/s`,
    `p50 ${median(ours.map((turn) => turn.p50))
      .toFixed(1)
      .padStart(6)} ms`,
    `p99 ${p99.toFixed(1).padStart(6)} ms`,
    `ratio ${ratio.toFixed(2)} (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`,
    `goal ${one.goal.toFixed(2)}${one.p99 ? `, p99 ${one.p99} ms` : ''} ${isMet ? 'met' : 'MISSED'}`,
  ].join('  ');
}

/** Measured in the order of `sides`, or at once. */
async function takeTurn(one: Case, servers: Servers, sides: readonly Load[]): Promise<Measured[]> {
  if (one.isSideBySide) return measure(servers, ...sides);
  const measured: Measured[] = [];
  for (const side of sides) measured.push(...(await measure(servers, side)));
  return measured;
}

/** @throws when a call of either side failed */
export async function compare(one: Case, servers: Servers): Promise<void> {
  const { floor, ours } = loadsOf(one, servers);
  // Few calls a second warm nothing up in half of one.
  const ms = one.lead ? floor.ms : 500;
  await takeTurn(
    one,
    servers,
    [floor, ours].map((side) => ({ ...side, ms })),
  );
  const floors: Measured[] = [];
  const own: Measured[] = [];
  for (let turn = 0; turn < (one.turns ?? usualTurns); turn += 1) {
    const sides = turn % 2 === 0 ? [floor, ours] : [ours, floor];
    for (const [index, measured] of (await takeTurn(one, servers, sides)).entries()) {
      const side = sides[index];
      if (measured.failed > 0)
        throw new Error(`${one.name}: ${measured.failed} calls of ${side?.path} failed. ${measured.refusal}`);
      (side === floor ? floors : own).push(measured);
    }
  }
  console.log(describe(one, floors, own));
}
