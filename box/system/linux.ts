/**
 * The machine, where it is Linux: files of `/proc` and `/sys`, NetworkManager's `nmcli`, systemd. Programs get their
 * arguments as a list; no shell reads them.
 */
import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { readFile, statfs } from 'node:fs/promises';
import { availableParallelism, freemem, hostname, loadavg, networkInterfaces, totalmem } from 'node:os';
import { join } from 'node:path';
import type { NetworkInterface, WifiNetwork } from '../../schema/channel/device.ts';
import type { UsableEndpoint } from '../../schema/channel/setup.ts';
import { Refusal } from '../refusal.ts';
import { parseGateways, parseNameServers, parsePrinterId, parseWifiList, WIFI_FIELDS } from './parse.ts';
import type { Health, Network, System } from './system.ts';

const PROGRAM_DEADLINE = 15_000;

/** Throws `device_failed` with the last output of the program. */
function run(program: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(program, args, { timeout: PROGRAM_DEADLINE }, (error, stdout, stderr) => {
      if (!error) return resolve(stdout);
      const reason = stderr.trim().split('\n').at(-1) || error.message;
      reject(new Refusal('device_failed', `"${program}" failed on the box: ${reason}`));
    });
  });
}

/** Empty where the machine has no such file. */
const readText = (file: string) => readFile(file, 'utf8').catch(() => '');

const isWifi = (name: string) => existsSync(join('/sys/class/net', name, 'wireless'));

async function scan(rescan: 'auto' | 'no'): Promise<WifiNetwork[]> {
  const args = ['--terse', '--fields', WIFI_FIELDS, 'device', 'wifi', 'list', '--rescan', rescan];
  return parseWifiList(await run('nmcli', args));
}

async function readNetwork(): Promise<Network> {
  const gateways = parseGateways(await readText('/proc/net/route'));
  const found = Object.entries(networkInterfaces()).flatMap(([name, addresses = []]) => {
    const [own = addresses[0]] = addresses.filter(({ family }) => family === 'IPv4');
    return own && !own.internal ? [{ name, own }] : [];
  });
  const current = found.some(({ name }) => isWifi(name))
    ? (await scan('no').catch(() => [])).find(({ connected }) => connected)
    : undefined;
  const interfaces = found.map(({ name, own }): NetworkInterface => {
    const gateway = gateways.get(name);
    return {
      name,
      mac: own.mac,
      ...(own.family === 'IPv4' ? { ip4: own.address, netmask: own.netmask } : {}),
      ...(gateway ? { gateway } : {}),
      type: isWifi(name) ? 'wifi' : 'ethernet',
      ...(isWifi(name) && current ? { ssid: current.ssid, signal: current.signal } : {}),
    };
  });
  return { hostname: hostname(), interfaces, dns: parseNameServers(await readText('/etc/resolv.conf')) };
}

async function readHealth(folder: string): Promise<Health> {
  const { blocks, bavail } = await statfs(folder);
  const degrees = Number(await readText('/sys/class/thermal/thermal_zone0/temp')) / 1000;
  const [minute = 0] = loadavg();
  return {
    cpu: Math.min(100, Math.round((minute / availableParallelism()) * 100)),
    ram: Math.round((1 - freemem() / totalmem()) * 100),
    disk: Math.round((1 - bavail / blocks) * 100),
    ...(degrees > 0 ? { temperature: Math.round(degrees) } : {}),
  };
}

const USB_PRINTERS = '/sys/class/usbmisc';

async function listUsbPrinters(): Promise<UsableEndpoint[]> {
  const names = existsSync(USB_PRINTERS) ? readdirSync(USB_PRINTERS) : [];
  return Promise.all(
    names
      .filter((name) => /^lp\d+$/.test(name))
      .map(
        async (name): Promise<UsableEndpoint> => ({
          id: `usb:${name}`,
          kind: 'usb',
          uri: `usb:/dev/usb/${name}`,
          ...parsePrinterId(await readText(join(USB_PRINTERS, name, 'device', 'ieee1284_id'))),
          role: 'printer',
        }),
      ),
  );
}

/** @param folder what the agent writes to: its disk is the one whose room counts */
export function createLinuxSystem(folder: string): System {
  return {
    readNetwork,
    readHealth: () => readHealth(folder),
    listUsbPrinters,
    async scanWifi() {
      const names = existsSync('/sys/class/net') ? readdirSync('/sys/class/net') : [];
      if (!names.some(isWifi)) throw new Refusal('no_wifi_adapter', 'The box has no wifi adapter.');
      return scan('auto');
    },
    async reboot(inMs) {
      // A timer of systemd's: the answer is on its way before the machine goes down.
      const after = `--on-active=${Math.ceil(inMs / 1000)}s`;
      await run('systemd-run', ['--collect', after, 'systemctl', 'reboot']);
    },
  };
}
