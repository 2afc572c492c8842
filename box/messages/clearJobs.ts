/** `clearJobs`: queued jobs are cancelled, of one printer or of all; the one that prints goes on. */
import { Refusal } from '../refusal.ts';
import type { Box } from './box.ts';
import { ofSomePrinters } from './ofPrinter.ts';

export function clearJobs(box: Box, message: unknown): void {
  const { data } = ofSomePrinters.safeParse(message);
  if (!data) return;
  const { printerSlug } = data;
  for (const [slug, station] of box.stations)
    if (printerSlug === undefined || slug === printerSlug)
      station.cancel(new Refusal('busy', 'The job was cancelled before its turn.'));
}
