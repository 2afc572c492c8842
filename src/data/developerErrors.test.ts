/** What developers are told by the product's own client: a contract first, and files by upload alone. */
import { afterEach, expect, it, vi } from 'vitest';
import { entities } from '../../schema/generated/entities.ts';
import { forgetToken, storeToken } from '../session/accessToken.ts';
import { apiUrl } from './apiUrl.ts';
import { loadSchema } from './descriptors.ts';
import { makeDataProvider } from './makeDataProvider.ts';

afterEach(() => {
  forgetToken();
  vi.unstubAllGlobals();
});

const signIn = (claims: object) =>
  storeToken({ access_token: `e30.${btoa(JSON.stringify(claims))}.signature`, expires_in: 3600 });

it('asks to select a contract first where an address needs one', () => {
  signIn({ sub: '1', contracts: [] });
  expect(() => apiUrl('accounts')).toThrow('No contract id: select a contract first.');
  expect(apiUrl('ticketing')).toBe('/ticketing/v1');
  signIn({ sub: '1', contracts: [4], contract: 4 });
  expect(apiUrl('accounts')).toBe('/accounts/api/v1/contracts/4');
});

it('refuses an answer without a relation that was asked for, naming it', async () => {
  signIn({ sub: '1', contracts: [4], contract: 4 });
  const [name = ''] = entities.map((entity) => entity.name);
  const { entity } = await loadSchema(name);
  const relation = entity.properties.find(({ target }) => target !== undefined)?.name ?? '';
  const ask = (answer: object) => {
    vi.stubGlobal('fetch', async () => Response.json({ '@id': '/x/1', ...answer }));
    return makeDataProvider().getOne(name, { id: '1', meta: { fields: [`${relation}.id`] } });
  };
  await expect(ask({})).rejects.toThrow(
    `The relation "${relation}" must be defined. Check the requested fields.`,
  );
  await expect(ask({ [relation]: null })).resolves.toBeDefined();
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
