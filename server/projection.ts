/**
 * Values that a record keeps of others, such as how many performances a show has: computed by SQL, stored in its columns,
 * and brought up to date once the others have changed. One definition gives the subscriber, the rebuild and the check.
 */
import type { EntityName } from '../schema/generated/entities.ts';
import type { RowSql } from './kit/behaviour.ts';
import type { RecordName, Stored } from './kit/values.ts';
import { prepareProjection } from './projections/prepareProjection.ts';

export { compareProjection, type Difference } from './projections/rebuildProjection.ts';
export { refreshRecords } from './projections/refreshRecords.ts';

/** Records whose changes concern the projection. */
interface Source {
  /** Relations from such a record to the one that keeps the values: `eventDate.ticketing`. Absent: it is the record itself. */
  readonly path?: string;
  /** SQL of the instants at which it begins to count otherwise without being changed. */
  turnsAt?(row: string): readonly string[];
}

interface Definition<Name extends RecordName> {
  /** Of the subscriber and the command; its words are joined by hyphens. */
  readonly name: string;
  /** The file of the definition, named where its SQL does not fit the tables. */
  readonly file: string;
  /** SQL of each value, given the alias of the record's row: what is there now, never what was there. */
  readonly values: { readonly [Property in Exclude<keyof Stored<Name>, 'id'> & string]?: RowSql };
  readonly from: { readonly [Source_ in EntityName]?: Source };
}

/** The properties are stored and `readOnly` in metadata. What they are is found out once the change is committed. */
export function defineProjection<const Name extends RecordName>(
  entity: Name,
  { name, file, values, from }: Definition<NoInfer<Name>>,
) {
  return prepareProjection({
    name,
    file,
    entity,
    values: values as Readonly<Record<string, RowSql>>,
    from: from as Readonly<Record<string, Source>>,
  });
}
