/** The types of every action by its name: what it is asked, what its handler is given, what it answers. */

import { isAboutRecord, pathParameters } from '../../schema/actionPath.ts';
import type { ActionDescriptor, EntityDescriptor } from '../../schema/descriptor.ts';
import { compareText } from '../fault.ts';
import type { ByName } from './emitEntity.ts';
import { madeFrom } from './madeFrom.ts';

const emitObject = (members: readonly string[]): string =>
  members.length > 0 ? `{ ${members.join('; ')} }` : 'object';

/** Of a change of a record, the body has what is changed. */
function emitTaken(entity: EntityDescriptor, action: ActionDescriptor, all: ByName): [string, string] {
  const { expects } = action;
  if (expects === undefined) return ['undefined', 'undefined'];
  if (expects === 'json') return ['unknown', 'unknown'];
  const isPart = all.get(expects)?.scope !== 'value' && isAboutRecord(entity, action);
  const part = (type: string) => (isPart ? `Partial<${type}>` : type);
  return [part(`${expects}Values`), part(`${expects}Input`)];
}

function emitAnswer({ returns }: ActionDescriptor, all: ByName): { answer: string; returns: string } {
  if (returns === undefined) return { answer: 'nothing', returns: 'undefined' };
  if (returns === 'document') return { answer: 'document', returns: 'Blob' };
  if (returns === 'json') return { answer: 'value', returns: 'unknown' };
  const name = returns.replace(/^collection:/, '');
  const isList = name !== returns;
  if (all.get(name)?.scope === 'value')
    return { answer: 'value', returns: isList ? `readonly ${name}[]` : name };
  return isList ? { answer: 'records', returns: name } : { answer: 'record', returns: name };
}

function emitAction(entity: EntityDescriptor, action: ActionDescriptor, all: ByName): string {
  const isAbout = isAboutRecord(entity, action);
  const [body, input] = emitTaken(entity, action, all);
  const { answer, returns } = emitAnswer(action, all);
  const params = pathParameters(action)
    .filter(({ name }) => !(isAbout && name === 'id'))
    .map(({ name, isId }) => `readonly ${name}: ${isId ? 'number' : 'string'}`);
  const members: readonly (readonly [string, string])[] = [
    ['method', `'${action.method}'`],
    ...(isAbout
      ? ([
          ['id', 'number'],
          ['record', `${entity.name}Values & { readonly id: number }`],
        ] as const)
      : ([
          ['id', 'undefined'],
          ['record', 'undefined'],
        ] as const)),
    ['params', emitObject(params)],
    ['query', action.query ? `${action.query}Values` : 'Readonly<Record<string, unknown>>'],
    ['queryInput', action.query ? `${action.query}Input` : 'object'],
    ['body', body],
    ['input', input],
    ['answer', `'${answer}'`],
    ['returns', returns],
  ];
  return [
    `  '${entity.name}.${action.name}': {\n`,
    ...members.map(([key, type]) => `    readonly ${key}: ${type};\n`),
    '  };\n',
  ].join('');
}

/** Types alone: nothing of it is there when the product runs. */
export function emitActions(entities: readonly EntityDescriptor[], all: ByName): string {
  const text = entities
    .flatMap((entity) => entity.actions.map((action) => emitAction(entity, action, all)))
    .join('');
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
    '/** Of each action: `query` and `body` as its handler gets them, `queryInput` and `input` as sent, `returns` as answered. */\n',
    `export interface ActionTypes {\n${text}}\n\n`,
    'export type ActionName = keyof ActionTypes;\n',
  ].join('');
}
