/**
 * Parts of the generic screens for hand-written ones, typed on one entity: `const { Section } = partsOf('…')`.
 * A property that the schema no longer has is a compile error where it is used. Call it once, outside of components.
 */
import { type Identifier, useRecordContext } from 'ra-core';
import type { Label, PropertyDescriptor } from '../../schema/descriptor.ts';
import type { EntityInputs, EntityName, EntityTypes } from '../../schema/generated/entities.ts';
import { FieldSlot } from './FieldSlot.tsx';
import { FormSection } from './FormSection.tsx';
import { InputSlot } from './InputSlot.tsx';
import { useSchema } from './SchemaContext.tsx';
import { ShowSection } from './ShowSection.tsx';

/** What an entity is answered with. */
export type PropertyName<Name extends EntityName> = Exclude<keyof EntityTypes[Name], '@id' | '@type'> &
  string;

/** What an entity accepts. */
export type InputName<Name extends EntityName> = Name extends keyof EntityInputs
  ? keyof EntityInputs[Name] & string
  : never;

interface SectionProps<Property> {
  readonly label?: Label;
  readonly properties: readonly Property[];
}

interface PropertyProps<Property> {
  readonly property: Property;
}

/** What a record of the entity is, inside a show or edit screen: react-admin's own type has any name there is. */
export type RecordOf<Name extends EntityName> = EntityTypes[Name] & { readonly id: Identifier };

export interface Parts<Name extends EntityName> {
  /** Labels and values, among the children of a generic show screen. */
  readonly Section: (props: SectionProps<PropertyName<Name>>) => React.ReactNode;
  /** One value without its label. */
  readonly Field: (props: PropertyProps<PropertyName<Name>>) => React.ReactNode;
  /** A section of inputs, among the children of a generic create or edit screen. */
  readonly Inputs: (props: SectionProps<InputName<Name>>) => React.ReactNode;
  /** One input with its label. */
  readonly Input: (props: PropertyProps<InputName<Name>>) => React.ReactNode;
  /** The record that is shown or edited; undefined while there is none. */
  readonly useRecord: () => Partial<RecordOf<Name>> | undefined;
}

function useProperties(names: readonly string[]): readonly PropertyDescriptor[] {
  const { properties } = useSchema().entity;
  return names.flatMap((name) => properties.find((property) => property.name === name) ?? []);
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
      return record && property && <FieldSlot property={property} record={record} place="page" />;
    },
    Inputs({ label, properties }) {
      return <FormSection label={label} properties={useProperties(properties)} />;
    },
    Input({ property: name }) {
      const [property] = useProperties([name]);
      return property && <InputSlot property={property} />;
    },
    useRecord: () => useRecordContext() as Partial<RecordOf<Name>> | undefined,
  };
}
