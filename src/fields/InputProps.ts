/** What the inputs of a form are given. */
import type { required } from 'ra-core';
import type { EntityDescriptor, PropertyDescriptor } from '../../schema/descriptor.ts';
import type { Entities } from '../data/paths.ts';

export interface PropertyInputProps {
  readonly property: PropertyDescriptor;
  readonly entity: EntityDescriptor;
  readonly entities: Entities;
  /** Where its value is in the form. Absent: under its name. */
  readonly source?: string;
}

/** Props every input of a form takes. */
export interface InputProps {
  readonly source: string;
  readonly label: string;
  readonly validate: readonly ReturnType<typeof required>[];
  readonly helperText: string | false;
  /** How to write what breaks a rule, by the rule's code. */
  readonly wanted?: (code: string) => string | undefined;
}
