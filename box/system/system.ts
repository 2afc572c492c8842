/** What the agent asks of the machine it runs on. Linux in life (`linux.ts`), scripted in tests. */
import type { NetworkInterface, WifiNetwork } from '../../schema/channel/device.ts';
import type { UsableEndpoint } from '../../schema/channel/setup.ts';

export interface Network {
  readonly hostname: string;
  readonly interfaces: readonly NetworkInterface[];
  readonly dns: readonly string[];
}

export interface Health {
  /** Percent of all processors over the last minute. */
  readonly cpu: number;
  /** Percent. */
  readonly ram: number;
  /** Percent of the disk that the agent writes to. */
  readonly disk: number;
  /** Degrees Celsius, where the machine measures it. */
  readonly temperature?: number;
}

export interface System {
  readNetwork(): Promise<Network>;
  /** Throws a `Refusal`: `no_wifi_adapter`, or `device_failed` with what the machine reports. */
  scanWifi(): Promise<readonly WifiNetwork[]>;
  readHealth(): Promise<Health>;
  /** Printers on its USB ports, as they name themselves. */
  listUsbPrinters(): Promise<readonly UsableEndpoint[]>;
  /** Resolves once the machine has agreed to restart in `inMs`. Throws a `Refusal` (`device_failed`) when it has not. */
  reboot(inMs: number): Promise<void>;
}
