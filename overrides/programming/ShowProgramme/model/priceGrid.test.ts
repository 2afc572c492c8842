import { expect, it } from 'vitest';
import type { ProgrammedPrice } from '../../../../schema/generated/programming/ProgrammedPrice.ts';
import { fillAcross, type GridRow, listColumns, listRates, makePrices, readGrid } from './priceGrid.ts';

const row: GridRow = {
  key: 'a',
  type: 'full_price',
  name: ' Full price ',
  tax: '/taxes/1',
  withoutTaxReason: '',
  amounts: { '/g/1|': '25', '/g/2|': '18' },
};
const parse = (text: string) => (text === '' ? null : /^\d+$/.test(text) ? Number(text) * 100 : undefined);

it('makes a price of each amount typed, and none of an empty one', () => {
  const columns = listColumns(['/g/1', '/g/2', '/g/3'], []);
  expect(makePrices([row], columns, parse)).toEqual([
    {
      name: 'Full price',
      type: 'full_price',
      facialValue: 2500,
      sellingDeviceList: [],
      seatGroup: '/g/1',
      tax: '/taxes/1',
    },
    {
      name: 'Full price',
      type: 'full_price',
      facialValue: 1800,
      sellingDeviceList: [],
      seatGroup: '/g/2',
      tax: '/taxes/1',
    },
  ]);
  expect(makePrices([{ ...row, amounts: { '/g/1|': 'x' } }], columns, parse)).toBeUndefined();
});

it('makes one price of the channels that sell at the same amount', () => {
  const columns = listColumns([], ['/d/1', '/d/2', '/d/3']);
  const amounts = { '|/d/1': '20', '|/d/2': '22', '|/d/3': '20' };
  expect(
    makePrices([{ ...row, amounts }], columns, parse)?.map((price) => [
      price.facialValue,
      price.sellingDeviceList,
    ]),
  ).toEqual([
    [2000, ['/d/1', '/d/3']],
    [2200, ['/d/2']],
  ]);
});

it('reads the prices of a run back into the grid that they were typed in', () => {
  const price = (more: Partial<ProgrammedPrice>): ProgrammedPrice => ({
    name: 'Full price',
    type: 'full_price',
    facialValue: 2500,
    tax: '/taxes/1',
    withoutTaxReason: null,
    seatGroup: '/g/1',
    sellingDeviceList: [],
    ...more,
  });
  const grid = readGrid([price({}), price({ seatGroup: '/g/2', facialValue: 1800 })], (amount) =>
    String(amount / 100),
  );
  expect(grid.seatGroups).toEqual(['/g/1', '/g/2']);
  expect(grid.channels).toEqual([]);
  expect(grid.rows.map(({ name, amounts }) => ({ name, amounts }))).toEqual([
    { name: 'Full price', amounts: { '/g/1|': '25', '/g/2|': '18' } },
  ]);
});

it('fills empty amounts from the left and leaves those typed', () => {
  const columns = listColumns(['/g/1', '/g/2', '/g/3'], []);
  const filled = fillAcross({ ...row, amounts: { '/g/1|': '25', '/g/3|': '12' } }, columns);
  expect(filled.amounts).toEqual({ '/g/1|': '25', '/g/2|': '25', '/g/3|': '12' });
});

it('offers the rates in force where the show plays, that of the first performances of a live show first', () => {
  const rate = (id: string, more: object) => ({
    '@id': id,
    region: 'FR',
    category: 'standard',
    countryCode: 'FR',
    validFrom: null,
    validUntil: null,
    ...more,
  });
  const rates = [
    rate('standard', {}),
    rate('live', { category: 'live_show_first' }),
    rate('corse', { region: 'CORSE', category: 'live_show_first' }),
    rate('old', { validUntil: '2013-12-31' }),
  ];
  const ids = (region: string | null) =>
    listRates(rates, { region, day: '2026-09-12' }).map((one) => one['@id']);
  expect(ids(null)).toEqual(['live', 'standard']);
  expect(ids('CORSE')).toEqual(['corse']);
});
