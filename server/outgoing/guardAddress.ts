/**
 * Which addresses this server may ask of its own accord: public ones by https, and those that `REMOTE_ALLOW` names. A
 * name is looked at once it has been resolved, where the connection is made: what it meant a moment before counts nothing.
 */
import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Not an address of the internet: this machine, its network, or one that leads there by another way. */
const networks: readonly (readonly [string, number, 'ipv4' | 'ipv6'])[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  ['::', 96, 'ipv6'],
  ['64:ff9b::', 32, 'ipv6'],
  ['100::', 64, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
  ['fec0::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
];

const closed = new BlockList();
for (const [network, bits, family] of networks) closed.addSubnet(network, bits, family);

/** Thrown before anything is sent. */
export class AddressRefused extends Error {
  readonly host: string;
  constructor(host: string, reason: string) {
    super(`"${host}" may not be asked: ${reason}`);
    this.host = host;
  }
}

export function isPrivate(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  return closed.check(mapped, isIP(mapped) === 6 ? 'ipv6' : 'ipv4');
}

const bare = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');

export function isAllowed({ host, hostname }: URL, allowed: readonly string[]): boolean {
  return allowed.includes(host) || allowed.includes(hostname);
}

/** @throws AddressRefused for what the address alone shows */
export function checkAddress(url: URL, allowed: readonly string[]): void {
  if (isAllowed(url, allowed)) return;
  if (url.protocol !== 'https:') throw new AddressRefused(url.host, 'it is not asked by https');
  if (isIP(bare(url.hostname)) !== 0 && isPrivate(bare(url.hostname)))
    throw new AddressRefused(url.host, 'it is a private address');
}

/** For the connection itself: refuses a name that leads to a private address. */
export function guardLookup(url: URL, allowed: readonly string[]): LookupFunction {
  return (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '');
      const closed = isAllowed(url, allowed)
        ? undefined
        : addresses.find(({ address }) => isPrivate(address));
      if (closed) return done(new AddressRefused(url.host, 'its name leads to a private address'), '');
      const [first] = addresses;
      if (options.all) return done(null, addresses);
      return done(null, first?.address ?? '', first?.family);
    });
  };
}
