/** The five calls of an entity whose records another server keeps: rights and contract are asked here, then it is there. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Resource } from '../plan/resource.ts';
import { requestProblem } from '../request/errors.ts';
import { type Engine, type EntityRequest, jsonLd, withContext } from '../respond/engine.ts';
import { transactionProblem } from '../transaction/errors.ts';
import type { Remote, RemoteAnswer } from './askRemote.ts';
import { remoteProblem } from './errors.ts';
import { begin, type Forwarding, render, withIds } from './forwarding.ts';
import { planQuery } from './planQuery.ts';
import { readMany } from './readMany.ts';
import { type Page, readPage, type Window } from './readPage.ts';
import { readRefusal } from './readRefusal.ts';
import { givenTag, isDigest, readVersion, versionOf } from './version.ts';
import { asId, isJson, itemPath, type Json, pathOf, readRemoteId } from './wire.ts';
import { needsCurrent, planChange, writeBody, writeType } from './writeRecord.ts';

export type AnswerRemote = (
  engine: Engine,
  resource: Resource,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>;

function viewOf(url: string, { page, size }: Window, { total, hasMore }: Page, name: 'page' | 'cursor') {
  const [path = '', search = ''] = url.split('?', 2);
  const rest = search.split('&').filter((part) => part && !/^(page|cursor)=/.test(part));
  const to = (number: number) => `${path}?${[...rest, `${name}=${number}`].join('&')}`;
  return {
    '@id': url,
    '@type': 'PartialCollectionView',
    first: to(1),
    ...(total !== undefined && { last: to(Math.max(1, Math.ceil(total / size))) }),
    ...(hasMore && { next: to(page + 1) }),
    ...(page > 1 && { previous: to(page - 1) }),
  };
}

async function readByIds({ remote, resource }: Forwarding, ids: readonly string[]): Promise<Page> {
  const found = await readMany(remote, resource, [...new Set(ids)]);
  const records = ids.flatMap((id) => {
    const record = found.get(id);
    return record ? [record] : [];
  });
  return { records, total: records.length, hasMore: false };
}

const listRemote: AnswerRemote = async (engine, whole, request, reply) => {
  const asked = await begin(engine, whole, request, reply);
  const { remote, resource, contract, root } = asked;
  const planned = planQuery({ model: asked.engine.model, resource, contract, root }, asked.query);
  const { query, window, ids, isCursor } = planned;
  const page = ids ? await readByIds(asked, ids) : await readPage({ remote, resource, query }, window);
  const members = await render(asked, withIds(asked, page.records));
  return reply.header('content-type', jsonLd).send(
    JSON.stringify({
      '@context': resource.context,
      '@id': request.url.split('?', 1)[0],
      '@type': 'Collection',
      ...(page.total !== undefined && { totalItems: page.total }),
      member: members,
      view: viewOf(request.url, window, page, isCursor ? 'cursor' : 'page'),
    }),
  );
};

/** @throws Problem where it is not there, or is no record */
async function readRecord({ remote, resource }: Forwarding, id: string) {
  const answer = await remote.ask({ method: 'GET', path: itemPath(resource, id) });
  const refused = readRefusal({ resource, id, answer });
  if (refused) throw refused;
  return { answer, record: unwrap(remote, answer) };
}

/** A record comes by itself, or alone in an envelope. */
function unwrap({ connection: { api } }: Remote, { json }: RemoteAnswer): Json {
  if (isJson(json)) return isJson(json.data) && Object.keys(json).length <= 3 ? json.data : json;
  throw remoteProblem('REM-006', { api, reason: 'no record' });
}

async function send(
  asked: Forwarding,
  reply: FastifyReply,
  { id, record, answer, status }: { id: string; record: Json; answer: RemoteAnswer; status: number },
): Promise<FastifyReply> {
  const [body = {}] = await render(asked, [{ id, record }]);
  return reply
    .code(status)
    .header('etag', `"${versionOf(answer)}"`)
    .header('content-type', jsonLd)
    .send(withContext(asked.resource, JSON.stringify(body)));
}

const idOf = ({ params, resource }: EntityRequest): string => {
  const { id = '' } = params;
  const known = asId(id);
  if (known === undefined) throw requestProblem('REQ-010', { entity: resource.name, id });
  return known;
};

const readRemote: AnswerRemote = async (engine, whole, request, reply) => {
  const asked = await begin(engine, whole, request, reply);
  const id = idOf(asked);
  return send(asked, reply, { id, ...(await readRecord(asked, id)), status: 200 });
};

function bodyOf(request: FastifyRequest): Json {
  if (isJson(request.body)) return request.body;
  const type = Array.isArray(request.body) ? 'a list' : String(request.body ?? 'nothing').slice(0, 40);
  throw requestProblem('REQ-009', { type });
}

const writingOf = ({ engine: { model }, resource, contract, root }: Forwarding) => ({
  model,
  resource,
  contract,
  root,
});

const createRemote: AnswerRemote = async (engine, whole, request, reply) => {
  const asked = await begin(engine, whole, request, reply);
  const { remote, resource } = asked;
  const answer = await remote.ask({
    method: 'POST',
    path: pathOf(resource),
    headers: { 'content-type': writeType(resource) },
    body: writeBody(writingOf(asked), bodyOf(request)),
  });
  const refused = readRefusal({ resource, answer });
  if (refused) throw refused;
  const record = answer.json === undefined ? {} : unwrap(remote, answer);
  const id = readRemoteId(resource, record) ?? readRemoteId(resource, answer.headers.location);
  if (id === undefined)
    throw remoteProblem('REM-006', {
      api: remote.connection.api,
      reason: 'no id of what it created',
    });
  // Some answer its address and nothing more.
  const isWhole = Object.keys(record).length > 1;
  const made = isWhole ? { answer, record } : await readRecord(asked, id);
  return send(asked, reply, { id, ...made, status: 201 });
};

/** What is there, where a change needs it: to compare it with the version it was made from, or to send it whole. */
async function readCurrent(asked: Forwarding, id: string, request: FastifyRequest, isChange: boolean) {
  const version = readVersion(request);
  if (!isDigest(version) && !(isChange && needsCurrent(asked.resource))) return { version };
  const current = await readRecord(asked, id);
  if (isDigest(version) && versionOf(current.answer) !== version)
    throw transactionProblem('TX-002', {
      entity: asked.resource.name,
      id,
      version: versionOf(current.answer),
    });
  return { version, current };
}

const matching = (version: string | undefined): Readonly<Record<string, string>> => {
  const tag = givenTag(version);
  return tag === undefined ? {} : { 'if-match': tag };
};

const updateRemote: AnswerRemote = async (engine, whole, request, reply) => {
  const asked = await begin(engine, whole, request, reply);
  const id = idOf(asked);
  const { remote, resource } = asked;
  const changed = writeBody(writingOf(asked), bodyOf(request));
  const { version, current } = await readCurrent(asked, id, request, true);
  const { method, type, body } = planChange(writingOf(asked), changed, current?.record);
  const headers = { 'content-type': type, ...matching(version) };
  const answer = await remote.ask({ method, path: itemPath(resource, id), headers, body });
  const refused = readRefusal({ resource, id, answer });
  if (refused) throw refused;
  // What was answered may be less than the record, or nothing.
  const isWhole = isJson(answer.json) && readRemoteId(resource, unwrap(remote, answer)) === id;
  const made = isWhole ? { answer, record: unwrap(remote, answer) } : await readRecord(asked, id);
  return send(asked, reply, { id, ...made, status: 200 });
};

const deleteRemote: AnswerRemote = async (engine, whole, request, reply) => {
  const asked = await begin(engine, whole, request, reply);
  const id = idOf(asked);
  const { version } = await readCurrent(asked, id, request, false);
  const answer = await asked.remote.ask({
    method: 'DELETE',
    path: itemPath(asked.resource, id),
    headers: matching(version),
  });
  const refused = readRefusal({ resource: asked.resource, id, answer });
  if (refused) throw refused;
  return reply.code(204).send();
};

export const remoteAnswers = {
  list: listRemote,
  read: readRemote,
  create: createRemote,
  update: updateRemote,
  delete: deleteRemote,
} as const;
