/** What developers are told by the product's own client: a contract first, and files by upload alone. */
import { afterEach, expect, it, vi } from 'vitest';
import { entities } from '../../schema/generated/entities.ts';
import { forgetToken, keepToken } from '../session/accessToken.ts';
import { apiUrl } from './apiUrl.ts';
import { makeDataProvider } from './makeDataProvider.ts';

afterEach(() => {
  forgetToken();
  vi.unstubAllGlobals();
});

const signIn = (claims: object) =>
  keepToken({ access_token: `e30.${btoa(JSON.stringify(claims))}.signature`, expires_in: 3600 });

it('asks to select a contract first where an address needs one', () => {
  signIn({ sub: '1', contracts: [] });
  expect(() => apiUrl('accounts')).toThrow('No contract id: select a contract first.');
  expect(apiUrl('ticketing')).toBe('/ticketing/v1');
  signIn({ sub: '1', contracts: [4], contract: 4 });
  expect(apiUrl('accounts')).toBe('/accounts/api/v1/contracts/4');
});

it('forbids the create of every file that is uploaded', async () => {
  signIn({ sub: '1', contracts: [4], contract: 4 });
  const asked = vi.fn();
  vi.stubGlobal('fetch', asked);
  const files = entities.filter(({ name }) => name.endsWith('ImportedFile'));
  expect(files.length).toBe(2);
  for (const { name } of files)
    await expect(makeDataProvider().create(name, { data: {} })).rejects.toThrow(
      `Creating "${name}" is forbidden: use upload.`,
    );
  expect(asked).not.toHaveBeenCalled();
});
