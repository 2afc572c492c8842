/** Reads what Linux and its tools report. Pure. */
import type { WifiNetwork } from '../../schema/channel/device.ts';

/** `nmcli --terse` separates by colons and escapes those of a value, and backslashes, by a backslash. */
function splitTerse(line: string): string[] {
  const fields = [''];
  for (let at = 0; at < line.length; at++) {
    const escaped = line[at] === '\\';
    if (escaped) at++;
    if (line[at] === ':' && !escaped) fields.push('');
    else fields[fields.length - 1] += line[at] ?? '';
  }
  return fields;
}

/** Fields that `nmcli` is asked for, in this order. */
export const WIFI_FIELDS = 'IN-USE,SSID,BSSID,SIGNAL,CHAN,SECURITY';

/** Wifi networks from `nmcli --terse --fields WIFI_FIELDS device wifi list`, the strongest first. */
export function parseWifiList(text: string): WifiNetwork[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map(splitTerse)
    .map(([inUse = '', ssid = '', bssid = '', signal, channel, security = '']) => ({
      ssid,
      bssid,
      signal: Number(signal) || 0,
      channel: Number(channel) || 0,
      security: security === '--' ? '' : security,
      connected: inUse.trim() === '*',
    }))
    .sort((one, other) => other.signal - one.signal);
}

/** Gateways by interface from `/proc/net/route`, whose addresses are hexadecimal and little-endian. */
export function parseGateways(text: string): ReadonlyMap<string, string> {
  const gateways = new Map<string, string>();
  for (const line of text.split('\n').slice(1)) {
    const [name = '', destination, gateway = ''] = line.split('\t');
    if (destination !== '00000000' || gateway === '00000000' || gateways.has(name)) continue;
    gateways.set(name, [...Buffer.from(gateway, 'hex')].reverse().join('.'));
  }
  return gateways;
}

/** Name servers from `/etc/resolv.conf`. */
export const parseNameServers = (text: string): string[] =>
  [...text.matchAll(/^\s*nameserver\s+(\S+)/gm)].map(([, address = '']) => address);

/** What a USB printer reports about itself (IEEE 1284): `MFG:EPSON;MDL:TM-T20II;CMD:ESC/POS;`. */
export function parsePrinterId(text: string): { readonly make?: string; readonly model?: string } {
  const find = (names: string) => new RegExp(`(?:^|;)\\s*(?:${names}):([^;]*)`).exec(text)?.[1]?.trim();
  const make = find('MFG|MANUFACTURER');
  const model = find('MDL|MODEL');
  return { make: make || undefined, model: model || undefined };
}
