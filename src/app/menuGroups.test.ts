import { expect, it } from 'vitest';
import { menuGroups } from './menuGroups.ts';

const label = (text: string) => ({ en: text, fr: text });
const load = () => Promise.reject(new Error('never shown'));

it('puts home first, then areas in their order, routes before entities, and hides what cannot be listed', () => {
  const groups = menuGroups({
    areas: [
      { name: 'stock', label: label('Stock') },
      { name: 'shop', label: label('Shop') },
      { name: 'empty', label: label('Empty') },
    ],
    entities: [
      {
        name: 'Basket',
        group: 'shop',
        icon: 'Basket',
        plural: label('Baskets'),
        operations: ['list', 'read'],
      },
      { name: 'Shelf', group: 'stock', icon: 'Shelf', plural: label('Shelves'), operations: ['list'] },
      { name: 'Line', group: 'shop', icon: 'Line', plural: label('Lines'), operations: ['read'] },
      { name: 'Hidden', plural: label('Hidden'), operations: ['list'] },
    ],
    screens: [
      {
        kind: 'route',
        path: '/later',
        menu: { group: 'shop', label: 'later', icon: 'L', position: 2 },
        load,
      },
      { kind: 'route', path: '/till', menu: { group: 'shop', label: 'till', icon: 'T', position: 1 }, load },
      { kind: 'route', path: '/inner', load },
    ],
  });
  expect(groups.map(({ name, items }) => [name, items.map(({ path }) => path)])).toEqual([
    ['', ['/']],
    ['stock', ['/Shelf']],
    ['shop', ['/till', '/later', '/Basket']],
  ]);
});

it('leaves out what asks for a policy that is not held, once it is known what is', () => {
  const menu = { group: 'shop', label: 'till', icon: 'T', position: 1 } as const;
  const sources = {
    areas: [{ name: 'shop', label: label('Shop') }],
    entities: [],
    screens: [{ kind: 'route', path: '/till', menu, needs: 'sales.sell', load }] as const,
  };
  const paths = (has?: (policy: string) => boolean) =>
    menuGroups({ ...sources, has }).flatMap(({ items }) => items.map(({ path }) => path));
  expect(paths()).toEqual(['/', '/till']);
  expect(paths((policy) => policy === 'sales.sell')).toEqual(['/', '/till']);
  expect(paths(() => false)).toEqual(['/']);
});

it('shows what everybody may read to who keeps it alone', () => {
  const sources = {
    areas: [{ name: 'shop', label: label('Shop') }],
    entities: [
      {
        name: 'Tax',
        group: 'shop',
        icon: 'Tax',
        plural: label('Taxes'),
        operations: ['list', 'update'],
        rights: { read: 'signedIn', write: 'settings.write' },
      },
    ],
    screens: [],
  } as const;
  const paths = (held: string) =>
    menuGroups({ ...sources, has: (policy) => policy === held }).flatMap(({ items }) =>
      items.map(({ path }) => path),
    );
  expect(paths('settings.write')).toEqual(['/', '/Tax']);
  expect(paths('tickets.scan')).toEqual(['/']);
});
