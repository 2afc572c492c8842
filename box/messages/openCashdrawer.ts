/** `openCashdrawer`: a pulse through the printer, behind the job that prints. */
import type { ChannelRefusal } from '../../schema/channel.ts';
import { Refusal } from '../refusal.ts';
import type { Box } from './box.ts';
import { ofPrinter } from './ofPrinter.ts';

export async function openCashdrawer(
  box: Box,
  message: unknown,
): Promise<{ readonly opened: true } | ChannelRefusal> {
  const { data } = ofPrinter.safeParse(message);
  if (!data) return { error: 'The message names no printer.', code: 'invalid_message' };
  const { printerSlug } = data;
  const station = box.stations.get(printerSlug);
  if (!station) return { error: `The box has no printer "${printerSlug}".`, code: 'printer_not_found' };
  try {
    await station.enqueue('drawer', () => station.printer.openDrawer());
    return { opened: true };
  } catch (error) {
    const code = error instanceof Refusal ? error.code : 'printer_offline';
    return { error: error instanceof Error ? error.message : String(error), code };
  }
}
