/** The types that hand-written behaviours are written on, by the entity's name. Types alone: nothing of it runs. */
import type { EntityDescriptor } from '../../schema/descriptor.ts';
import { isDescribed } from '../../schema/isDescribed.ts';
import { madeFrom } from './madeFrom.ts';

const emitUnion = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(' | ');

/** Properties without a column that a behaviour gives the SQL of. */
const listComputed = ({ properties }: EntityDescriptor): readonly string[] =>
  properties.flatMap((property) => (property.computed && !isDescribed(property) ? [property.name] : []));

export function emitValueTypes(descriptors: readonly EntityDescriptor[]): string {
  const records = descriptors.filter(({ scope }) => scope !== 'value');
  const emitMap = (name: string, member: (entity: EntityDescriptor) => string): string => {
    const members = records.map((entity) => [entity.name, member(entity)] as const);
    const lines = members.flatMap(([entity, type]) => (type ? `  readonly ${entity}: ${type};\n` : []));
    return `export interface ${name} {\n${lines.join('')}}\n`;
  };
  return [
    madeFrom('schema/*/*.jsonld'),
    ...records.map(({ name, area }) => `import type { ${name}Values } from './${area}/${name}.ts';\n`),
    '\n/** Each entity as the server handles it: relations as ids, money in minor units. */\n',
    emitMap('EntityValues', ({ name }) => `${name}Values`),
    '\n/** Of entities that have any, the properties that a behaviour computes. */\n',
    emitMap('ComputedNames', (entity) => emitUnion(listComputed(entity))),
    '\n/** Of entities that have any, what a bulk call carries beside its records. */\n',
    emitMap('BulkNames', ({ bulkWith = [] }) => emitUnion(bulkWith)),
  ].join('');
}
