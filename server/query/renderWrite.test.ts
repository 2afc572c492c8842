/** Which columns a write sets: those that were given, and no other. */
import { expect, it } from 'vitest';
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import type { Resource } from '../plan/resource.ts';
import { renderInsert, renderUpdate } from './renderWrite.ts';

const label = { en: 'A', fr: 'A' };
const column = (name: string): PropertyDescriptor => ({ name, kind: 'string', label, column: name });

it('leaves alone a column called as a member of every object', () => {
  const properties = [column('name'), column('constructor')];
  const resource = { descriptor: { table: 'play', properties } } as unknown as Resource;
  const row = { resource, contract: 1, id: '2', values: { name: 'Hamlet' } };
  const { text: statement, values } = renderUpdate(row, { actor: 'ada@demo.test' });
  expect(statement).toContain('SET "name" = $4 WHERE');
  expect(values).toEqual([1, '2', 'ada@demo.test', 'Hamlet']);
});

it.each([
  [4711, '4711'],
  [false, 'false'],
  ['Ada', 'Ada'],
  [['Ada', 'Grace'], '["Ada","Grace"]'],
])('seals a secret of whatever kind: %j', (value, text) => {
  const secret = { ...column('code'), kind: 'json', secret: true } as PropertyDescriptor;
  const seal = (plain: string) => `sealed(${plain})`;
  const resource = { descriptor: { table: 'play', properties: [secret] }, seal } as unknown as Resource;
  const { values } = renderInsert(
    { resource, contract: 1, values: { code: value } },
    { actor: 'ada@demo.test' },
  );
  expect(values[1]).toBe(`sealed(${text})`);
});
