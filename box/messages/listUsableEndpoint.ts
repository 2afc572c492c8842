/** `listUsableEndpoint`: the printers and terminals that the box serves, and what else hangs on its USB ports. */
import type { UsableEndpoint, UsableEndpoints } from '../../schema/channel/setup.ts';
import type { Box } from './box.ts';

const kindOf = (uri: string): UsableEndpoint['kind'] => (uri.startsWith('virtual:') ? 'virtual' : 'network');

export async function listEndpoints(box: Box): Promise<readonly UsableEndpoint[]> {
  const printers = [...box.stations.values()].map(
    ({ printer }): UsableEndpoint => ({
      id: `printer:${printer.config.slug}`,
      kind: kindOf(printer.config.uri),
      uri: printer.config.uri,
      suggestedLanguage: printer.language,
      role: 'printer',
      installedAs: printer.config.slug,
    }),
  );
  const terminals = box.config.terminals.map(
    ({ slug, uri }): UsableEndpoint => ({
      id: `terminal:${slug}`,
      kind: kindOf(uri),
      uri,
      role: 'terminal',
      installedAs: slug,
    }),
  );
  return [...printers, ...terminals, ...(await box.system.listUsbPrinters())];
}

export const listUsableEndpoint = async (box: Box): Promise<UsableEndpoints> => ({
  endpoints: await listEndpoints(box),
});
