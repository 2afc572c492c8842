/** `readPage`: a page the virtual printer keeps, as an image. */
import type { ChannelRefusal } from '../../schema/channel.ts';
import type { Box } from './box.ts';
import { ofPage } from './ofPrinter.ts';

export function readPage(box: Box, message: unknown): { readonly png: Uint8Array } | ChannelRefusal {
  const { data } = ofPage.safeParse(message);
  if (!data) return { error: 'The message names no page of a printer.', code: 'invalid_message' };
  const { printerSlug, jobKey, page } = data;
  const printer = box.stations.get(printerSlug)?.printer;
  if (!printer) return { error: `The box has no printer "${printerSlug}".`, code: 'printer_not_found' };
  const png = printer.readPage?.(jobKey, page);
  return png
    ? { png }
    : { error: `The printer keeps no page ${page} of "${jobKey}".`, code: 'document_unavailable' };
}
