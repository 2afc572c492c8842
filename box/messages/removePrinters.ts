/** `removePrinters`: printers that the box serves no more; one at work stays, unless that is forced. */
import * as z from 'zod';
import type { Removed } from '../../schema/channel/setup.ts';
import { Refusal } from '../refusal.ts';
import type { Box } from './box.ts';

const message = z.object({
  printerSlugs: z.array(z.string()).min(1).max(50),
  force: z.boolean().default(false),
});

export function removePrinters(box: Box, given: unknown): Removed {
  const { data } = message.safeParse(given);
  if (!data) throw new Refusal('invalid_message', 'The message names no printers.');
  const removed: string[] = [];
  const failed: { printerSlug: string; error: string }[] = [];
  for (const printerSlug of data.printerSlugs) {
    const station = box.stations.get(printerSlug);
    if (!station) failed.push({ printerSlug, error: 'The box has no such printer.' });
    else if (station.hasWork && !data.force) failed.push({ printerSlug, error: 'The printer is at work.' });
    else {
      station.cancel(new Refusal('printer_not_found', 'The printer was removed.'));
      box.removePrinter(printerSlug);
      removed.push(printerSlug);
    }
  }
  return { removed, failed };
}
