import { describe, expect, it } from 'vitest';
import { parseGateways, parseNameServers, parsePrinterId, parseWifiList } from './parse.ts';

describe('parseWifiList', () => {
  it('reads names with colons and backslashes, open networks, and puts the strongest first', () => {
    const text = [
      String.raw` :Hall\: public:AA\:BB\:CC\:DD\:EE\:01:40:6:`,
      String.raw`*:Caisse\\1:AA\:BB\:CC\:DD\:EE\:02:81:44:WPA2`,
      '',
    ].join('\n');
    expect(parseWifiList(text)).toEqual([
      {
        ssid: 'Caisse\\1',
        bssid: 'AA:BB:CC:DD:EE:02',
        signal: 81,
        channel: 44,
        security: 'WPA2',
        connected: true,
      },
      {
        ssid: 'Hall: public',
        bssid: 'AA:BB:CC:DD:EE:01',
        signal: 40,
        channel: 6,
        security: '',
        connected: false,
      },
    ]);
  });
});

describe('parseGateways', () => {
  it('reads the default route of each interface', () => {
    const text = [
      'Iface\tDestination\tGateway \tFlags',
      'eth0\t00000000\t0101A8C0\t0003',
      'eth0\t0001A8C0\t00000000\t0001',
      'wlan0\t00000000\tFE000A0A\t0003',
    ].join('\n');
    expect([...parseGateways(text)]).toEqual([
      ['eth0', '192.168.1.1'],
      ['wlan0', '10.10.0.254'],
    ]);
  });
});

describe('parseNameServers', () => {
  it('leaves comments and other lines aside', () => {
    expect(
      parseNameServers('# nameserver 9.9.9.9\nsearch lan\nnameserver 192.168.1.1\nnameserver ::1\n'),
    ).toEqual(['192.168.1.1', '::1']);
  });
});

describe('parsePrinterId', () => {
  it.each([
    ['MFG:EPSON;MDL:TM-T20II;CMD:ESC/POS;', { make: 'EPSON', model: 'TM-T20II' }],
    [' MANUFACTURER:Star; MODEL:TSP143;', { make: 'Star', model: 'TSP143' }],
    ['CMD:ESC/POS;', {}],
    ['', {}],
  ])('reads %j', (text, named) => {
    expect(parsePrinterId(text)).toEqual(named);
  });
});
