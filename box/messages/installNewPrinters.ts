/** `installNewPrinters`: printers that the box serves from now on, also after it restarts; each by itself, or a reason why not. */
import * as z from 'zod';
import type { Installed, NewPrinter } from '../../schema/channel/setup.ts';
import { stripAccents } from '../../schema/foldText.ts';
import { completePrinter, type PrinterConfig } from '../config.ts';
import { Refusal } from '../refusal.ts';
import type { Box } from './box.ts';
import { listEndpoints } from './listUsableEndpoint.ts';

const newPrinter = z.object({
  endpointId: z.string().optional(),
  uri: z.string().max(500).optional(),
  name: z.string().trim().min(1).max(100),
  language: z.enum(['virtual', 'escpos', 'fgl', 'zpl']).optional(),
  paperType: z.enum(['stock_tickets', 'thermal_roller']).optional(),
  isDefault: z.boolean().optional(),
});

const message = z.object({ printers: z.array(newPrinter).min(1).max(50) });

/** @example makeSlug('Guichet n° 2', ['guichet-n-2']) // 'guichet-n-2-2' */
function makeSlug(name: string, taken: readonly string[]): string {
  const plain = stripAccents(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const base = plain || 'printer';
  for (let count = 1; ; count++) {
    const slug = count === 1 ? base : `${base}-${count}`;
    if (!taken.includes(slug)) return slug;
  }
}

const isSpoken = (uri: string) => /^tcp:\/\/[^/\s]+$/.test(uri) || uri === 'virtual:';

async function describePrinter(box: Box, printer: z.output<typeof newPrinter>): Promise<PrinterConfig> {
  const endpoints = await listEndpoints(box);
  const endpoint = endpoints.find(({ id }) => id === printer.endpointId);
  const uri = printer.uri ?? endpoint?.uri;
  if (uri === undefined) throw new Refusal('device_failed', 'There is no such endpoint on the box.');
  if (!isSpoken(uri)) throw new Refusal('device_failed', `The box speaks to no printer at "${uri}".`);
  const same = [...box.stations.values()].find(({ printer: known }) => known.config.uri === uri);
  if (same && uri !== 'virtual:')
    throw new Refusal('device_failed', `It is installed as "${same.printer.config.slug}".`);
  const { name, language, paperType, isDefault = false } = printer;
  const slug = makeSlug(name, [...box.stations.keys()]);
  return completePrinter({
    slug,
    uri,
    name,
    isDefault,
    ...(language && { language }),
    ...(paperType && { paperType }),
  });
}

const nameOf = ({ endpointId, uri, name }: NewPrinter) => endpointId ?? uri ?? name;

export async function installNewPrinters(box: Box, given: unknown): Promise<Installed> {
  const { data } = message.safeParse(given);
  if (!data) throw new Refusal('invalid_message', 'The message describes no printers.');
  const installed: string[] = [];
  const failed: { endpointId: string; error: string }[] = [];
  for (const printer of data.printers)
    try {
      const config = await describePrinter(box, printer);
      box.addPrinter(config);
      installed.push(config.slug);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      failed.push({ endpointId: nameOf(printer as NewPrinter), error: error.message });
    }
  return { installed, failed };
}
