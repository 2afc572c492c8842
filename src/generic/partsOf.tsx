/**
 * Parts of the generic list and show screens for hand-written ones, typed on one entity: `const { Section } =
 * partsOf('…')`. A property that the schema no longer has is a compile error where it is used. Call it once, outside of
 * components. Those of forms are in `inputsOf.tsx`: who only shows fetches no inputs.
 */
import { type Identifier, useRecordContext } from 'ra-core';
import type { EntityName, EntityTypes } from '../../schema/generated/entities.ts';
import { PageField } from '../fields/PageField.tsx';
import { FieldSlot } from './FieldSlot.tsx';
import { type PropertyProps, type SectionProps, useProperties } from './namedProperties.ts';
import { ShowSection } from './ShowSection.tsx';

/** What an entity is answered with. */
export type PropertyName<Name extends EntityName> = Exclude<keyof EntityTypes[Name], '@id' | '@type'> &
  string;

/** What a record of the entity is, inside a show or edit screen: react-admin's own type has any name there is. */
export type RecordOf<Name extends EntityName> = EntityTypes[Name] & { readonly id: Identifier };

export interface Parts<Name extends EntityName> {
  /** Labels and values, among the children of a generic show screen. */
  readonly Section: (props: SectionProps<PropertyName<Name>>) => React.ReactNode;
  /** One value without its label. */
  readonly Field: (props: PropertyProps<PropertyName<Name>>) => React.ReactNode;
  /** The record that is shown or edited; undefined while there is none. */
  readonly useRecord: () => Partial<RecordOf<Name>> | undefined;
}

export function partsOf<Name extends EntityName>(_name: Name): Parts<Name> {
  return {
    Section({ label, properties }) {
      const record = useRecordContext();
      const section = { label, properties: useProperties(properties) };
      return record && <ShowSection section={section} record={record} />;
    },
    Field({ property: name }) {
      const record = useRecordContext();
      const [property] = useProperties([name]);
      return (
        record && property && <FieldSlot property={property} record={record} place="page" Plain={PageField} />
      );
    },
    useRecord: () => useRecordContext() as Partial<RecordOf<Name>> | undefined,
  };
}
