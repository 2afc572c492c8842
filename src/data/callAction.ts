/**
 * A call by its name, outside of a component: an action of an entity, what the engine answers for all entities, or a call
 * that belongs to none (`GET /account`).
 * A component has `useAction`. What has no name — history, bulk calls, files — is left to `callApi`.
 */
import type { ActionDescriptor } from '../../schema/descriptor.ts';
import type { PlainCall } from '../../schema/generated/actions.ts';
import type { EntityName } from '../../schema/generated/entities.ts';
import { apiBase, apiUrl } from './apiUrl.ts';
import { callApi } from './callApi.ts';
import { callPath, type PathParts } from './callPath.ts';
import type { AnswerOf, CallName, EngineCall, FieldsOf, RequestOf } from './callTypes.ts';
import { fetchDescriptor, summaryOf } from './descriptors.ts';
import { renderFields } from './fields.ts';

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Makes a repeated call count once, where the call honours one. */
  readonly idempotencyKey?: string | undefined;
}

type Declared = Pick<ActionDescriptor, 'method' | 'path' | 'idempotent'>;

interface AnyRequest extends PathParts {
  readonly body?: unknown;
  readonly file?: File;
}

/** As an action that takes a file reads it: what is beside the file is of texts. */
function writeForm(file: File, body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {}))
    if (value !== undefined && value !== null) form.append(name, String(value));
  form.append('file', file);
  return form;
}

const engineCalls: Readonly<Record<EngineCall, Declared>> = {
  list: { method: 'GET', path: '' },
  read: { method: 'GET', path: '/{id}' },
  create: { method: 'POST', path: '', idempotent: true },
  update: { method: 'PATCH', path: '/{id}' },
  delete: { method: 'DELETE', path: '/{id}' },
  bulkUpdate: { method: 'PUT', path: '/bulk', idempotent: true },
};

/** A call as metadata declares it. @param address where its API stands */
export function sendAction(
  address: string,
  { method, path, idempotent }: Declared,
  { request, signal, idempotencyKey }: CallOptions & { readonly request: AnyRequest },
): Promise<unknown> {
  const body = request.file ? writeForm(request.file, request.body) : request.body;
  return callApi(address + callPath(path, request), {
    method,
    ...(body !== undefined && { body }),
    ...(idempotent && idempotencyKey !== undefined && { idempotencyKey }),
    ...(signal && { signal }),
  });
}

interface Found {
  readonly address: string;
  readonly declared: Declared;
}

/** Loaded when one is made: what a page begins with makes none. */
async function findPlainCall(name: string): Promise<Found> {
  const { calls } = await import('../../schema/generated/calls.ts');
  const declared = calls[name as PlainCall];
  if (!declared) throw new Error(`There is no call "${name}".`);
  return { address: apiBase(declared.api), declared };
}

async function findCall(name: CallName): Promise<Found> {
  if (name.includes(' ')) return findPlainCall(name);
  const [entityName = '', callName = ''] = name.split('.');
  const entity = summaryOf(entityName);
  if (!entity) throw new Error(`There is no entity "${entityName}" to make the call "${name}" of.`);
  const { api, collection } = entity;
  if (callName in engineCalls) {
    const call = engineCalls[callName as EngineCall];
    return { address: apiUrl(api), declared: { ...call, path: collection + call.path } };
  }
  const { actions } = await fetchDescriptor(entityName as EntityName);
  const declared = actions.find((action) => action.name === callName);
  if (!declared) throw new Error(`The entity "${entityName}" has no call "${callName}".`);
  return { address: apiUrl(api), declared };
}

/**
 * @param request what the call is about and takes; `fields` of the records it answers, all when absent
 * @throws ProblemError for every refusal, and for an unreachable server (status 0)
 */
export async function callAction<Name extends CallName, const Asked extends FieldsOf<Name> = never>(
  name: Name,
  request: RequestOf<Name> & { readonly fields?: Asked },
  options: CallOptions = {},
): Promise<AnswerOf<Name, Asked>> {
  const { address, declared } = await findCall(name);
  const { fields, query, ...parts } = request as AnyRequest & { readonly fields?: Asked };
  const asked = { ...query, ...(fields && { fields: renderFields(fields) }) };
  const answer = await sendAction(address, declared, { ...options, request: { ...parts, query: asked } });
  return answer as AnswerOf<Name, Asked>;
}
