import { expect, it } from 'vitest';
import type { ScreenEntry } from '../screens.ts';
import { type MenuSources, planMenu } from './planMenu.ts';

const label = (text: string) => ({ en: text, fr: text });
const load = () => Promise.reject(new Error('never shown'));
const entity = (name: string, group: string, read = 'signedIn') => ({
  name,
  group,
  icon: name,
  plural: label(`${name}s`),
  operations: ['list', 'update'] as const,
  rights: { read, write: `${group}.write` },
});

const sources: MenuSources = {
  areas: [
    { name: 'orders', label: label('Orders') },
    { name: 'programming', label: label('Programming') },
    { name: 'empty', label: label('Empty') },
  ],
  entities: [
    entity('EventDate', 'programming', 'programming.read'),
    entity('Ticketing', 'programming', 'programming.read'),
    entity('Season', 'programming'),
    entity('Order', 'orders', 'orders.read'),
    { ...entity('Fee', 'orders', 'orders.read'), operations: ['read'] },
  ],
  screens: [
    { kind: 'menu', entity: 'Ticketing', section: 'programme', position: 2, needs: 'programming.write' },
    { kind: 'menu', entity: 'EventDate', section: 'programme', position: 1 },
    { kind: 'menu', entity: 'Season', section: 'programme', position: 3 },
    { kind: 'menu', entity: 'Order', section: 'orders', position: 1 },
    {
      kind: 'route',
      path: '/sales/cash-register',
      menu: { section: 'sell', label: 'register', icon: 'PointOfSale', position: 1 },
      needs: 'sales.sell',
      load,
    },
    { kind: 'route', path: '/inner', load },
  ] satisfies readonly ScreenEntry[],
  sections: [{ name: 'sell' }, { name: 'orders' }, { name: 'programme', label: 'menu.programme' }],
};

const linesFor = (held: readonly string[]) =>
  planMenu({ ...sources, has: (policy) => held.includes(policy) }).sections.map(
    ({ path, label: name, more }) => [
      typeof name === 'string' ? name : name.en,
      path,
      more.map((item) => item.path),
    ],
  );

it('shows a seller what they do, each in one line', () => {
  expect(linesFor(['sales.sell', 'orders.read', 'programming.read'])).toEqual([
    ['app.menu.home', '/', []],
    ['register', '/sales/cash-register', []],
    ['Orders', '/Order', []],
    ['EventDates', '/EventDate', []],
  ]);
});

it('puts several lines under the name of their section, and leaves out sections with none', () => {
  expect(linesFor(['programming.read', 'programming.write'])).toEqual([
    ['app.menu.home', '/', []],
    ['menu.programme', '/EventDate', ['/EventDate', '/Ticketing', '/Season']],
  ]);
  expect(linesFor([])).toEqual([['app.menu.home', '/', []]]);
});

it('shows what everybody may read to those who edit it alone, and everything while rights are not known', () => {
  expect(linesFor(['programming.read']).flat(2)).not.toContain('/Season');
  expect(planMenu(sources).sections.map(({ name }) => name)).toEqual(['home', 'sell', 'orders', 'programme']);
});

it('keeps every list beside it, by area, and names each screen once', () => {
  const { data, all } = planMenu(sources);
  expect(data.map(({ name, items }) => [name, items.map(({ path }) => path)])).toEqual([
    ['orders', ['/Order']],
    ['programming', ['/EventDate', '/Ticketing', '/Season']],
  ]);
  expect(all.map(({ path }) => path)).toEqual([
    '/',
    '/sales/cash-register',
    '/Order',
    '/EventDate',
    '/Ticketing',
    '/Season',
  ]);
});
