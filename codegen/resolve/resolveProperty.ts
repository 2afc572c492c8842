/** One property of a schema file to its descriptor, or to what is wrong with it. */
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import type { Fault } from '../fault.ts';
import type { EntitySource, NamedSource } from '../read/readSchema.ts';
import { checkKeys } from './checkKeys.ts';
import { resolveChoices } from './describeKeys.ts';
import { describeProperty } from './describeProperty.ts';
import { because, explainReservedMember, freeMember } from './reservedNames.ts';
import { type Catalog, type Report, resolveKind } from './resolveKind.ts';

/** Undefined when the property is too wrong to describe; what is wrong is in `faults`. */
export function resolveProperty(
  source: NamedSource,
  entity: EntitySource,
  catalog: Catalog,
  faults: Fault[],
): PropertyDescriptor | undefined {
  const report: Report = (key, message, hint) =>
    faults.push({ file: source.file, line: source.lineOf(key), message, hint });
  const { name, values: given } = source;
  // A value may be another system's answer, whose names are its own; its "@id" and "id" are those of a record it names.
  const isValue = entity.values.scope === 'value';
  const named = isValue ? /^(@id|[a-z][A-Za-z0-9_]*)$/ : /^[a-z][A-Za-z0-9]*$/;
  const reserved = explainReservedMember(name);
  if (!named.test(name) || (name === 'id' && !isValue))
    report(
      '',
      `"${name}" cannot name a property.`,
      name === 'id' ? 'Every entity has an id; remove it.' : 'Write it in camelCase.',
    );
  else if (reserved !== undefined)
    report(
      '',
      `"${name}" cannot name a property${because(reserved)}.`,
      `Write another name, e.g. "${freeMember(name)}".`,
    );
  const kind = resolveKind(source, catalog, report);
  if (!kind) return undefined;
  const choices = kind === 'enum' ? resolveChoices(given.in) : [];
  checkKeys(source, { kind, choices }, { entity, catalog, report });
  return describeProperty(source, { kind, choices }, { entity, catalog });
}
