/** What axe finds on the generated screens of entities of different shapes, on the demo's data: nothing. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EntityDescriptor } from '../../schema/descriptor.ts';
import { descriptors } from '../../schema/generated/descriptors.ts';
import { type EntityScreens, openEntityScreens, readFirstRecords } from './generic/entityScreens.ts';
import { findFaults } from './generic/findFaults.ts';
import { type DemoScreens, startScreens } from './generic/startScreens.ts';

let screens: DemoScreens;
let shown: EntityScreens;
let records: ReadonlyMap<string, number>;

beforeAll(async () => {
  screens = await startScreens();
  shown = await openEntityScreens(screens);
  records = await readFirstRecords(screens.server);
});

afterAll(() => screens?.stop());

/** Of different shapes: long and short, with embedded lists, money, seats, rules, files and read-only facts. */
const shapes = [
  'Coupon',
  'Customer',
  'EventDate',
  'Job',
  'OfferRule',
  'Order',
  'Seat',
  'Sticker',
  'Tax',
  'Ticketing',
] as const;

it.each(shapes)('axe finds nothing on the screens of %s', async (name) => {
  const entity: EntityDescriptor = descriptors[name];
  const id = records.get(name);
  const paths = [
    [`/${name}`, shown.list(entity)],
    [`/${name}/${id}/show`, shown.facts(name)],
    ...(entity.operations.includes('update') ? [[`/${name}/${id}`, shown.form(/^Save$/)] as const] : []),
    ...(entity.operations.includes('create') ? [[`/${name}/create`, shown.form(/^Create/)] as const] : []),
  ] as const;
  for (const [path, promised] of paths) {
    await shown.go(path);
    await shown.expectScreen(promised);
    expect(await findFaults(shown.page), path).toEqual([]);
  }
});
