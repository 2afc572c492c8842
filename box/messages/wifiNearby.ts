/** `wifiNearby`: the wifi networks that the box receives, the strongest first. */
import type { WifiNearby } from '../../schema/channel/device.ts';
import type { Box } from './box.ts';

export async function wifiNearby(box: Box): Promise<WifiNearby> {
  return { networks: await box.system.scanWifi() };
}
