import { expect, it } from 'vitest';
import { readSettings } from './settings.ts';

it('takes addresses and networks of trusted proxies, and none by default', () => {
  expect(readSettings({}).trustedProxies).toEqual([]);
  expect(readSettings({ TRUSTED_PROXIES: '10.0.0.2, 10.1.0.0/16,::1' }).trustedProxies).toEqual([
    '10.0.0.2',
    '10.1.0.0/16',
    '::1',
  ]);
  expect(() => readSettings({ TRUSTED_PROXIES: 'everybody' })).toThrow('TRUSTED_PROXIES has "everybody"');
});
