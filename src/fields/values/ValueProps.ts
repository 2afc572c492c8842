import type { PropertyDescriptor } from '../../../schema/descriptor.ts';
import type { Entities } from '../../data/paths.ts';

export interface ValueFieldProps {
  readonly property: PropertyDescriptor;
  readonly record: Readonly<Record<string, unknown>>;
  readonly entities: Entities;
  /** A cell is one line, a show screen has room. */
  readonly place: 'cell' | 'page';
}

/** One value of the property, which is not empty: the whole of it, or one of its many. */
export interface ValueProps extends ValueFieldProps {
  readonly value: unknown;
}
