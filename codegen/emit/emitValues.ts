/**
 * The third type of an entity, beside what is answered and what is accepted: its values as the server handles them.
 * Relations are ids. Of a record they are what its columns hold; of a value what the reader of bodies makes of it.
 */
import type { EntityDescriptor, PropertyDescriptor } from '../../schema/descriptor.ts';
import { isNeverNull } from '../resolve/names.ts';
import { emitName, emitScalar, wrap } from './scalars.ts';

/** A column, or the pairs of a relation to many. A value within it is stored as it was sent: relations as addresses. */
function emitStored(property: PropertyDescriptor): string {
  const { computed, inverse, embedded, kind, target, many } = property;
  if (computed || (inverse && !embedded)) return '';
  const name = emitName(property);
  if (inverse) return `  readonly ${name}?: readonly Partial<${target}Values & { readonly id: number }>[];\n`;
  const isRelation = kind === 'relation';
  const one = isRelation ? 'number' : emitScalar(property);
  const isNull = !isNeverNull(property) && !(isRelation && many) && one !== 'unknown';
  return `  readonly ${name}: ${wrap(one, many === true)}${isNull ? ' | null' : ''};\n`;
}

/** A member of a body: there when it is required or has a default, else perhaps. */
function emitRead(property: PropertyDescriptor): string {
  const { kind, many, required, when } = property;
  const one = kind === 'relation' ? 'number' : emitScalar(property, 'Values');
  const isThere = !when && (required || property.default !== undefined);
  const isNull = !required && one !== 'unknown';
  return `  readonly ${emitName(property)}${isThere ? '' : '?'}: ${wrap(one, many === true)}${isNull ? ' | null' : ''};\n`;
}

export function emitValues({ name, scope, properties }: EntityDescriptor): string {
  return [
    `/** ${name} as the server handles it: relations as ids. */\n`,
    `export interface ${name}Values {\n`,
    ...properties.map(scope === 'value' ? emitRead : emitStored),
    '}\n\n',
  ].join('');
}
