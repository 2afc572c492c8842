/**
 * Schema files to sources: what is in each file, with its lines, keys and shapes proved. What names mean across
 * files is left to `resolve`.
 */
import { actionKeys } from '../../schema/keys/actionKeys.ts';
import { callKeys } from '../../schema/keys/callKeys.ts';
import { entityKeys } from '../../schema/keys/entityKeys.ts';
import type { Keys } from '../../schema/keys/key.ts';
import { apiKeys, areaKeys, callFileKeys } from '../../schema/keys/listKeys.ts';
import { propertyKeys } from '../../schema/keys/propertyKeys.ts';
import { compareText, type Fault } from '../fault.ts';
import { DepthFault, JsonFault, type JsonNode, parseJson } from './parseJson.ts';
import { type Members, readMembers } from './readMembers.ts';

/** A file as found: its path below the repository, with slashes, and its text. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

export interface NamedSource extends Members {
  readonly name: string;
}

export interface EntitySource extends NamedSource {
  readonly area: string;
  readonly properties: readonly NamedSource[];
  readonly actions: readonly NamedSource[];
}

/** A call that belongs to no entity, of `schema/<area>/calls.jsonld`. */
export interface CallSource extends NamedSource {
  readonly area: string;
}

export interface SchemaSource {
  readonly calls: readonly CallSource[];
  readonly entities: readonly EntitySource[];
  readonly apis: readonly NamedSource[];
  readonly areas: readonly NamedSource[];
}

function parseFile({ path, text }: SourceFile, faults: Fault[]): JsonNode | undefined {
  const fault = (line: number, message: string, hint: string) => {
    faults.push({ file: path, line, message, hint });
    return undefined;
  };
  if (text.trim() === '') return fault(1, 'The file is empty.', 'Write what it describes, or remove it.');
  // What is read as UTF-8 and is not has this character in the place of what it could not read.
  const [before = '', ...rest] = text.split('\uFFFD', 2);
  if (rest.length > 0)
    return fault(before.split('\n').length, 'The file is not written in UTF-8.', 'Save it in UTF-8.');
  try {
    return parseJson(text);
  } catch (error) {
    if (error instanceof DepthFault)
      return fault(error.line, 'The file is nested too deep to be read.', 'Remove what is nested in itself.');
    if (error instanceof JsonFault) return fault(error.line, 'The file is not JSON.', error.message);
    throw error;
  }
}

/** Whether a file is called as the entity in it, which other files name. */
function checkName(
  { name, lineOf }: NamedSource,
  { file, base }: { readonly file: string; readonly base: string },
  faults: Fault[],
): void {
  const line = lineOf('@id');
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) {
    const message = `The file names no entity: "@id" is "${name}".`;
    faults.push({ file, line, message, hint: `Write "@id": "${base}".` });
  } else if (name !== base) {
    const message = `The file describes "${name}" but is called "${base}.jsonld".`;
    faults.push({ file, line, message, hint: `Call it "${name}.jsonld".` });
  }
}

function readGraph(source: SourceFile, keys: Keys, faults: Fault[]): NamedSource[] {
  const node = parseFile(source, faults);
  if (!node) return [];
  const graph = node.kind === 'object' ? node.members.get('@graph')?.value : undefined;
  if (graph?.kind !== 'array') {
    const message = 'The file has no list "@graph".';
    faults.push({ file: source.path, line: node.line, message, hint: 'Write "@graph": [ … ].' });
    return [];
  }
  return graph.items.map((item, index) => {
    const owner = `entry ${index + 1} of "@graph"`;
    const members = readMembers({ file: source.path, line: item.line, node: item, owner }, keys, faults);
    return { ...members, name: String(members.values['@id'] ?? '') };
  });
}

function readNamed(
  source: { readonly file: string; readonly node: JsonNode | undefined; readonly what: string },
  keys: Keys,
  faults: Fault[],
): NamedSource[] {
  if (source.node?.kind !== 'object') return [];
  return [...source.node.members].map(([name, { line, value }]) => {
    const owner = `${source.what} "${name}"`;
    return { ...readMembers({ file: source.file, line, node: value, owner }, keys, faults), name };
  });
}

function readEntity(source: SourceFile, faults: Fault[]): EntitySource | undefined {
  const node = parseFile(source, faults);
  if (!node) return undefined;
  const file = source.path;
  const [area = '', base = ''] = file
    .replace(/\.jsonld$/, '')
    .split('/')
    .slice(-2);
  const idNode = node.kind === 'object' ? node.members.get('@id')?.value : undefined;
  const name = idNode?.kind === 'scalar' && typeof idNode.value === 'string' ? idNode.value : '';
  const owner = `the entity "${name || base}"`;
  const members = readMembers({ file, line: node.line, node, owner }, entityKeys, faults);
  // Of another shape, it is a fault already.
  if (node.kind === 'object' && (!idNode || members.values['@id'] !== undefined))
    checkName({ ...members, name }, { file, base }, faults);
  const child = (key: string) => (node.kind === 'object' ? node.members.get(key)?.value : undefined);
  return {
    ...members,
    name,
    area,
    properties: readNamed({ file, node: child('properties'), what: 'the property' }, propertyKeys, faults),
    actions: readNamed({ file, node: child('actions'), what: 'the action' }, actionKeys, faults),
  };
}

const isCalls = ({ path }: SourceFile): boolean => /^schema\/[^/]+\/calls\.jsonld$/.test(path);

function readCalls(source: SourceFile, faults: Fault[]): CallSource[] {
  const node = parseFile(source, faults);
  if (!node) return [];
  const file = source.path;
  readMembers({ file, line: node.line, node, owner: 'the file' }, callFileKeys, faults);
  const calls = node.kind === 'object' ? node.members.get('calls')?.value : undefined;
  const area = file.split('/')[1] ?? '';
  return readNamed({ file, node: calls, what: 'the call' }, callKeys, faults).map((call) => ({
    ...call,
    area,
  }));
}

/** `files` in any order: what comes out is in the order of their paths. */
export function readSchema(files: readonly SourceFile[], faults: Fault[]): SchemaSource {
  const sorted = [...files].sort((a, b) => compareText(a.path, b.path));
  const find = (name: string): SourceFile => {
    const found = sorted.find((file) => file.path === `schema/${name}`);
    if (!found)
      faults.push({ file: `schema/${name}`, line: 1, message: 'The file is missing.', hint: 'Add it.' });
    return found ?? { path: `schema/${name}`, text: '{ "@graph": [] }' };
  };
  return {
    apis: readGraph(find('apis.jsonld'), apiKeys, faults),
    areas: readGraph(find('areas.jsonld'), areaKeys, faults),
    calls: sorted.filter(isCalls).flatMap((file) => readCalls(file, faults)),
    entities: sorted
      .filter((file) => !isCalls(file) && /^schema\/[^/]+\/[^/]+\.jsonld$/.test(file.path))
      .map((file) => readEntity(file, faults))
      .filter((entity) => entity !== undefined),
  };
}
