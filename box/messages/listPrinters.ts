/** `listSingle…boxPrinters`: the printers as they are now, looked at when asked. */
import type { ListPrintersReply } from '../../schema/channel.ts';
import type { Box } from './box.ts';

export async function listPrinters(box: Box): Promise<ListPrintersReply> {
  const stations = [...box.stations.values()];
  await Promise.all(stations.map((station) => station.look()));
  return { printers: stations.map((station) => station.state) };
}
