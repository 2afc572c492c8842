/** `getIpConfig`: the box's interfaces and name servers, and its address as the relay sees it. */
import type { IpConfig } from '../../schema/channel/device.ts';
import type { Box } from './box.ts';

const MEASURE_DEADLINE = 5000;

export async function getIpConfig(box: Box): Promise<IpConfig> {
  const [{ hostname, interfaces, dns }, { address }] = await Promise.all([
    box.system.readNetwork(),
    box.measure({ want: 0 }, MEASURE_DEADLINE),
  ]);
  return { hostname, publicIp: address, interfaces, dns };
}
