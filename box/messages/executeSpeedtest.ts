/**
 * `executeSpeedtest`: how fast messages travel between box and relay. At most 10 MB and 10 seconds, so that a line by
 * telephone is not used up: parts grow while there is time for them.
 */
import { MOST_MEASURED, type Speedtest } from '../../schema/channel/device.ts';
import { Refusal } from '../refusal.ts';
import type { Box } from './box.ts';

const ROUNDS = 5;

const ROUND_DEADLINE = 400;

/** Milliseconds and bytes of each direction. */
const TIME = 4000;
const SIZE = 5 * 1024 * 1024;

const FIRST_PART = 16 * 1024;

const BITS = 8;

async function measureLatency(box: Box) {
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const begin = performance.now();
    await box.measure({ want: 0 }, ROUND_DEADLINE * ROUNDS);
    rounds.push(performance.now() - begin);
    if (rounds.reduce((sum, ms) => sum + ms, 0) > ROUND_DEADLINE * ROUNDS) break;
  }
  const steps = rounds.slice(1).map((ms, index) => Math.abs(ms - (rounds[index] ?? ms)));
  const mean = (list: readonly number[]) => list.reduce((sum, ms) => sum + ms, 0) / Math.max(1, list.length);
  return { latencyMs: Math.round(Math.min(...rounds)), jitterMs: Math.round(mean(steps)) };
}

/** @returns megabits in a second. Throws `timeout` when not even the first part came through */
async function measureThroughput(transfer: (bytes: number, deadline: number) => Promise<unknown>) {
  const begin = performance.now();
  const elapsed = () => performance.now() - begin;
  let sent = 0;
  let counted = 0;
  for (
    let part = FIRST_PART;
    sent + part <= SIZE && elapsed() < TIME;
    part = Math.min(part * 2, MOST_MEASURED)
  ) {
    try {
      await transfer(part, TIME - elapsed());
    } catch (error) {
      if (sent === 0 || !(error instanceof Refusal)) throw error;
      break;
    }
    sent += part;
    counted = elapsed();
  }
  return Math.round((sent * BITS) / counted / 10) / 100;
}

export async function executeSpeedtest(box: Box): Promise<Speedtest> {
  const latency = await measureLatency(box);
  const downloadMbps = await measureThroughput((want, deadline) => box.measure({ want }, deadline));
  const uploadMbps = await measureThroughput((bytes, deadline) =>
    box.measure({ want: 0, data: new Uint8Array(bytes) }, deadline),
  );
  return { downloadMbps, uploadMbps, ...latency, at: new Date().toISOString() };
}
