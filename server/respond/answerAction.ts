/** A declared call beyond the five operations: checked here, done by the entity's behaviour, answered here. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ActionDescriptor } from '../../schema/descriptor.ts';
import { Problem } from '../errors.ts';
import type { ActionAnswer, ActionRequest, Sql, WriteContext } from '../kit.ts';
import { collectionIri, type Resource, rowContract } from '../plan/resource.ts';
import { type RecordRow, renderReadMany } from '../query/renderRead.ts';
import { requireInside } from '../rights/checkRights.ts';
import {
  type Idempotency,
  keepAnswer,
  readIdempotency,
  type StoredAnswer,
} from '../transaction/idempotency.ts';
import { runWrite } from '../transaction/runWrite.ts';
import { toProblem } from '../transaction/toProblem.ts';
import { checkSchema } from '../validate/checkSchema.ts';
import { findUnstorable } from '../validate/checkText.ts';
import { refuse } from '../validate/refuse.ts';
import { type Asked, ask, choose, type Engine, jsonLd, readPathId, sqlIn, withContext } from './engine.ts';

type Handler = (request: ActionRequest) => Promise<ActionAnswer>;

function checkBody(action: ActionDescriptor, body: unknown): void {
  const fault = findUnstorable(body);
  if (fault) throw refuse([{ propertyPath: '', message: fault, code: 'text' }]);
  if (!action.expects) return;
  if (body === undefined) throw new Problem('REQ-009', { type: 'missing' });
  const violations = checkSchema(action.expects, body);
  if (violations.length > 0) throw refuse(violations);
}

/** What a behaviour answered, as status, headers and body; entities are read through `sql`. */
async function renderAnswer(
  action: ActionDescriptor,
  asked: Asked,
  answer: ActionAnswer,
  sql: Sql,
): Promise<StoredAnswer> {
  const { query, contract } = asked;
  const status = action.status ?? (answer === undefined ? 204 : 200);
  if (answer === undefined) return { status, headers: {} };
  if ('document' in answer) {
    const { document, contentType, filename } = answer;
    const name = filename && {
      'content-disposition': `inline; filename="${filename.replace(/[^\w.-]/g, '_')}"`,
    };
    const body = Buffer.from(document).toString('base64');
    return { status, headers: { 'content-type': contentType, ...name }, body, isBinary: true };
  }
  if ('json' in answer) {
    // What metadata calls an entity is answered as one, whoever put its members together.
    const type = typeof action.returns === 'string' ? jsonLd : 'application/json; charset=utf-8';
    return { status, headers: { 'content-type': type }, body: JSON.stringify(answer.json) };
  }
  const name = 'entity' in answer ? answer.entity : answer.collection;
  const resource = asked.engine.model.get(name);
  if (!resource)
    throw new Error(`The action "${action.name}" answered the entity "${name}", which is not there.`);
  const chosen = choose(asked.engine, resource, query);
  const owner = rowContract(resource, contract);
  if ('ids' in answer) {
    const text = renderReadMany(asked.engine.model, chosen.selection);
    const [row] = await sql.query<{ members: string; total: number }>(text, [owner, answer.ids]);
    const body = `{"@context":"${resource.context}","@id":"${collectionIri(resource, contract)}","@type":"Collection","totalItems":${row?.total ?? 0},"member":[${row?.members ?? ''}]}`;
    return { status, headers: { 'content-type': jsonLd }, body };
  }
  const [row] = await sql.query<RecordRow>(chosen.read, [owner, answer.id]);
  if (!row) throw new Problem('REQ-010', { entity: name, id: answer.id });
  const location = status === 201 && { location: `${collectionIri(resource, contract)}/${answer.id}` };
  const headers = { 'content-type': jsonLd, etag: `"${row.etag}"`, ...location };
  return { status, headers, body: withContext(resource, row.body) };
}

/**
 * The action with a key. Its transaction is held open, once its work is done, until its answer is known: both are
 * committed together, and what the behaviour throws after that still undoes all. So between its transaction and its
 * answer a behaviour asks nothing of `host.database` (the embedded database has one connection).
 */
async function runWithKey(
  input: {
    readonly engine: Engine;
    readonly request: Omit<ActionRequest, 'transaction'>;
    readonly handler: Handler;
    readonly outside: Sql;
  },
  key: Idempotency,
  render: (answer: ActionAnswer, sql: Sql) => Promise<StoredAnswer>,
): Promise<StoredAnswer> {
  const { engine, request, handler, outside } = input;
  const scope = { ...request, host: engine.host };
  const stored = await key.read(outside);
  if (stored) return stored;
  const answered = Promise.withResolvers<ActionAnswer>();
  let open: WriteContext | undefined;
  let kept: Promise<StoredAnswer> | undefined;
  const transaction = <Result>(run: (context: WriteContext) => Promise<Result>): Promise<Result> => {
    if (open) return run(open);
    return new Promise<Result>((resolve, reject) => {
      kept = runWrite(scope, async (context) => {
        await key.open(context.tx);
        open = context;
        resolve(await run(context));
        const answer = await render(await answered.promise, context.tx);
        await key.close(context.tx, answer);
        return answer;
      });
      kept.catch(reject);
    });
  };
  try {
    answered.resolve(await handler({ ...request, transaction }));
  } catch (error) {
    // Nobody waits for the answer when the transaction failed by itself.
    answered.promise.catch(() => undefined);
    answered.reject(error);
    await kept?.catch(() => undefined);
    throw error;
  }
  const answer = await answered.promise;
  return (
    kept ??
    runWrite(scope, async (context) => {
      await key.open(context.tx);
      const made = await render(answer, context.tx);
      await key.close(context.tx, made);
      return made;
    })
  );
}

export async function answerAction(
  engine: Engine,
  resource: Resource,
  action: ActionDescriptor,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { host } = engine;
  const { body } = request;
  const named = typeof body === 'object' && body !== null && 'contract' in body ? body.contract : undefined;
  const asked = await ask(engine, resource, request, () => named);
  const id = asked.params.id === undefined ? undefined : readPathId(resource, asked.params);
  const outside = sqlIn(host, asked.contract);
  if (id !== undefined && action.path.startsWith(`${resource.descriptor.collection}/{id}`))
    await requireInside(outside, { ...asked, ...engine, resource }, [id]);
  checkBody(action, body);
  const handler = resource.behaviour?.actions?.[action.name];
  if (!handler) throw new Problem('REQ-012', { action: action.name, entity: resource.name });
  const { caller, contract, params, query } = asked;
  const now = new Date();
  const scoped: Omit<ActionRequest, 'transaction'> = { params, query, body, contract, caller, now, host };
  const key = action.idempotent ? readIdempotency(request, asked) : undefined;
  let answer: StoredAnswer;
  try {
    answer = await keepAnswer(host, key, async () => {
      const render = (made: ActionAnswer, sql: Sql) => renderAnswer(action, asked, made, sql);
      if (key) return runWithKey({ engine, request: scoped, handler, outside }, key, render);
      const transaction = <Result>(run: (context: WriteContext) => Promise<Result>): Promise<Result> =>
        runWrite({ host, caller, contract, now }, run);
      return render(await handler({ ...scoped, transaction }), outside);
    });
  } catch (error) {
    throw await toProblem(host.database, error, { resource, operation: 'update' });
  }
  const content = answer.isBinary ? Buffer.from(answer.body ?? '', 'base64') : answer.body;
  return reply.code(answer.status).headers(answer.headers).send(content);
}
