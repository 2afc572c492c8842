import { expect, it } from 'vitest';
import { descriptors } from '../../../schema/generated/descriptors.ts';
import { defaultColumns } from '../../data/choose.ts';
import { planCols } from './planCols.ts';

const entities = new Map(Object.values(descriptors).map((entity) => [entity.name, entity]));
const lists = [...entities.values()].filter(({ operations }) => operations.includes('list'));

/** Of a window 1280 pixels wide: what the menu, the air around and the boxes leave. */
const available = 1280 - 256 - 82 - 44;

it.each(['en', 'fr'] as const)(
  'shows the columns that every list starts with side by side on a window of 1280, in %s',
  (language) => {
    const wide = lists.flatMap((entity) => {
      const columns = defaultColumns(entity, entities);
      const cols = planCols(
        { columns },
        { entity, entities, labelOf: (label) => label[language], available },
      );
      const least = cols.reduce((sum, col) => sum + col.least, 0);
      return least > available ? [`${entity.name} ${least}`] : [];
    });
    expect(lists.length).toBeGreaterThan(100);
    expect(wide).toEqual([]);
  },
);

it('never narrows the moment or the number that names a row', () => {
  const entity = entities.get('EventDate');
  if (!entity) throw new Error('There is no such list.');
  const columns = defaultColumns(entity, entities);
  const place = { entity, entities, labelOf: ({ fr }: { readonly fr: string }) => fr };
  const leastIn = (available: number) =>
    planCols({ columns }, { ...place, available }).find(({ name }) => name === entity.title)?.least;
  expect(leastIn(available)).toBe(leastIn(4000));
});

it('leaves a name the room of the longer choices that no row has, and takes it back for one that has it', () => {
  const entity = entities.get('Order');
  if (!entity) throw new Error('There is no such list.');
  const columns = defaultColumns(entity, entities);
  const place = { entity, entities, labelOf: ({ fr }: { readonly fr: string }) => fr, available };
  const widthsWith = (paymentStatus: string) => {
    const cols = planCols({ columns, rows: [{ status: 'validated', paymentStatus }] }, place);
    return (name: string) => cols.find((col) => col.name === name)?.least ?? 0;
  };
  const [payed, awaiting] = [widthsWith('payed'), widthsWith('awaiting_payment')];
  expect(awaiting('paymentStatus') - payed('paymentStatus')).toBeGreaterThan(50);
  expect(payed('customer')).toBeGreaterThan(awaiting('customer') + 20);
});
