/** `openCashdrawer`: a pulse through the printer, behind the job that prints. */
import { Refusal } from '../refusal.ts';
import type { Box } from './box.ts';
import { ofPrinter } from './ofPrinter.ts';

export async function openCashdrawer(box: Box, message: unknown): Promise<{ readonly opened: true }> {
  const { data } = ofPrinter.safeParse(message);
  if (!data) throw new Refusal('invalid_message', 'The message names no printer.');
  const { printerSlug } = data;
  const station = box.stations.get(printerSlug);
  if (!station) throw new Refusal('printer_not_found', `The box has no printer "${printerSlug}".`);
  const { printer } = station;
  if (!printer.openDrawer || !printer.config.hasDrawer)
    throw new Refusal('device_failed', `The printer "${printerSlug}" has no drawer.`);
  await station.enqueue('drawer', async () => printer.openDrawer?.());
  return { opened: true };
}
