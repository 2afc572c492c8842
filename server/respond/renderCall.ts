/** What a handler answered, as status, headers and body; records are read back as every other answer has them. */
import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Redirect } from '../action.ts';
import type { Sql } from '../kit.ts';
import { collectionIri, type Resource, rowContract } from '../plan/resource.ts';
import { type RecordRow, renderReadMany } from '../query/renderRead.ts';
import { requestProblem } from '../request/errors.ts';
import type { StoredAnswer } from '../transaction/idempotency.ts';
import { type CallerRequest, choose, jsonLd, withContext } from './engine.ts';
import type { Declared } from './readCall.ts';

/** An answer on its way: stored ones have texts alone. */
export type Rendered = StoredAnswer | (Omit<StoredAnswer, 'body'> & { readonly body: Uint8Array | Readable });

interface Answered {
  readonly declared: Declared;
  readonly asking: CallerRequest;
}

/** What a handler may answer; `server/action.ts` types it by the action. */
type Answer = Readonly<Record<string, unknown>> | undefined;

const json = 'application/json; charset=utf-8';

async function renderRecord({ declared, asking }: Answered, resource: Resource, id: number, sql: Sql) {
  const { engine, contract, query } = asking;
  const chosen = choose(engine, resource, query);
  const [row] = await sql.query<RecordRow>(chosen.read, [rowContract(resource, contract), id]);
  if (!row) throw requestProblem('REQ-010', { entity: resource.name, id });
  const status = declared.status ?? 200;
  const location = status === 201 && { location: `${collectionIri(resource, contract)}/${id}` };
  const headers = { 'content-type': jsonLd, etag: `"${row.etag}"`, ...location };
  return { status, headers, body: withContext(resource, row.body) };
}

function renderCollection(
  { declared, asking }: Answered,
  resource: Resource,
  members: string,
  total: number,
) {
  const iri = collectionIri(resource, asking.contract);
  const body = `{"@context":"${resource.context}","@id":"${iri}","@type":"Collection","totalItems":${total},"member":[${members}]}`;
  return { status: declared.status ?? 200, headers: { 'content-type': jsonLd }, body };
}

async function renderRecords(
  answered: Answered,
  resource: Resource,
  { ids, total }: NonNullable<Answer>,
  sql: Sql,
) {
  const { engine, contract, query } = answered.asking;
  const text = renderReadMany(engine.model, choose(engine, resource, query).selection);
  const [row] = await sql.query<{ members: string; total: number }>(text, [
    rowContract(resource, contract),
    ids,
  ]);
  return renderCollection(answered, resource, row?.members ?? '', Number(total ?? row?.total ?? 0));
}

function renderFile(
  { declared }: Answered,
  { contentType, filename, document, stream }: NonNullable<Answer>,
): Rendered {
  const name = typeof filename === 'string' && {
    'content-disposition': `inline; filename="${filename.replace(/[^\w.-]/g, '_')}"`,
  };
  const headers = { 'content-type': String(contentType), ...name };
  return { status: declared.status ?? 200, headers, body: (document ?? stream) as Uint8Array | Readable };
}

function renderRedirect({ declared, asking }: Answered, { redirect, cookie }: Redirect): Rendered {
  const secure = asking.engine.host.settings.origin.startsWith('https:') ? '; Secure' : '';
  const kept = cookie && {
    'set-cookie': `${cookie.name}=${cookie.value}; Path=/; Max-Age=${cookie.maxAgeSeconds}; SameSite=Lax${secure}`,
  };
  return { status: declared.status ?? 303, headers: { location: redirect, ...kept } };
}

/** @param sql the transaction of the call, while it is open */
export async function renderCall(answered: Answered, made: unknown, sql: Sql): Promise<Rendered> {
  const { declared, asking } = answered;
  const answer = made as Answer;
  if (answer === undefined) return { status: declared.status ?? 204, headers: {} };
  if (typeof answer.redirect === 'string') return renderRedirect(answered, answer as unknown as Redirect);
  if (typeof answer.job === 'string')
    return {
      status: 202,
      headers: { 'content-type': json, location: answer.job },
      body: JSON.stringify({ job: answer.job }),
    };
  if ('document' in answer || 'stream' in answer) return renderFile(answered, answer);
  const resource = asking.engine.model.get(declared.returns?.replace(/^collection:/, '') ?? '');
  if ('value' in answer || !resource) {
    const type = resource && resource.descriptor.scope !== 'value' ? jsonLd : json;
    return {
      status: declared.status ?? 200,
      headers: { 'content-type': type },
      body: JSON.stringify(answer.value),
    };
  }
  if (Array.isArray(answer.members)) {
    const members = answer.members.map((member) => JSON.stringify(member));
    return renderCollection(answered, resource, members.join(','), members.length);
  }
  if ('ids' in answer) return renderRecords(answered, resource, answer, sql);
  return renderRecord(answered, resource, Number(answer.id), sql);
}

/** What is stored under a key has to be there whole: a stream is for a handler that finishes after its commit. */
export function toStored({ body, ...rest }: Rendered): StoredAnswer {
  if (body === undefined || typeof body === 'string') return { ...rest, ...(body !== undefined && { body }) };
  if (!(body instanceof Uint8Array)) throw new Error('A stream cannot be stored under an Idempotency-Key.');
  return { ...rest, body: Buffer.from(body).toString('base64'), isBinary: true };
}

export function sendRendered(
  reply: FastifyReply,
  { status, headers, body, isBinary }: Rendered,
): FastifyReply {
  const whole = body instanceof Uint8Array ? Buffer.from(body) : body;
  const content = isBinary ? Buffer.from(String(body ?? ''), 'base64') : whole;
  return reply.code(status).headers(headers).send(content);
}
