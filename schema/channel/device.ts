/** The box channel's messages about the box itself: its network, its speed, its restart. */

export interface NetworkInterface {
  readonly name: string;
  readonly mac: string;
  readonly ip4?: string;
  readonly netmask?: string;
  readonly gateway?: string;
  readonly type: 'ethernet' | 'wifi';
  /** Name of the wifi network it is in. */
  readonly ssid?: string;
  /** Percent. */
  readonly signal?: number;
}

export interface IpConfig {
  readonly hostname: string;
  /** As the relay sees the box. */
  readonly publicIp: string;
  readonly interfaces: readonly NetworkInterface[];
  readonly dns: readonly string[];
}

export interface WifiNetwork {
  readonly ssid: string;
  readonly bssid: string;
  /** Percent. */
  readonly signal: number;
  readonly channel: number;
  /** As the adapter names it, e.g. `WPA2`; empty: open to everybody. */
  readonly security: string;
  readonly connected: boolean;
}

export interface WifiNearby {
  readonly networks: readonly WifiNetwork[];
}

/** Measured against the relay. */
export interface Speedtest {
  readonly downloadMbps: number;
  readonly uploadMbps: number;
  readonly latencyMs: number;
  readonly jitterMs: number;
  /** ISO instant. */
  readonly at: string;
}

export interface Reboot {
  readonly accepted: true;
  readonly inMs: number;
}

/** From the box to the relay: how long a message takes, with `data` on the way there and `want` bytes on the way back. */
export interface MeasureRequest {
  readonly want: number;
  readonly data?: Uint8Array;
}

export interface Measure {
  /** Milliseconds since 1970, by the relay's clock. */
  readonly now: number;
  /** The box's address, as the relay sees it. */
  readonly address: string;
  readonly data: Uint8Array;
}

/** Bytes of one `measure` at most, each way. */
export const MOST_MEASURED = 512 * 1024;
