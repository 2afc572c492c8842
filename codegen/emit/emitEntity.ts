/** One entity's file: what it is answered as, what is accepted, and its descriptor. */
import type { EntityDescriptor, PropertyDescriptor } from '../../schema/descriptor.ts';
import { compareText } from '../fault.ts';
import { isNeverNull, lowerFirst } from '../resolve/names.ts';
import { emitValues } from './emitValues.ts';
import { madeFrom } from './madeFrom.ts';
import { emitName, emitScalar, wrap } from './scalars.ts';

export type ByName = ReadonlyMap<string, EntityDescriptor>;

/** As seen from a generated file. */
const descriptorFile = '../../descriptor.ts';

export function descriptorVariable(name: string): string {
  return `${lowerFirst(name)}Descriptor`;
}

const emitComment = (property: PropertyDescriptor) =>
  property.comment ? `  /** ${property.comment.en.replaceAll('*/', '* /')} */\n` : '';

const isSetByServer = ({ readOnly, computed, role }: PropertyDescriptor): boolean =>
  Boolean(readOnly || computed || role);

/** A relation is answered as an IRI, or whole where embedded or where `fields` asks for it. */
function emitAnswered(property: PropertyDescriptor): string {
  if (property.secret) return '';
  const one =
    property.target === undefined ? emitScalar(property) : property.embedded ? property.target : 'string';
  const isNever = isNeverNull(property) || property.many || one === 'unknown';
  const type = `${wrap(one, property.many === true)}${isNever ? '' : ' | null'}`;
  return `${emitComment(property)}  readonly ${emitName(property)}: ${type};\n`;
}

/** Inputs nest where the answer does: the rows of an inverse are written with their owner. */
function emitAccepted(property: PropertyDescriptor, entity: EntityDescriptor, all: ByName): string {
  if (isSetByServer(property) && entity.scope !== 'value') return '';
  const { target, inverse } = property;
  const input = inverse === undefined ? `${target}Input` : `Omit<${target}Input, '${inverse}'>`;
  const whole = target !== undefined && property.embedded && all.has(target) ? `string | ${input}` : 'string';
  const one = target === undefined ? emitScalar(property, 'Input') : whole;
  // The contract is implied by who asks; the rows of an inverse take their owner from it.
  const isImplied = property.column === 'contract_id';
  const isNeeded =
    property.required === true && property.default === undefined && !isImplied && !property.when;
  const isNull = !property.required && !property.many && one !== 'unknown';
  const type = `${wrap(one, property.many === true)}${isNull ? ' | null' : ''}`;
  return `${emitComment(property)}  readonly ${emitName(property)}${isNeeded ? '' : '?'}: ${type};\n`;
}

/** Types of other files that this one names. */
function emitImports(entity: EntityDescriptor, all: ByName): string {
  const isValue = entity.scope === 'value';
  const targets = new Map<string, Set<string>>();
  for (const property of entity.properties) {
    const { target, shape, embedded, inverse } = property;
    const named = shape ?? (embedded ? target : undefined);
    if (named === undefined || named === entity.name) continue;
    const names = targets.get(named) ?? new Set([named]);
    if (isValue || !isSetByServer(property)) names.add(`${named}Input`);
    if (isValue ? shape !== undefined : inverse !== undefined) names.add(`${named}Values`);
    targets.set(named, names);
  }
  const lines = [...targets].map(([target, names]) => {
    const area = all.get(target)?.area ?? entity.area;
    const path = area === entity.area ? `./${target}.ts` : `../${area}/${target}.ts`;
    return `import type { ${[...names].sort(compareText).join(', ')} } from '${path}';\n`;
  });
  return [...lines.sort(compareText), `import type { EntityDescriptor } from '${descriptorFile}';\n`].join(
    '',
  );
}

/** JSON, a line a property, so that a diff reads like the change in the schema. */
function emitDescriptor(entity: EntityDescriptor): string {
  const lines = Object.entries(entity).map(([key, value]) => {
    if (!Array.isArray(value) || typeof value[0] !== 'object' || Array.isArray(value[0]))
      return `  "${key}": ${JSON.stringify(value)}`;
    return `  "${key}": [\n${value.map((item) => `    ${JSON.stringify(item)}`).join(',\n')}\n  ]`;
  });
  return `{\n${lines.join(',\n')}\n}`;
}

function emitInput(entity: EntityDescriptor, all: ByName): string[] {
  const { name, properties } = entity;
  return [
    `/** What is accepted for ${name}: relations as IRIs. */\n`,
    `export interface ${name}Input {\n`,
    ...properties.map((property) => emitAccepted(property, entity, all)),
    '}\n\n',
  ];
}

export function emitEntity(entity: EntityDescriptor, all: ByName): string {
  const { name, properties } = entity;
  const isValue = entity.scope === 'value';
  const about = (text: string) => `/** ${text.replaceAll('*/', '* /')} */\n`;
  return [
    madeFrom(`schema/${entity.area}/${name}.jsonld`),
    emitImports(entity, all),
    '\n',
    about(entity.comment?.en ?? `${entity.label.en}, as answered.`),
    `export interface ${name} {\n`,
    isValue ? '' : `  readonly '@id': string;\n  readonly '@type': '${name}';\n`,
    ...properties.map(emitAnswered),
    '}\n\n',
    ...emitInput(entity, all),
    emitValues(entity),
    `export const ${descriptorVariable(name)} = ${emitDescriptor(entity)} as const satisfies EntityDescriptor;\n`,
  ].join('');
}
