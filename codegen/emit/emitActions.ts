/** The types of every action and every call by its name: what it is asked, what its handler is given, what it answers. */

import { isAboutRecord, pathParameters } from '../../schema/actionPath.ts';
import type { ActionDescriptor, CallDescriptor, EntityDescriptor } from '../../schema/descriptor.ts';
import { compareText } from '../fault.ts';
import type { ByName } from './emitEntity.ts';
import { madeFrom } from './madeFrom.ts';

const emitObject = (members: readonly string[]): string =>
  members.length > 0 ? `{ ${members.join('; ')} }` : 'object';

type Declared = ActionDescriptor | CallDescriptor;

/** Of a change of a record, the body has what is changed. */
function emitTaken({ expects }: Declared, isAbout: boolean, all: ByName): [string, string] {
  if (expects === undefined) return ['undefined', 'undefined'];
  if (expects === 'json') return ['unknown', 'unknown'];
  const isPart = all.get(expects)?.scope !== 'value' && isAbout;
  const part = (type: string) => (isPart ? `Partial<${type}>` : type);
  return [part(`${expects}Values`), part(`${expects}Input`)];
}

function emitAnswer({ returns }: Declared, all: ByName): { answer: string; returns: string } {
  if (returns === undefined) return { answer: 'nothing', returns: 'undefined' };
  if (returns === 'document') return { answer: 'document', returns: 'Blob' };
  if (returns === 'json') return { answer: 'value', returns: 'unknown' };
  const name = returns.replace(/^collection:/, '');
  const isList = name !== returns;
  if (all.get(name)?.scope === 'value')
    return { answer: 'value', returns: isList ? `readonly ${name}[]` : name };
  return isList ? { answer: 'records', returns: name } : { answer: 'record', returns: name };
}

/** @param about the entity of whose record it is */
function emitTypes(
  name: string,
  declared: Declared,
  { all, about }: { all: ByName; about?: string },
): string {
  const [body, input] = emitTaken(declared, about !== undefined, all);
  const { answer, returns } = emitAnswer(declared, all);
  const params = pathParameters(declared)
    .filter((one) => !(about !== undefined && one.name === 'id'))
    .map((one) => `readonly ${one.name}: ${one.isId ? 'number' : 'string'}`);
  const members: readonly (readonly [string, string])[] = [
    ['method', `'${declared.method}'`],
    ...(about !== undefined
      ? ([
          ['id', 'number'],
          ['record', `${about}Values & { readonly id: number }`],
        ] as const)
      : ([
          ['id', 'undefined'],
          ['record', 'undefined'],
        ] as const)),
    ['params', emitObject(params)],
    ['query', declared.query ? `${declared.query}Values` : 'Readonly<Record<string, unknown>>'],
    ['queryInput', declared.query ? `${declared.query}Input` : 'object'],
    ['body', body],
    ['input', input],
    ...('takesFile' in declared && declared.takesFile ? ([['file', 'true']] as const) : []),
    ['answer', `'${answer}'`],
    ['returns', returns],
  ];
  return [
    `  '${name}': {\n`,
    ...members.map(([key, type]) => `    readonly ${key}: ${type};\n`),
    '  };\n',
  ].join('');
}

const nameType = (calls: readonly CallDescriptor[]): string =>
  calls.map(({ name }) => `'${name}'`).join(' | ') || 'never';

/** Types alone: nothing of it is there when the product runs. */
export function emitActions(
  entities: readonly EntityDescriptor[],
  calls: readonly CallDescriptor[],
  all: ByName,
): string {
  const actions = entities.flatMap((entity) =>
    entity.actions.map((action) =>
      emitTypes(`${entity.name}.${action.name}`, action, {
        all,
        ...(isAboutRecord(entity, action) && { about: entity.name }),
      }),
    ),
  );
  const others = calls.map((call) => emitTypes(call.name, call, { all }));
  const text = [...actions, ...others].join('');
  const imports = entities.flatMap(({ name, area }) => {
    const used = [`${name}`, `${name}Input`, `${name}Values`].filter((type) =>
      new RegExp(`[:< ]${type}[;>[ ]`).test(text),
    );
    if (used.length === 0) return [];
    return `import type { ${used.sort(compareText).join(', ')} } from './${area}/${name}.ts';\n`;
  });
  return [
    madeFrom('schema/*/*.jsonld'),
    ...imports,
    imports.length > 0 ? '\n' : '',
    '/** Of each action, and of each call without an entity: `query` and `body` as its handler gets them, `queryInput` and `input` as sent, `returns` as answered. */\n',
    `export interface ActionTypes {\n${text}}\n\n`,
    'export type ActionName = Exclude<keyof ActionTypes, PlainCall>;\n\n',
    '/** The calls that belong to no entity. */\n',
    `export type PlainCall = ${nameType(calls)};\n\n`,
    '/** Those of them that are about an account and no contract. */\n',
    `export type AccountCall = ${nameType(calls.filter(({ scope }) => scope === 'account'))};\n`,
  ].join('');
}
