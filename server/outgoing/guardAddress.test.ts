import type { LookupAddress } from 'node:dns';
import { describe, expect, it } from 'vitest';
import { AddressRefused, checkAddress, guardLookup, isPrivate } from './guardAddress.ts';

const isRefused = (address: string, allowed: readonly string[] = []): boolean => {
  try {
    checkAddress(new URL(address), allowed);
    return false;
  } catch (error) {
    if (error instanceof AddressRefused) return true;
    throw error;
  }
};

const resolve = (address: string, allowed: readonly string[] = []) =>
  new Promise<readonly LookupAddress[] | string>((done) => {
    const url = new URL(address);
    guardLookup(url, allowed)(url.hostname, { all: true }, (error, found) => {
      done(error ? error.message : Array.isArray(found) ? found : [{ address: String(found), family: 4 }]);
    });
  });

describe('an address that this server is to ask', () => {
  it.each([
    ['https://127.0.0.1/', 'this machine'],
    ['https://10.1.2.3/', 'its network'],
    ['https://192.168.0.1/', 'its network'],
    ['https://172.20.0.1/', 'its network'],
    ['https://169.254.169.254/latest/meta-data/', "the cloud's own data"],
    ['https://[::1]/', 'this machine'],
    ['https://[fd00::1]/', 'its network'],
    ['https://[::ffff:127.0.0.1]/', 'this machine, mapped'],
    ['https://[64:ff9b::7f00:1]/', 'this machine, translated'],
    ['https://0x7f000001/', 'this machine in another spelling'],
    ['https://2130706433/', 'this machine as a number'],
    ['http://93.184.216.34/', 'plain http'],
  ])('is refused: %s (%s)', (address) => {
    expect(isRefused(address)).toBe(true);
  });

  it.each([
    'https://93.184.216.34/',
    'https://[2606:2800:220:1:248:1893:25c8:1946]/',
    'https://api.example.org/',
  ])('is taken: %s', (address) => {
    expect(isRefused(address)).toBe(false);
  });

  it('is taken where its host is named, with that port alone where one is', () => {
    expect(isRefused('http://127.0.0.1:8000/', ['127.0.0.1:8000'])).toBe(false);
    expect(isRefused('http://127.0.0.1:8001/', ['127.0.0.1:8000'])).toBe(true);
    expect(isRefused('http://127.0.0.1:8001/', ['127.0.0.1'])).toBe(false);
  });

  it('is refused by what its name leads to, when the connection is made', async () => {
    expect(await resolve('https://localhost/')).toContain('its name leads to a private address');
    expect(await resolve('https://localhost/', ['localhost'])).toBeInstanceOf(Array);
  });

  it("is public where no network of one's own has it", () => {
    expect(['8.8.8.8', '2001:4860:4860::8888'].map(isPrivate)).toEqual([false, false]);
  });
});
