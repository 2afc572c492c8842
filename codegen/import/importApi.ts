/**
 * Documents to entity files, pure: read, merged, named, placed and laid over the schema that is there. What cannot be
 * read is refused in a sentence; whatever was decided on the way is reported.
 */
import { compareText, type Fault } from '../fault.ts';
import { hintNearest } from '../nearest.ts';
import { readSchema, type SchemaSource, type SourceFile } from '../read/readSchema.ts';
import { resolveSchema } from '../resolve/resolveSchema.ts';
import { chooseClasses, choosePaths } from './chooseParts.ts';
import { type Document, Refusal } from './document.ts';
import type { AddRemark, ApiFacts, Remark } from './facts.ts';
import { type Documents, readFacts } from './readFacts.ts';
import { addSearches } from './remote/addSearches.ts';
import { keepFiltered } from './remote/keepFiltered.ts';
import { addEntry } from './write/addEntry.ts';
import { addParents } from './write/addParents.ts';
import { dropTakenCalls } from './write/dropTakenCalls.ts';
import type { EntityPlan } from './write/entityPlan.ts';
import { findInverses } from './write/findInverses.ts';
import { mergeEntity } from './write/mergeEntity.ts';
import { nameEntities } from './write/nameEntities.ts';
import { type ApiEntry, placeApi } from './write/placeApi.ts';
import { makeTargets, planEntities } from './write/planEntities.ts';
import { printEntity, readHeadText } from './write/printEntity.ts';

export interface ImportSources extends Documents {
  /** The schema as it is. */
  readonly schema: readonly SourceFile[];
  readonly area: string;
  readonly api: string;
  /** Address of the server that keeps the records: without it they are kept here. */
  readonly remote?: string;
  /** Its collections as it answered them. */
  readonly collections?: readonly Document[];
  /** Paths, tags and classes that are imported; none: everything. */
  readonly only?: readonly string[];
}

export type Imported =
  | { readonly ok: false; readonly faults: readonly Fault[] }
  | {
      readonly ok: true;
      /** Files that differ from what is there. */
      readonly files: readonly SourceFile[];
      /** Entities the documents describe, changed or not. */
      readonly entities: readonly string[];
      readonly remarks: readonly Remark[];
    };

const FILES = { apis: 'schema/apis.jsonld', areas: 'schema/areas.jsonld' };

function knownApis(schema: SchemaSource): ApiEntry[] {
  return schema.apis.map(({ name, values }) => ({
    name,
    base: String(values.base ?? ''),
    ...(values.prefix !== undefined && { prefix: String(values.prefix) }),
  }));
}

function chooseArea(sources: ImportSources, schema: SchemaSource): SourceFile | undefined {
  const areas = schema.areas.map(({ name }) => name);
  const { area } = sources;
  if (areas.includes(area)) return undefined;
  const place = { file: FILES.areas, line: 1, pointer: '' };
  const hint = hintNearest(area, areas, 'Areas are');
  if (!/^[a-z][a-zA-Z0-9]*$/.test(area) || hint.startsWith('Perhaps'))
    throw new Refusal(place, `The area "${area}" is unknown.`, hint);
  return addEntry(findFile(sources.schema, FILES.areas), { '@id': area, '@type': 'Area' }, area);
}

function findFile(files: readonly SourceFile[], path: string): SourceFile {
  return files.find((file) => file.path === path) ?? { path, text: '{ "@graph": [] }' };
}

/** The entity's file where it says something new. */
function writeEntity(sources: ImportSources, plan: EntityPlan, remark: AddRemark): SourceFile[] {
  const { values, isChanged, isHeadChanged } = mergeEntity(plan, remark);
  if (!isChanged) return [];
  const before = findFile(sources.schema, plan.existing?.file ?? '').text;
  return [
    {
      path: `schema/${plan.area}/${plan.name}.jsonld`,
      text: printEntity(values, isHeadChanged ? undefined : readHeadText(before)),
    },
  ];
}

function addApi(sources: ImportSources, { name, base, prefix }: ApiEntry, remark: AddRemark): SourceFile {
  const { remote } = sources;
  const behind = prefix === undefined ? '' : ` with the prefix "${prefix}"`;
  remark('note', FILES.apis, `the API "${name}" is added at "${base}"${behind}`);
  const served = remote === undefined ? {} : { served: 'remote', address: remote.replace(/\/+$/, '') };
  const entry = { '@id': name, '@type': 'Api', base, ...(prefix !== undefined && { prefix }), ...served };
  return addEntry(findFile(sources.schema, FILES.apis), entry, name);
}

function checkApiName(api: string): void {
  if (/^[a-z][A-Za-z0-9]*$/.test(api)) return;
  throw new Refusal(
    { file: FILES.apis, line: 1, pointer: '' },
    `"${api}" cannot name an API.`,
    'Write `--api <name>` in camelCase.',
  );
}

/** Where the records are kept, by what was given or by the file of APIs. */
function findAddress({ api, remote }: ImportSources, { apis }: SchemaSource): string | undefined {
  const known = apis.find(({ name }) => name === api);
  if (remote !== undefined && known && known.values.served !== 'remote')
    throw new Refusal(
      { file: FILES.apis, line: known.line, pointer: '' },
      `The API "${api}" is there and its records are kept here.`,
      'Give another name with `--api`, or write "served": "remote" and "address" at it.',
    );
  if (known?.values.served !== 'remote') return remote;
  return remote ?? String(known.values.address ?? '');
}

/** The facts of what was chosen; of an OpenAPI document only that is read. */
function readChosen(sources: ImportSources, known: readonly ApiEntry[], remark: AddRemark): ApiFacts {
  const { document, only = [] } = sources;
  const read = { ...sources, document: choosePaths(document, only) };
  return chooseClasses(readFacts(read, known, remark), document, only);
}

function planFiles(
  sources: ImportSources,
  schema: SchemaSource,
  remark: AddRemark,
): { files: SourceFile[]; entities: string[] } {
  const { api } = sources;
  const known = knownApis(schema);
  const area = chooseArea(sources, schema);
  if (area) remark('note', FILES.areas, `the area "${sources.area}" is added`);
  checkApiName(api);
  const address = findAddress(sources, schema);
  const read = addSearches(readChosen(sources, known, remark), sources);
  const existing = new Map(
    schema.entities.map(({ name, values }) => [name.toLowerCase(), String(values.api)]),
  );
  const { facts, plan } = addParents(
    read,
    placeApi(read, { api, known, existing, isRemote: address !== undefined }, remark),
    remark,
  );
  const named = nameEntities(
    facts.classes,
    schema.entities,
    (one) => plan.places.get(one)?.api ?? api,
    remark,
  );
  const targets = makeTargets(facts, named, schema.entities);
  const planned = planEntities(facts, { plan, named, area: sources.area, targets }, remark);
  const plans = dropTakenCalls(planned, schema.entities, remark);
  if (plans.length === 0)
    throw new Refusal(
      { file: sources.document.file, line: 1, pointer: '' },
      'No class of the document becomes an entity: each has an id and nothing else, or no property that can be read.',
      'Give a document that says what its records hold.',
    );
  const inverses = findInverses(plans, remark);
  if (address !== undefined) keepFiltered(inverses, plans, address);
  const files = plans.flatMap((one) =>
    writeEntity(
      sources,
      { ...one, inverses: inverses.get(one.name) ?? new Map(), ...(address !== undefined && { address }) },
      remark,
    ),
  );
  if (area) files.push(area);
  if (plan.added) files.push(addApi(sources, plan.added, remark));
  return {
    files: files.sort((a, b) => compareText(a.path, b.path)),
    entities: plans.map(({ name }) => name),
  };
}

/** Faults of the schema that are there before are reported first: an import on top of them would hide them. */
export function importApi(sources: ImportSources): Imported {
  const remarks: Remark[] = [];
  const reported = new Set<string>();
  const remark: AddRemark = (kind, about, text) => {
    const key = `${about}\n${text}`;
    if (!reported.has(key)) remarks.push({ kind, about, text });
    reported.add(key);
  };
  const faults: Fault[] = [];
  const schema = readSchema(sources.schema, faults);
  if (faults.length > 0) return { ok: false, faults };
  try {
    const { files, entities } = planFiles(sources, schema, remark);
    const paths = new Set(files.map(({ path }) => path));
    const after = [...sources.schema.filter(({ path }) => !paths.has(path)), ...files];
    const wrong: Fault[] = [];
    resolveSchema(readSchema(after, wrong), wrong);
    if (wrong.length > 0) return { ok: false, faults: wrong };
    return { ok: true, files, entities, remarks };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, faults: [error.fault] };
    throw error;
  }
}
