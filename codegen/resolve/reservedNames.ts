/** Names that no entity, property or action can have, whoever writes the file: each with why. */
import { explainReservedTable } from '../../schema/serverRelations.ts';
import { toTable, upperFirst } from './names.ts';

/** Types of the language that generated files use, and those that they make of all entities together. */
const types = new Set(
  ['Array', 'BigInt', 'Boolean', 'Date', 'Error', 'Function', 'Label', 'Map', 'Number', 'Object', 'Promise']
    .concat(['Readonly', 'Record', 'Set', 'String', 'Symbol', 'Partial', 'Pick', 'Omit'])
    .concat(['EntityDescriptor', 'EntityInputs', 'EntityName', 'EntitySummary', 'EntityTypes'])
    // The variable of its table would be called as the function that makes all of them.
    .concat(['Pg'])
    .map((name) => name.toLowerCase()),
);

/** What PostgreSQL gives every table: a column of such a name cannot be made. */
const systemColumns = new Set(['tableoid', 'xmin', 'cmin', 'xmax', 'cmax', 'ctid']);

/** What every object has by itself: a look-up of such a name finds something where there is nothing. */
const inherited = new Set(Object.getOwnPropertyNames(Object.prototype));

/** Why no entity can be called so; undefined where one can. A value has no table. */
export function explainReservedEntity(name: string, isValue: boolean): string | undefined {
  if (types.has(name.toLowerCase())) return `"${name}" is a type of the generated files`;
  return isValue ? undefined : explainReservedTable(toTable(name));
}

/** Why nothing inside an entity can be called so: a property, an action. */
export function explainReservedMember(name: string): string | undefined {
  if (inherited.has(name)) return 'every object of the language has a member of that name';
  return systemColumns.has(name) ? 'PostgreSQL gives every table a column of that name' : undefined;
}

/** The name of a property or an action, or one in its place that can be: `constructor` → `ownConstructor`. */
export const freeMember = (name: string): string =>
  explainReservedMember(name) === undefined ? name : `own${upperFirst(name)}`;

/** A reason as the end of a sentence; nothing where there is none. */
export const because = (reason: string | undefined): string => (reason === undefined ? '' : `: ${reason}`);
