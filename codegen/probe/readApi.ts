/** Finds a server's documents from any of its addresses and makes of them what is to be probed. */
import type { Answer, ProbeClient } from './client.ts';
import type { Findings } from './findings.ts';
import type { ProbedApi, ProbedEntity, ProbedField, ProbedOperation } from './model.ts';
import { type HydraFacts, readHydra } from './readHydra.ts';
import { type OpenApiCollection, type OpenApiFacts, readOpenApi } from './readOpenApi.ts';
import { idOf, isNode, type Node, term } from './terms.ts';

const isDocumentation = (body: unknown): boolean => term(body, 'supportedClass') !== undefined;
const isOpenApi = (body: unknown): boolean => isNode(body) && 'openapi' in body && isNode(body.paths);

/** Where the documentation is said to be: the Link header of Hydra. */
const linkOf = (answer: Answer): string | undefined =>
  /<([^>]+)>\s*;[^,]*rel="?[^"]*hydra\/core#apiDocumentation/.exec(answer.headers.get('link') ?? '')?.[1];

async function firstOf(
  client: ProbeClient,
  addresses: readonly string[],
  isWanted: (body: unknown) => boolean,
): Promise<Answer | undefined> {
  for (const address of new Set(addresses)) {
    const answer = await client.ask(address);
    if (answer.status === 200 && isWanted(answer.body)) return answer;
  }
  return undefined;
}

interface Found {
  /** What the address itself answered. */
  readonly start: Answer;
  readonly hydra: HydraFacts | undefined;
  readonly openApi: OpenApiFacts;
  /** The answer of the entrypoint. */
  readonly entrypoint: Node;
}

async function findDocuments(client: ProbeClient, server: string, findings: Findings): Promise<Found> {
  const start = await client.ask(server);
  const { origin, pathname } = new URL(server);
  const base = `${origin}${pathname.replace(/\/+$/, '')}`;
  const linked = linkOf(start);
  // A path that answers nothing is a mistake, even where the server has an API elsewhere.
  const isPlace = pathname === '/' || (start.status === 200 && isNode(start.body));
  const documentation = isDocumentation(start.body)
    ? start
    : await firstOf(
        client,
        [
          ...(linked ? [linked] : []),
          `${base}/docs.jsonld`,
          ...(isPlace ? [`${origin}/docs.jsonld`, `${origin}/api/docs.jsonld`] : []),
        ],
        isDocumentation,
      );
  const hydra = documentation && readHydra(documentation.body);
  const openApi = isOpenApi(start.body)
    ? start
    : await firstOf(
        client,
        [
          ...['docs.json', 'docs.jsonopenapi', 'openapi.json', 'openapi.yaml'].map(
            (name) => `${base}/${name}`,
          ),
          ...(isPlace ? [`${origin}/docs.json`] : []),
        ],
        isOpenApi,
      );
  const entry =
    linked !== undefined
      ? start
      : hydra?.entrypoint === undefined
        ? start
        : await client.ask(hydra.entrypoint);
  if (entry.status === 401) findings.unauthorized.push(entry.call);
  return {
    start,
    hydra,
    openApi: readOpenApi(openApi?.body),
    entrypoint: isNode(entry.body) ? entry.body : {},
  };
}

/** Statuses and types come from OpenAPI, which must have every method that Hydra has; it may have calls beside. */
function mergeOperations(
  from: {
    readonly hydra: readonly ProbedOperation[] | undefined;
    readonly openApi: readonly ProbedOperation[] | undefined;
  },
  about: { readonly entity: string; readonly what: string },
  { faults }: Findings,
): readonly ProbedOperation[] {
  const { hydra, openApi } = from;
  if (!hydra || !openApi) return hydra ?? openApi ?? [];
  for (const { method } of hydra)
    if (!openApi.some((operation) => operation.method === method))
      faults.push({
        entity: about.entity,
        call: 'the documents',
        expected: `OpenAPI to give ${method} of ${about.what}, as Hydra does`,
        got: 'nothing of it',
      });
  return hydra.map((operation) => openApi.find(({ method }) => method === operation.method) ?? operation);
}

/** OpenAPI may describe more than the documentation that was asked for: what its entrypoint links is what is meant. */
function addressOf(name: string, { hydra, openApi, entrypoint }: Found): string | undefined {
  const link = hydra?.links.find((one) => one.of === name)?.link;
  if (hydra?.hasEntrypoint && link === undefined) return undefined;
  const place = openApi.collections.get(name);
  if (place) return place.path;
  return link === undefined ? undefined : idOf(term(entrypoint, link));
}

function fieldsOf(known: OpenApiCollection): readonly ProbedField[] {
  return Object.entries(known.properties)
    .filter(([name]) => !name.startsWith('@'))
    .map(([name, schema]) => ({
      name,
      range: '',
      isLink: false,
      required: false,
      readable: true,
      writable: schema.readOnly !== true,
      schema,
    }));
}

function toEntity(name: string, found: Found, findings: Findings): ProbedEntity {
  const described = found.hydra?.classes.find((one) => one.name === name);
  const link = found.hydra?.links.find((one) => one.of === name);
  const known = found.openApi.collections.get(name);
  const collection = addressOf(name, found);
  const schemaOf = (field: string) => known?.properties[field];
  return {
    name,
    ...(collection === undefined ? {} : { collection }),
    fields: described
      ? described.fields.map((field) => {
          const schema = schemaOf(field.name);
          return schema ? { ...field, schema } : field;
        })
      : known
        ? fieldsOf(known)
        : [],
    ofCollection: mergeOperations(
      { hydra: link?.operations, openApi: known?.ofCollection },
      { entity: name, what: 'the collection' },
      findings,
    ),
    ofItem: mergeOperations(
      { hydra: described?.ofItem, openApi: known?.ofItem },
      { entity: name, what: 'a record' },
      findings,
    ),
  };
}

/** What there is to probe; the answer of the address itself when it leads to no document. */
export async function readApi(
  client: ProbeClient,
  server: string,
  findings: Findings,
): Promise<ProbedApi | { readonly start: Answer }> {
  const found = await findDocuments(client, server, findings);
  if (found.start.status === 401) return { start: found.start };
  const { hydra, openApi } = found;
  if (!hydra && openApi.collections.size === 0) return { start: found.start };
  const names = hydra ? hydra.classes.map(({ name }) => name) : [...openApi.collections.keys()];
  for (const { of, link } of hydra?.links ?? [])
    if (!names.includes(of))
      findings.faults.push({
        entity: of,
        call: 'the documents',
        expected: `the class "${of}", whose collection the entrypoint links as "${link}"`,
        got: 'no such class',
      });
  const entities = names.map((name) => toEntity(name, found, findings));
  const isOurs = (name: string) =>
    entities.some((entity) => entity.name === name && entity.collection !== undefined);
  return { entities, calls: openApi.calls.filter(({ entity }) => !hydra || isOurs(entity)) };
}
