/** `rebootDevice`: restarts the machine, unless a printer is at work or has jobs waiting, or a card is being paid with. */
import type { Reboot } from '../../schema/channel/device.ts';
import { Refusal } from '../refusal.ts';
import type { Box } from './box.ts';

/** Time for the answer to reach the desk. */
const DELAY_MS = 2000;

/** A machine that is still there after this did not restart, for a reason of its own: it prints again. */
const GIVEN_UP_MS = 60_000;

export async function rebootDevice(box: Box): Promise<Reboot> {
  const printing = [...box.stations].find(([, station]) => station.hasWork)?.[0];
  if (printing !== undefined)
    throw new Refusal('busy', `The printer "${printing}" is at work: the box restarts when it is done.`);
  const paying = [...box.counters].find(([, counter]) => counter.isBusy)?.[0];
  if (paying !== undefined)
    throw new Refusal('busy', `The terminal "${paying}" is at a payment: the box restarts when it is done.`);
  box.restartsUntil = Date.now() + GIVEN_UP_MS;
  try {
    await box.system.reboot(DELAY_MS);
  } catch (error) {
    box.restartsUntil = 0;
    throw error;
  }
  return { accepted: true, inMs: DELAY_MS };
}
