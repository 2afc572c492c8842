/** `readPage`: a page the virtual printer keeps, as an image. */
import type { ChannelRefusal, ReadPageRequest } from '../../schema/channel.ts';
import type { Box } from './box.ts';

export function readPage(box: Box, message: unknown): { readonly png: Uint8Array } | ChannelRefusal {
  const { printerSlug, jobKey, page } = (message ?? {}) as Partial<ReadPageRequest>;
  const printer = box.stations.get(String(printerSlug))?.printer;
  if (!printer) return { error: `The box has no printer "${printerSlug}".`, code: 'printer_not_found' };
  const png = printer.readPage?.(String(jobKey), Number(page));
  return png
    ? { png }
    : { error: `The printer keeps no page ${page} of "${jobKey}".`, code: 'document_unavailable' };
}
