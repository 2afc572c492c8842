/** Hand-written screens are typed on the schema's names: what the schema no longer has does not compile. */
import { describe, expectTypeOf, it } from 'vitest';
import { type InputName, inputsOf } from './generic/inputsOf.tsx';
import { type PropertyName, partsOf, type RecordOf } from './generic/partsOf.tsx';
import type { FieldEntry, SlotEntry } from './screens.ts';

const load = async () => () => null;

// `npm run types` proves each of these: an expected error that does not come is one itself.
describe('an override of a property or an entity that the schema does not have', () => {
  it('is no entry of the registry', () => {
    const slot = { kind: 'slot', entity: 'Season', slot: 'list', load } satisfies SlotEntry;
    const field = {
      kind: 'field',
      entity: 'Season',
      property: 'name',
      as: 'field',
      load,
    } satisfies FieldEntry;
    // @ts-expect-error: there is no such entity.
    const noEntity = { kind: 'slot', entity: 'Saeson', slot: 'list', load } satisfies SlotEntry;
    // @ts-expect-error: there is no such property of this entity, though another has it.
    const noProperty = { ...field, property: 'ticketing' } satisfies FieldEntry;
    expectTypeOf([slot.kind, field.kind, noEntity.kind, noProperty.kind]).toBeArray();
  });

  it('is no part of a screen', () => {
    const { Section } = partsOf('Season');
    const { Input } = inputsOf('Season');
    type SectionNames = Parameters<typeof Section>[0]['properties'][number];
    expectTypeOf<'startDate'>().toExtend<SectionNames>();
    expectTypeOf<'starts'>().not.toExtend<SectionNames>();
    expectTypeOf<'starts'>().not.toExtend<Parameters<typeof Input>[0]['property']>();
    // @ts-expect-error: there is no such property.
    const columns = ['name', 'starts'] as const satisfies readonly PropertyName<'Season'>[];
    // @ts-expect-error: it is answered, not accepted.
    const inputs = ['@id'] as const satisfies readonly InputName<'Season'>[];
    expectTypeOf([...columns, ...inputs]).toBeArray();
  });

  it('is nothing of a record', () => {
    expectTypeOf<RecordOf<'Season'>['name']>().toEqualTypeOf<string>();
    expectTypeOf<RecordOf<'Season'>>().not.toHaveProperty('starts');
  });
});
