/** A machine for tests: it reports what the script says and restarts nothing. */
import { Refusal } from '../../box/refusal.ts';
import type { System } from '../../box/system/system.ts';

export interface FakeSystem extends System {
  /** Milliseconds of each restart that was agreed to. */
  readonly reboots: number[];
  script: { readonly noWifi?: boolean; readonly noReboot?: boolean };
}

export function createFakeSystem(): FakeSystem {
  const reboots: number[] = [];
  return {
    reboots,
    script: {},
    readNetwork: async () => ({
      hostname: 'till-1',
      interfaces: [
        {
          name: 'eth0',
          mac: 'b8:27:eb:00:00:01',
          ip4: '192.168.1.20',
          netmask: '255.255.255.0',
          gateway: '192.168.1.1',
          type: 'ethernet',
        },
      ],
      dns: ['192.168.1.1'],
    }),
    listUsbPrinters: async () => [
      {
        id: 'usb:lp0',
        kind: 'usb',
        uri: 'usb:/dev/usb/lp0',
        make: 'EPSON',
        model: 'TM-T20II',
        role: 'printer',
      },
    ],
    readHealth: async () => ({ cpu: 12, ram: 40, disk: 95, temperature: 51 }),
    async scanWifi() {
      if (this.script.noWifi) throw new Refusal('no_wifi_adapter', 'The box has no wifi adapter.');
      return [
        {
          ssid: 'Caisse',
          bssid: 'AA:BB:CC:DD:EE:02',
          signal: 81,
          channel: 44,
          security: 'WPA2',
          connected: true,
        },
        { ssid: 'Hall', bssid: 'AA:BB:CC:DD:EE:01', signal: 40, channel: 6, security: '', connected: false },
      ];
    },
    async reboot(inMs) {
      if (this.script.noReboot)
        throw new Refusal('device_failed', '"systemd-run" failed on the box: Access denied');
      reboots.push(inMs);
    },
  };
}
