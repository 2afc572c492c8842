/** The schema once everything it leaves unsaid is filled in. */
import type {
  ApiDescriptor,
  AreaDescriptor,
  CallDescriptor,
  EntityDescriptor,
} from '../../schema/descriptor.ts';
import type { CallSource, EntitySource } from '../read/readSchema.ts';

/** An entity and the file that describes it. */
export interface ResolvedEntity {
  readonly source: EntitySource;
  readonly descriptor: EntityDescriptor;
}

/** A call that belongs to no entity, and the file that describes it. */
export interface ResolvedCall {
  readonly source: CallSource;
  readonly descriptor: CallDescriptor;
}

export interface ResolvedSchema {
  /** By name. */
  readonly calls: readonly ResolvedCall[];
  /** By name. */
  readonly entities: readonly ResolvedEntity[];
  readonly apis: readonly ApiDescriptor[];
  /** Of the servers of APIs that are served elsewhere, by name of the API. */
  readonly addresses: Readonly<Record<string, string>>;
  /** In the order of their file, which is the order of the menu. */
  readonly areas: readonly AreaDescriptor[];
}
