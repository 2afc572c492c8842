/** Which class of one document is which of the other. */
import { expect, it } from 'vitest';
import type { ClassFacts } from './facts.ts';
import { mergeFacts } from './mergeFacts.ts';

const named = (name: string, path?: string): ClassFacts => ({
  key: name,
  name,
  place: { file: 'api.json', line: 1, pointer: '' },
  properties: [],
  operations: path === undefined ? [] : ['list'],
  actions: [],
  isValue: false,
  ...(path !== undefined && { path }),
});

it('pairs classes of one path and name first, then those of one path, then those of one name', () => {
  const hydra = [
    named('User'),
    named('Account', '/users'),
    named('Staff', '/people'),
    named('Person', '/people'),
  ];
  const openApi = [named('User', '/users'), named('Person', '/people'), named('Staff', '/staff')];
  const merged = mergeFacts({ classes: hydra }, { classes: openApi }, () => undefined);
  expect(merged.classes.map(({ name, path }) => [name, path])).toEqual([
    ['User', undefined],
    ['Account', '/users'],
    ['Staff', '/staff'],
    ['Person', '/people'],
  ]);
});
