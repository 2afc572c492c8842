/** GET of a record's history: who changed what, when, from and to; newest first. Read from the outbox. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { planProblem } from '../plan/errors.ts';
import { collectionIri, type Resource } from '../plan/resource.ts';
import { requestProblem } from '../request/errors.ts';
import { type Engine, jsonLd, readEntityRequest, readPathId, requireSeen } from '../respond/engine.ts';
import { toProblem } from '../transaction/toProblem.ts';
import { readChanges, readInstant } from './readChanges.ts';
import { type HistoryPage, renderHistory } from './renderHistory.ts';

const pageSize = { least: 1, most: 200, usual: 30 };
const pages = { least: 1, most: 1_000_000, usual: 1 };

function readCount(
  query: Readonly<Record<string, unknown>>,
  parameter: string,
  bounds: typeof pages,
): number {
  const value = query[parameter];
  if (value === undefined) return bounds.usual;
  const count = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : -1;
  if (count >= bounds.least && count <= bounds.most) return count;
  throw planProblem('PLAN-005', {
    parameter,
    value: String(value).slice(0, 80),
    expected: `whole number from ${bounds.least} to ${bounds.most}`,
  });
}

function view(address: string, page: number, last: number): Record<string, unknown> {
  const at = (wanted: number, size = '') => `${address}?page=${wanted}${size}`;
  return {
    '@id': at(page),
    '@type': 'PartialCollectionView',
    first: at(1),
    last: at(last),
    ...(page < last && { next: at(page + 1) }),
    ...(page > 1 && { previous: at(Math.min(page - 1, last)) }),
  };
}

export async function answerHistory(
  engine: Engine,
  resource: Resource,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { host } = engine;
  const asked = await readEntityRequest(engine, resource, request);
  const { query, params, contract } = asked;
  const id = readPathId(resource, params);
  await requireSeen(asked, id);
  const size = readCount(query, 'itemsPerPage', pageSize);
  const page = readCount(query, 'page', pages);
  const values = [contract, resource.name, id, size, (page - 1) * size];
  let found: HistoryPage | undefined;
  try {
    [found] = await host.database.query<HistoryPage>({ contract }, renderHistory(resource), values);
  } catch (error) {
    throw await toProblem(host.database, error, { resource, operation: 'read' });
  }
  if (!found || (!found.stands && found.total === 0))
    throw requestProblem('REQ-010', { entity: resource.name, id });
  const address = `${collectionIri(resource, contract)}/${id}/history`;
  const last = Math.max(1, Math.ceil(found.total / size));
  const member = found.rows.map((row) => ({
    '@id': `${address}/${row.id}`,
    '@type': 'Change',
    sequence: row.id,
    action: row.action,
    actor: row.actor,
    at: readInstant(row.at),
    changes: readChanges(asked.engine.model, asked.resource, { changes: row.changes, contract }),
  }));
  return reply.header('content-type', jsonLd).send(
    JSON.stringify({
      '@context': resource.context,
      '@id': address,
      '@type': 'Collection',
      totalItems: found.total,
      member,
      view: view(address, page, last),
    }),
  );
}
