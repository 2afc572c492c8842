/** Serves what describes the APIs: entrypoints, Hydra and OpenAPI documents, contexts. They contain nothing secret. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiDescriptor, CallDescriptor } from '../../schema/descriptor.ts';
import { chooseOrigin } from '../http/ownOrigin.ts';
import { collectionIri, type Model, type Resource } from '../plan/resource.ts';
import { servedOperations } from '../plan/servedOperations.ts';
import { requestProblem } from '../request/errors.ts';
import { type Engine, jsonLd } from '../respond/engine.ts';
import { hydraDocument, linkName } from './hydraDocument.ts';
import { openApiDocument } from './openApiDocument.ts';
import { collectionWords, vocabulary } from './vocabulary.ts';

function contextDocument(resource: Resource, docs: string): string {
  const context: Record<string, unknown> = { '@vocab': `${docs}#${resource.name}/` };
  for (const word of collectionWords) context[word] = vocabulary[word];
  context[resource.name] = `${docs}#${resource.name}`;
  for (const property of resource.descriptor.properties) {
    const id = `${docs}#${resource.name}/${property.name}`;
    if (property.kind === 'relation') context[property.name] = { '@id': id, '@type': '@id' };
    else if (property.kind === 'json') context[property.name] = { '@id': id, '@type': '@json' };
    else context[property.name] = id;
  }
  return JSON.stringify({ '@context': context });
}

function entrypoint(model: Model, api: ApiDescriptor, docs: string): string {
  const linked = [...model.values()].filter(
    (resource) => resource.api === api && servedOperations(resource.descriptor).includes('list'),
  );
  const context: Record<string, unknown> = { '@vocab': `${docs}#` };
  const links: Record<string, string> = {};
  for (const resource of linked) {
    context[linkName(resource)] = { '@id': `${docs}#Entrypoint/${linkName(resource)}`, '@type': '@id' };
    links[linkName(resource)] = collectionIri(resource, '{contractId}');
  }
  return JSON.stringify({ '@context': context, '@id': api.base, '@type': 'Entrypoint', ...links });
}

interface Described {
  readonly apis: readonly ApiDescriptor[];
  readonly calls: readonly CallDescriptor[];
}

interface Documents {
  readonly entrypoints: ReadonlyMap<ApiDescriptor, string>;
  readonly apis: ReadonlyMap<ApiDescriptor, string>;
  readonly all: string;
  readonly contexts: ReadonlyMap<string, string>;
}

function makeDocuments(model: Model, served: Described, origin: string): Documents {
  const { apis } = served;
  const docs = (api: ApiDescriptor): string => docsAddress(origin, api);
  return {
    entrypoints: new Map(apis.map((api) => [api, entrypoint(model, api, docs(api))])),
    apis: new Map(
      apis.map((api) => [
        api,
        hydraDocument(model, served, { address: docs(api), entrypoint: `${origin}${api.base}`, only: api }),
      ]),
    ),
    all: hydraDocument(model, served, {
      address: `${origin}/docs.jsonld`,
      entrypoint: `${origin}${apis[0]?.base ?? ''}`,
    }),
    contexts: new Map([
      ...[...model.values()].map(
        (resource) => [`${resource.name}.jsonld`, contextDocument(resource, docs(resource.api))] as const,
      ),
      [
        'ConstraintViolationList.jsonld',
        JSON.stringify({ '@context': { '@vocab': `${origin}/docs.jsonld#` } }),
      ] as const,
    ]),
  };
}

/** Documents are named by whole addresses: a JSON-LD reader resolves them without knowing where it read them. */
function docsAddress(origin: string, api: ApiDescriptor): string {
  return `${origin}${api.base}/docs.jsonld`;
}

export function registerDocuments({ host, model }: Engine, served: Described): void {
  const { apis } = served;
  const { app } = host;
  const made = new Map<string, Documents>();
  const documents = (request: FastifyRequest): Documents => {
    const origin = chooseOrigin(host, request.headers);
    const known = made.get(origin) ?? makeDocuments(model, served, origin);
    made.set(origin, known);
    return known;
  };
  const send = (reply: FastifyReply, text = '', type = jsonLd): FastifyReply =>
    reply.header('cache-control', 'no-cache').header('content-type', type).send(text);

  for (const api of apis) {
    for (const path of [api.base, `${api.base}/`])
      app.get(path, (request, reply) => {
        const docs = docsAddress(chooseOrigin(host, request.headers), api);
        return send(
          reply.header('link', `<${docs}>; rel="http://www.w3.org/ns/hydra/core#apiDocumentation"`),
          documents(request).entrypoints.get(api),
        );
      });
    app.get(`${api.base}/docs.jsonld`, (request, reply) => send(reply, documents(request).apis.get(api)));
  }
  app.get('/docs.jsonld', (request, reply) => send(reply, documents(request).all));
  // Made when somebody first asks: it is a third of a start, and most servers are never asked.
  let openApi: string | undefined;
  // The second name is where generators of clients look first.
  for (const path of ['/docs.json', '/openapi.json'])
    app.get(path, (_request, reply) => {
      openApi ??= openApiDocument(model, served);
      return send(reply, openApi, 'application/json; charset=utf-8');
    });
  app.get<{ Params: { name: string } }>('/contexts/:name', (request, reply) => {
    const text = documents(request).contexts.get(request.params.name);
    if (!text) throw requestProblem('REQ-004', { path: request.url.slice(0, 120) });
    return send(reply, text);
  });
}
