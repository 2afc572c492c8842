/**
 * From descriptors to a running API: for every entity its operations, its declared actions, its documents.
 * Names no entity; what metadata cannot express is asked of the entity's behaviour.
 */
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods, RouteOptions } from 'fastify';
import { isAboutRecord } from '../schema/actionPath.ts';
import type { ActionDescriptor, ApiDescriptor, CallDescriptor, Operation } from '../schema/descriptor.ts';
import { registerDocuments } from './documents/registerDocuments.ts';
import { answerExport } from './export/answerExport.ts';
import { historyCalls } from './history/historyCalls.ts';
import { installHttp } from './http.ts';
import { answerImport, answerImportErrors, importJob, runImportJob } from './import/answerImport.ts';
import { createFileImports } from './import/createFileImports.ts';
import {
  askedRecords,
  type CostlyKind,
  fileImports,
  type Handler,
  type Host,
  type RightsSource,
  sight,
  unansweredActions,
  unseenProperties,
} from './kit.ts';
import type { Model, Resource } from './plan/resource.ts';
import { type FurtherCall, furtherCalls, servedCalls } from './plan/servedCalls.ts';
import { servedOperations } from './plan/servedOperations.ts';
import { requestProblem } from './request/errors.ts';
import { uploadBodyLimit, uploadLimits } from './request/readForm.ts';
import { answerAction } from './respond/answerAction.ts';
import { answerBulkCreate, answerBulkUpdate, bulkBodyLimit } from './respond/answerBulk.ts';
import { answerCall } from './respond/answerCall.ts';
import { answerHide } from './respond/answerHide.ts';
import { answerList } from './respond/answerList.ts';
import { answerRead } from './respond/answerRead.ts';
import { answerSelectionDelete, answerSelectionUpdate } from './respond/answerSelection.ts';
import { answerCreate, answerDelete, answerUpdate } from './respond/answerWrite.ts';
import type { Engine } from './respond/engine.ts';
import { followMoved } from './respond/followMoved.ts';
import { runSelection } from './respond/runSelection.ts';
import { createSight } from './rights/filterByCaller.ts';
import type { RightCall } from './rights/rightOf.ts';
import { listUnseen } from './rights/unseenProperties.ts';
import { readAsked } from './transaction/readAsked.ts';
import { selectionJob } from './validate/readSelection.ts';

export interface EngineParts {
  readonly model: Model;
  readonly apis: readonly ApiDescriptor[];
  /** The calls that belong to no entity, and what does them. */
  readonly calls: readonly CallDescriptor[];
  readonly handlers: readonly Handler[];
  readonly rights?: RightsSource;
}

type Answer = (
  engine: Engine,
  resource: Resource,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>;

interface OperationCall {
  readonly method: HTTPMethods[];
  readonly item: boolean;
  readonly answer: Answer;
  readonly right: RightCall;
}

/** Exported for the test that compares what codegen takes an entity to serve. */
export const operations: Readonly<Record<Operation, OperationCall>> = {
  list: { method: ['GET'], item: false, answer: answerList, right: 'read' },
  read: { method: ['GET'], item: true, answer: answerRead, right: 'read' },
  create: { method: ['POST'], item: false, answer: answerCreate, right: 'create' },
  update: { method: ['PUT', 'PATCH'], item: true, answer: answerUpdate, right: 'update' },
  delete: { method: ['DELETE'], item: true, answer: answerDelete, right: 'delete' },
};

interface RouteKind {
  readonly right?: RightCall;
  readonly policies?: readonly string[];
  readonly navigation?: true | undefined;
  readonly bodyLimit?: number;
  readonly isUpload?: true;
  readonly costs?: CostlyKind | undefined;
}

type AddRoute = (
  method: HTTPMethods[],
  url: string,
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
  kind: RouteKind,
) => void;

const further: Readonly<Record<FurtherCall, RouteKind & { readonly answer: Answer }>> = {
  bulkCreate: { answer: answerBulkCreate, right: 'create', bodyLimit: bulkBodyLimit, costs: 'bulk' },
  bulkUpdate: { answer: answerBulkUpdate, right: 'update', bodyLimit: bulkBodyLimit, costs: 'bulk' },
  selectionUpdate: { answer: answerSelectionUpdate, right: 'update', costs: 'bulk' },
  selectionDelete: { answer: answerSelectionDelete, right: 'delete', costs: 'bulk' },
  hide: { answer: answerHide(true), right: 'update' },
  show: { answer: answerHide(false), right: 'update' },
  exportCsv: { answer: answerExport('csv'), right: 'export', costs: 'exports' },
  exportXlsx: { answer: answerExport('xlsx'), right: 'export', costs: 'exports' },
  exportJsonld: { answer: answerExport('jsonld'), right: 'export', costs: 'exports' },
  import: {
    answer: answerImport,
    right: 'import',
    bodyLimit: uploadBodyLimit,
    isUpload: true,
    costs: 'imports',
  },
  importErrors: { answer: answerImportErrors, right: 'import' },
};

/** Declared by metadata and without a handler: a call of one is a 501. */
/** A body of so many items is as large as a bulk call's. */
const LONG = 10_000;

const hasLongList = (model: Model, expects: string | undefined): boolean =>
  expects !== undefined &&
  (model.get(expects)?.descriptor.properties.some(({ maxItems = 0 }) => maxItems > LONG) ?? false);

function listUnanswered(model: Model): readonly string[] {
  return [...model.values()].flatMap(({ name, descriptor, actions }) =>
    descriptor.actions
      .filter((action) => !actions.has(action.name))
      .map((action) => `${name}.${action.name}`),
  );
}

export function registerEngine(host: Host, parts: EngineParts): void {
  const { model } = parts;
  const engine: Engine = { host, model, ...(parts.rights && { rights: parts.rights }) };
  host.provide(sight, createSight(engine));
  host.provide(askedRecords, (context, asked) => readAsked(model, context, asked));
  host.provide(unansweredActions, listUnanswered(model));
  host.provide(unseenProperties, (rights) => listUnseen(model, rights));
  const { app } = host;
  installHttp(app);
  const allowed = new Map<string, Set<string>>();
  const uploads: RouteOptions[] = [];
  const route: AddRoute = (
    method,
    url,
    handler,
    { right, policies, navigation, costs, isUpload, ...options },
  ) => {
    const methods = allowed.get(url) ?? new Set();
    for (const one of method) methods.add(one);
    allowed.set(url, methods);
    const config = {
      ...(right && { right }),
      ...(policies && { policies }),
      ...(navigation && { navigation }),
      ...(costs && { costs }),
    };
    const made = { method, url, handler, config, ...options };
    if (isUpload) uploads.push(made);
    else app.route(made);
  };
  registerCalls(engine, parts, route);
  for (const resource of model.values()) {
    const { descriptor, api } = resource;
    if (descriptor.scope === 'value') continue;
    // Actions first: a declared path such as `/{id}/close` never hides behind an operation.
    for (const action of descriptor.actions) {
      const path = `${api.base}${api.prefix ?? ''}${action.path}`.replace(/\{(\w+)\}/g, ':$1');
      const answer: Answer = (of, about, request, reply) => answerAction(of, about, action, request, reply);
      const own = readsRecord(resource, action) && resource.behaviour?.movedTo ? followMoved(answer) : answer;
      route([action.method], path, (request, reply) => own(engine, resource, request, reply), {
        right: action,
        costs: action.returns === 'document' ? 'documents' : action.takesFile && 'imports',
        ...(hasLongList(model, action.expects) && { bodyLimit: bulkBodyLimit }),
        ...(action.takesFile && { isUpload: true, bodyLimit: uploadBodyLimit }),
      });
    }
    for (const { method, path, answer } of historyCalls(descriptor))
      route(
        [method],
        `${resource.route}${path}`,
        (request, reply) => answer(engine, resource, request, reply),
        { right: method === 'GET' ? 'read' : 'update' },
      );
    for (const operation of servedOperations(descriptor)) {
      const { method, item, answer, right } = operations[operation];
      const url = item ? `${resource.route}/:id` : resource.route;
      const own = item && resource.behaviour?.movedTo ? followMoved(answer) : answer;
      route(method, url, (request, reply) => own(engine, resource, request, reply), { right });
    }
  }
  // After all actions: an entity may declare one at the address of another.
  for (const resource of model.values())
    for (const call of servedCalls(resource.descriptor)) {
      const { answer, ...options } = further[call];
      const { method, path } = furtherCalls[call];
      const url = `${resource.route}${path.replace(/\{(\w+)\}/g, ':$1')}`;
      if (allowed.get(url)?.has(method)) continue;
      route([method], url, (request, reply) => answer(engine, resource, request, reply), options);
    }
  registerUploads(app, uploads);
  host.jobs.define(selectionJob, runSelection(engine));
  host.jobs.define(importJob, runImportJob(engine));
  host.provide(fileImports, createFileImports(engine));
  registerDocuments(engine, parts);
  for (const api of parts.apis) registerRest(app, api, allowed);
}

const readsRecord = ({ descriptor }: Resource, action: ActionDescriptor): boolean =>
  action.method === 'GET' && isAboutRecord(descriptor, action);

/** A handler of nothing that metadata declares would never run. */
function findHandlers({ calls, handlers }: EngineParts): ReadonlyMap<string, Handler> {
  const lost = handlers.find(({ name }) => !calls.some((call) => call.name === name));
  if (lost) throw new Error(`There is a handler of "${lost.name}", which no "calls.jsonld" declares.`);
  return new Map(handlers.map((handler) => [handler.name, handler]));
}

function registerCalls(engine: Engine, parts: EngineParts, route: AddRoute): void {
  const handlers = findHandlers(parts);
  for (const declared of parts.calls) {
    const handler = handlers.get(declared.name);
    const base = parts.apis.find(({ name }) => name === declared.api)?.base;
    route(
      [declared.method],
      `${base}${declared.path}`.replace(/\{(\w+)\}/g, ':$1'),
      (request, reply) => answerCall(engine, { declared, handler }, request, reply),
      {
        policies: [declared.rights].flat(),
        navigation: declared.navigation,
        costs: declared.returns === 'document' ? 'documents' : undefined,
      },
    );
  }
}

/** In a scope of their own: nothing else reads files. */
function registerUploads(app: FastifyInstance, routes: readonly RouteOptions[]): void {
  app.register(async (scope) => {
    await scope.register(multipart, { limits: uploadLimits });
    for (const route of routes) scope.route(route);
  });
}

function readPattern(route: string): RegExp {
  return new RegExp(`^${route.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}/?$`);
}

/** Everything else under an API's base: a method that is not there, or nothing at all. */
function registerRest(
  app: FastifyInstance,
  api: ApiDescriptor,
  allowed: ReadonlyMap<string, ReadonlySet<string>>,
): void {
  const known = [...allowed].map(([route, methods]) => [readPattern(route), methods] as const);
  app.all(`${api.base}/*`, (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const methods = new Set(known.flatMap(([pattern, own]) => (pattern.test(path) ? [...own] : [])));
    const shown = path.slice(0, 120);
    if (methods.size === 0) throw requestProblem('REQ-004', { path: shown });
    const list = [...methods].sort().join(', ');
    reply.header('allow', list);
    throw requestProblem('REQ-005', { path: shown, method: request.method, allowed: list });
  });
}
