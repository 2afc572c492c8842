/** What PostgreSQL takes of one table. */
import type { Fault } from '../fault.ts';
import type { ResolvedEntity } from './resolved.ts';

/** PostgreSQL's 1,600 columns, without the two that each table has anyway. */
const mostColumns = 1598;

export function checkSizes(entities: readonly ResolvedEntity[], faults: Fault[]): void {
  for (const { source, descriptor } of entities) {
    const stored = descriptor.properties.filter(({ column }) => column !== undefined).length;
    if (stored > mostColumns)
      faults.push({
        file: source.file,
        line: source.lineOf('@id'),
        message: `"${descriptor.name}" stores ${stored} properties, and a table of PostgreSQL has at most ${mostColumns} columns for them.`,
        hint: 'Put those that belong together into an entity of "scope": "value", which is one column.',
      });
  }
}
