/** GET of a collection: members, total, view links and, for clients that discover, the search template. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { searchTemplate } from '../documents/searchTemplate.ts';
import type { Database } from '../kit.ts';
import type { ListPlan } from '../plan/planList.ts';
import { collectionIri, type Resource } from '../plan/resource.ts';
import { countBound, type ListRow, type ListStatement } from '../query/renderList.ts';
import { toProblem } from '../transaction/toProblem.ts';
import { type Engine, jsonLd, readEntityRequest } from './engine.ts';
import { joinBytes } from './joinBytes.ts';
import { listView, type Total } from './listView.ts';
import { prepareList } from './prepareList.ts';

/**
 * Lists whose total was past the bound a moment ago. Counting ten thousand rows costs more than reading a page, and
 * a list that long stays that long: it is counted again after `trust` ms.
 */
const past = new WeakMap<Database, Map<string, number>>();
const trust = 10_000;
const mostRemembered = 2000;

async function readList(database: Database, counted: Counted, statement: ListStatement): Promise<ListRow> {
  let known = past.get(database);
  if (!known) {
    known = new Map();
    past.set(database, known);
  }
  const { contract, plan } = counted;
  const key = `${contract} ${statement.countKey}`;
  const isPast = plan.count === 'bounded' && (known.get(key) ?? 0) > Date.now();
  const text = isPast || plan.count === 'none' ? statement.uncounted : statement.text;
  const [row] = await database.query<ListRow>({ contract }, text, statement.values);
  const answer = row ?? { members: '', count: 0, total: 0 };
  if (plan.count === 'bounded' && !isPast && (answer.total ?? 0) > countBound) {
    if (known.size >= mostRemembered) known.clear();
    known.set(key, Date.now() + trust);
  }
  return answer;
}

interface Counted {
  readonly contract: number;
  readonly plan: ListPlan;
}

/** Nothing where no total was asked for. */
function readTotal({ count }: ListPlan, { total }: ListRow): Total | undefined {
  if (count === 'none') return undefined;
  const isBound = count === 'bounded' && (total === null || total > countBound);
  return { total: isBound ? countBound : (total ?? 0), isBound };
}

export async function answerList(
  engine: Engine,
  resource: Resource,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { host } = engine;
  const asked = await readEntityRequest(engine, resource, request);
  const { query, contract, engine: seen } = asked;
  const { plan, statement } = await prepareList(seen, asked.resource, asked, request);
  let row: ListRow;
  try {
    row = await readList(host.database, { contract, plan }, statement);
  } catch (error) {
    throw await toProblem(host.database, error, { resource, operation: 'read' });
  }
  const total = readTotal(plan, row);
  const totalText = total ? `"totalItems":${total.total},` : '';
  const bound = total?.isBound ? '"totalItemsIsLowerBound":true,' : '';
  const head = `{"@context":"${resource.context}","@id":"${collectionIri(resource, contract)}","@type":"Collection",${totalText}${bound}"member":[`;
  const links = plan.size === 0 ? '' : `,"view":${JSON.stringify(listView(request.url, plan, row, total))}`;
  // The template is long: a client that names the fields it wants knows the entity already.
  const search = 'fields' in query ? '' : `,"search":${searchTemplate(seen.model, asked.resource, contract)}`;
  return reply.header('content-type', jsonLd).send(joinBytes([head, row.members, `]${links}${search}}`]));
}
