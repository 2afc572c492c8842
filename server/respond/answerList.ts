/** GET of a collection: members, total, view links and, for clients that discover, the search template. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { searchTemplate } from '../documents/searchTemplate.ts';
import type { Database } from '../kit.ts';
import { planList } from '../plan/planList.ts';
import { collectionIri, type Resource } from '../plan/resource.ts';
import { countBound, type ListRow, type ListStatement, renderList } from '../query/renderList.ts';
import { toProblem } from '../transaction/toProblem.ts';
import { ask, choose, type Engine, jsonLd } from './engine.ts';

/**
 * Lists whose total was past the bound a moment ago. Counting ten thousand rows costs more than reading a page, and
 * a list that long stays that long: it is counted again after `trust` ms.
 */
const past = new WeakMap<Database, Map<string, number>>();
const trust = 10_000;
const mostRemembered = 2000;

async function readList(database: Database, contract: number, statement: ListStatement): Promise<ListRow> {
  let known = past.get(database);
  if (!known) {
    known = new Map();
    past.set(database, known);
  }
  const key = `${contract} ${statement.countKey}`;
  const isPast = (known.get(key) ?? 0) > Date.now();
  const text = isPast ? statement.uncounted : statement.text;
  const [row] = await database.query<ListRow>({ contract }, text, statement.values);
  const answer = row ?? { members: '', count: 0, total: 0 };
  if (!isPast && (answer.total ?? 0) > countBound) {
    if (known.size >= mostRemembered) known.clear();
    known.set(key, Date.now() + trust);
  }
  return answer;
}

/** The address of another page, all else as it was asked. */
function pageAddress(request: FastifyRequest, page: number): string {
  const [path = '', search = ''] = request.url.split('?', 2);
  const rest = search.split('&').filter((part) => part && !/^page=/.test(part));
  return `${path}?${[...rest, `page=${page}`].join('&')}`;
}

function view(
  request: FastifyRequest,
  plan: { page: number; size: number },
  found: { count: number; total: number; isBound: boolean },
): Record<string, unknown> {
  const { page, size } = plan;
  const last = Math.max(1, Math.ceil(found.total / size));
  // Past the bound the last page is not known; a full page may have a next one.
  const hasNext = found.isBound ? found.count === size : page < last;
  return {
    '@id': request.url,
    '@type': 'PartialCollectionView',
    first: pageAddress(request, 1),
    ...(found.isBound ? {} : { last: pageAddress(request, last) }),
    ...(hasNext ? { next: pageAddress(request, page + 1) } : {}),
    ...(page > 1
      ? { previous: pageAddress(request, found.isBound ? page - 1 : Math.min(page - 1, last)) }
      : {}),
  };
}

export async function answerList(
  engine: Engine,
  resource: Resource,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { model, host } = engine;
  const { query, caller, contract } = await ask(engine, resource, request);
  const { object } = choose(engine, resource, query);
  const plan = planList(model, resource, query);
  const statement = renderList({ model, resource, plan, contract, caller, object });
  let row: ListRow;
  try {
    row = await readList(host.database, contract, statement);
  } catch (error) {
    throw await toProblem(host.database, error, { resource, operation: 'read' });
  }
  const isBound = row.total === null || row.total > countBound;
  const total = isBound ? countBound : (row.total ?? 0);
  const head = `{"@context":"${resource.context}","@id":"${collectionIri(resource, contract)}","@type":"Collection","totalItems":${total}${isBound ? ',"totalItemsIsLowerBound":true' : ''},"member":[`;
  const links =
    plan.size === 0
      ? ''
      : `,"view":${JSON.stringify(view(request, plan, { count: row.count, total, isBound }))}`;
  // The template is long: a client that says which fields it wants knows the entity already.
  const search = 'fields' in query ? '' : `,"search":${searchTemplate(resource, contract)}`;
  return reply.header('content-type', jsonLd).send(`${head}${row.members}]${links}${search}}`);
}
