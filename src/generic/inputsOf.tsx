/**
 * Parts of the generic create and edit screens for hand-written ones, typed on one entity: `const { Inputs } =
 * inputsOf('…')`. A property that the schema no longer has is a compile error where it is used. Call it once, outside of
 * components.
 */
import type { EntityInputs, EntityName } from '../../schema/generated/entities.ts';
import { FormSection } from './FormSection.tsx';
import { InputSlot } from './InputSlot.tsx';
import { type PropertyProps, type SectionProps, useProperties } from './namedProperties.ts';

/** What an entity accepts. */
export type InputName<Name extends EntityName> = Name extends keyof EntityInputs
  ? keyof EntityInputs[Name] & string
  : never;

export interface InputParts<Name extends EntityName> {
  /** A section of inputs, among the children of a generic create or edit screen. */
  readonly Inputs: (props: SectionProps<InputName<Name>>) => React.ReactNode;
  /** One input with its label. */
  readonly Input: (props: PropertyProps<InputName<Name>>) => React.ReactNode;
}

export function inputsOf<Name extends EntityName>(_name: Name): InputParts<Name> {
  return {
    Inputs({ label, properties }) {
      return <FormSection label={label} properties={useProperties(properties)} />;
    },
    Input({ property: name }) {
      const [property] = useProperties([name]);
      return property && <InputSlot property={property} />;
    },
  };
}
