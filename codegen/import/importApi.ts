/**
 * Documents to entity files, pure: read, merged, named, placed and laid over the schema that is there. What cannot be
 * read is refused in a sentence; whatever was decided on the way is told.
 */
import { compareText, type Fault } from '../fault.ts';
import { hintNearest } from '../nearest.ts';
import { type EntitySource, readSchema, type SchemaSource, type SourceFile } from '../read/readSchema.ts';
import { lowerFirst } from '../resolve/names.ts';
import { resolveSchema } from '../resolve/resolveSchema.ts';
import { type Document, Refusal } from './document.ts';
import type { ActionFacts, ApiFacts, ClassFacts, PropertyFacts, Remark, Tell } from './facts.ts';
import { readHydra } from './hydra/readHydra.ts';
import type { FindContext } from './jsonld/context.ts';
import { mergeFacts } from './mergeFacts.ts';
import { isOpenApi } from './openapi/isOpenApi.ts';
import { readOpenApi } from './openapi/readOpenApi.ts';
import { addEntry } from './write/addEntry.ts';
import { describeProperties, type Targets } from './write/describeProperties.ts';
import { findInverses } from './write/findInverses.ts';
import { type EntityPlan, mergeEntity } from './write/mergeEntity.ts';
import { type NamedClass, nameEntities } from './write/nameEntities.ts';
import { type ApiEntry, type ApiPlan, placeApi } from './write/placeApi.ts';
import { printEntity, readHeadText, type Values } from './write/printEntity.ts';

export interface ImportSources {
  readonly document: Document;
  readonly openApi?: Document | undefined;
  /** The entrypoint and collections, saved or answered, that tell where things stand. */
  readonly companions: readonly Document[];
  readonly findContext: FindContext;
  /** Address the document came from or stands at. */
  readonly base?: string | undefined;
  /** The schema as it is. */
  readonly schema: readonly SourceFile[];
  readonly area: string;
  readonly api: string;
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

function readFacts(sources: ImportSources, known: readonly ApiEntry[], tell: Tell): ApiFacts {
  const { document, openApi, companions, base } = sources;
  const bases = known.map((one) => one.base + (one.prefix ?? ''));
  const place = { file: document.file, line: 1, pointer: '' };
  if (isOpenApi(document.value)) {
    if (openApi)
      throw new Refusal(
        place,
        'This document is OpenAPI already.',
        'Leave "--openapi" out, or give the Hydra documentation first.',
      );
    return readOpenApi(document, { bases }, tell);
  }
  if (openApi && !isOpenApi(openApi.value))
    throw new Refusal(
      { ...place, file: openApi.file },
      'The document given with "--openapi" has no "openapi".',
      'Give an OpenAPI 3 document.',
    );
  const missed = new Set<string>();
  const miss = (address: string) => {
    if (!missed.has(address))
      tell(
        'note',
        'the context',
        `"${address}" is not at hand: read with Hydra's own words. Save it beside the document, in "companions/", if names come out wrong`,
      );
    missed.add(address);
  };
  const hydra = readHydra({ document, companions, base, reading: { find: sources.findContext, miss } }, tell);
  if (!openApi) return hydra;
  return mergeFacts(hydra, readOpenApi(openApi, { bases, hydra: hydra.classes }, tell), tell);
}

/** The parent of `/authors/{id}/books` is what each book belongs to. */
function addParents(facts: ApiFacts, plan: ApiPlan, tell: Tell): ApiFacts {
  const byPath = new Map(
    facts.classes.flatMap((one) => (one.path === undefined ? [] : [[one.path, one] as const])),
  );
  const places = plan.places as Map<ClassFacts, NonNullable<ReturnType<typeof plan.places.get>>>;
  const classes = facts.classes.map((one) => {
    const path = plan.places.get(one)?.parentPath;
    const parent = path === undefined ? undefined : byPath.get(path);
    if (path !== undefined && !parent)
      tell('note', one.name, `its path stands inside "${path}", which is no entity: no relation says so`);
    if (!parent || one.properties.some(({ target, many }) => target === parent.key && !many)) return one;
    const name = lowerFirst(parent.name);
    if (one.properties.some((property) => property.name === name)) return one;
    const relation: PropertyFacts = {
      name,
      place: one.place,
      kind: 'relation',
      target: parent.key,
      required: true,
      immutable: true,
    };
    tell(
      'note',
      `${one.name}.${name}`,
      `its path stands inside that of ${parent.name}: this relation says so`,
    );
    const made = { ...one, properties: [relation, ...one.properties] };
    const place = places.get(one);
    if (place) places.set(made, place);
    return made;
  });
  return { ...facts, classes };
}

interface Placing {
  readonly plan: ApiPlan;
  readonly named: ReadonlyMap<ClassFacts, NamedClass>;
  readonly targets: Targets;
  readonly area: string;
}

function readReturns(returns: ActionFacts['returns'], targets: Targets): unknown {
  if (typeof returns !== 'object' || typeof returns.target !== 'string') return returns;
  const entity = targets.entityOf(returns.target);
  if (entity === undefined) return undefined;
  return returns.many === true ? `collection:${entity}` : entity;
}

/** What the engine answers for every entity; hiding only where the file has it. */
const ENGINE =
  /^\/(?:bulk|selection|import(?:\/\{\w+\}\/errors\.csv)?|export\.(?:csv|xlsx|jsonld))$|^\/\{\w+\}\/history(?:\/\{\w+\}\/revert)?$/;
const HIDING = /^\/\{\w+\}\/(?:hide|show)$/;

function isEngines(path: string, collection: string, existing: EntitySource | undefined): boolean {
  if (!path.startsWith(`${collection}/`)) return false;
  const below = path.slice(collection.length);
  if (existing?.actions.some(({ values }) => values.path === path)) return false;
  return ENGINE.test(below) || (existing?.values.hide !== undefined && HIDING.test(below));
}

function describeActions(one: ClassFacts, { plan, targets, named }: Placing): Map<string, Values> {
  const place = plan.places.get(one);
  const existing = named.get(one)?.existing;
  const isOwn = ([, { path }]: readonly [string, { path: string }]) =>
    !isEngines(path, place?.collection ?? '/', existing);
  return new Map(
    one.actions
      .map((action) => {
        const local = plan.toLocal(action.path, place?.api ?? '');
        const own = one.path === undefined ? '' : plan.toLocal(one.path, place?.api ?? '');
        // The collection may be written otherwise than on the wire; what stands below it follows.
        const path =
          place && own !== '' && local.startsWith(`${own}/`)
            ? place.collection + local.slice(own.length)
            : local;
        const returns = readReturns(action.returns, targets);
        return [
          action.name,
          {
            method: action.method,
            path,
            ...(action.label !== undefined && { label: action.label }),
            ...(action.expects && { expects: action.expects }),
            ...(returns !== undefined && { returns }),
            ...(action.status !== undefined && { status: action.status }),
          },
        ] as const;
      })
      .filter(isOwn),
  );
}

function planEntity(one: ClassFacts, placing: Placing, tell: Tell): EntityPlan | undefined {
  const place = placing.plan.places.get(one);
  const named = placing.named.get(one);
  if (!place || !named) return undefined;
  const kept = new Set(named.existing?.properties.map(({ name }) => name));
  const properties = describeProperties(one, { entity: named.name, targets: placing.targets, kept }, tell);
  if (properties.length === 0) {
    tell('note', named.name, 'it has an id and nothing else: left out');
    return undefined;
  }
  return {
    facts: one,
    name: named.name,
    existing: named.existing,
    api: place.api,
    area: named.existing?.area ?? placing.area,
    collection: place.collection,
    isGuess: place.isGuess,
    properties,
    inverses: new Map(),
    actions: describeActions(one, placing),
  };
}

function makePlans(facts: ApiFacts, placing: Placing, tell: Tell): EntityPlan[] {
  let classes = facts.classes;
  // A class that turns out to be empty leaves, and what points to it is read again without it.
  for (;;) {
    const quiet: Remark[] = [];
    const left = new Set(classes);
    const targets: Targets = {
      ...placing.targets,
      entityOf: (key) => {
        const found = facts.classes.find((one) => one.key === key);
        return !found || left.has(found) ? placing.targets.entityOf(key) : undefined;
      },
    };
    const plans = classes.map((one) =>
      planEntity(one, { ...placing, targets }, (...remark) =>
        quiet.push({ kind: remark[0], about: remark[1], text: remark[2] }),
      ),
    );
    const full = classes.filter((_, index) => plans[index] !== undefined);
    if (full.length === classes.length || full.length === 0) {
      for (const { kind, about, text } of quiet) tell(kind, about, text);
      return plans.filter((plan) => plan !== undefined);
    }
    for (const one of classes.filter((each) => !full.includes(each)))
      tell('note', one.name, 'it has no property that can be read: left out');
    classes = full;
  }
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

function planFiles(
  sources: ImportSources,
  schema: SchemaSource,
  tell: Tell,
): { files: SourceFile[]; entities: string[] } {
  const known = knownApis(schema);
  const area = chooseArea(sources, schema);
  if (area) tell('note', 'schema/areas.jsonld', `the area "${sources.area}" is added`);
  if (!/^[a-z][A-Za-z0-9]*$/.test(sources.api))
    throw new Refusal(
      { file: FILES.apis, line: 1, pointer: '' },
      `"${sources.api}" cannot name an API.`,
      'Write `--api <name>` in camelCase.',
    );
  const read = readFacts(sources, known, tell);
  const plan = placeApi(
    read,
    {
      api: sources.api,
      known,
      existing: new Map(schema.entities.map(({ name, values }) => [name.toLowerCase(), String(values.api)])),
    },
    tell,
  );
  const facts = addParents(read, plan, tell);
  const named = nameEntities(
    facts.classes,
    schema.entities,
    (one) => plan.places.get(one)?.api ?? sources.api,
    tell,
  );
  const placing: Placing = {
    plan,
    named,
    area: sources.area,
    targets: makeTargets(facts, named, schema.entities),
  };
  const plans = makePlans(facts, placing, tell);
  const inverses = findInverses(plans, tell);
  const headOf = ({ existing }: EntityPlan) =>
    readHeadText(findFile(sources.schema, existing?.file ?? '').text);
  const files = plans.flatMap((one) => {
    const { values, isChanged, isHeadChanged } = mergeEntity(
      { ...one, inverses: inverses.get(one.name) ?? new Map() },
      tell,
    );
    return isChanged
      ? [
          {
            path: `schema/${one.area}/${one.name}.jsonld`,
            text: printEntity(values, isHeadChanged ? undefined : headOf(one)),
          },
        ]
      : [];
  });
  if (area) files.push(area);
  if (plan.added) {
    const { name, base, prefix } = plan.added;
    tell(
      'note',
      FILES.apis,
      `the API "${name}" is added at "${base}"${prefix === undefined ? '' : ` with the prefix "${prefix}"`}`,
    );
    files.push(
      addEntry(
        findFile(sources.schema, FILES.apis),
        { '@id': name, '@type': 'Api', base, ...(prefix !== undefined && { prefix }) },
        name,
      ),
    );
  }
  return {
    files: files.sort((a, b) => compareText(a.path, b.path)),
    entities: plans.map(({ name }) => name),
  };
}

function makeTargets(
  facts: ApiFacts,
  named: ReadonlyMap<ClassFacts, NamedClass>,
  existing: readonly EntitySource[],
): Targets {
  const byKey = new Map(facts.classes.map((one) => [one.key, named.get(one)?.name]));
  const scopes = new Map(existing.map(({ name, values }) => [name, values.scope]));
  const values = new Set(facts.classes.filter(({ isValue }) => isValue).map((one) => named.get(one)?.name));
  return {
    entityOf: (key) => byKey.get(key),
    isContract: (entity) => scopes.get(entity) === 'self',
    isValue: (entity) => (scopes.has(entity) ? scopes.get(entity) === 'value' : values.has(entity)),
  };
}

/** Faults of the schema that are there before are said first: an import on top of them would hide them. */
export function importApi(sources: ImportSources): Imported {
  const remarks: Remark[] = [];
  const tell: Tell = (kind, about, text) => {
    if (!remarks.some((one) => one.about === about && one.text === text)) remarks.push({ kind, about, text });
  };
  const faults: Fault[] = [];
  const schema = readSchema(sources.schema, faults);
  if (faults.length > 0) return { ok: false, faults };
  try {
    const { files, entities } = planFiles(sources, schema, tell);
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
