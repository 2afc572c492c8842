/**
 * The box channel over HTTP, for screens and scripts that keep no socket: the last jobs, a page the virtual printer
 * keeps, a print, and the specimen for trying a printer. All of it goes through the relay, which checks the contract.
 */
import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import {
  type ChannelRefusal,
  DEVICE_MESSAGES,
  type ListJobsReply,
  type PrintReply,
  type PrintRequest,
} from '../../../../schema/channel.ts';
import { abortOnClose, type Caller, type Host, readContract } from '../../../../server/kit.ts';
import { describeTicket, PAPER_TYPES } from '../../../tickets/Ticket/model.ts';
import { ticketTask } from '../../../tickets/Ticket/server/ticketTask.ts';
import { CHANNEL_POLICIES, DEVICE_POLICIES } from '../model.ts';
import { boxProblem } from './errors.ts';
import type { Relay } from './relay.ts';

const BASE = '/channel/v1/boxes/:boxId';

const config = { policies: CHANNEL_POLICIES };

const UNREACHABLE = new Set(['box_offline', 'timeout', 'unauthorized']);

interface Asker {
  readonly contract: number;
  readonly token: string;
  readonly caller: Caller;
}

async function readAsker(host: Host, request: FastifyRequest): Promise<Asker> {
  const caller = await host.authenticate(request);
  const token = (request.headers.authorization ?? '').replace(/^Bearer +/i, '').trim();
  const { contract } = request.query as { contract?: string };
  return { contract: readContract(caller, [contract]), token, caller };
}

function registerJobs(host: Host, relay: Relay): void {
  host.app.get<{ Params: { boxId: string } }>(`${BASE}/jobs`, { config }, async (request) => {
    const asker = await readAsker(host, request);
    const { boxId } = request.params;
    const answer = (await relay.ask(asker, 'listJobs', { boxId })) as ListJobsReply | ChannelRefusal;
    if ('error' in answer) throw boxProblem('BOX-002', { boxId, reason: answer.error });
    return answer;
  });
}

function registerPages(host: Host, relay: Relay): void {
  interface Route {
    Params: { boxId: string; printerSlug: string; jobKey: string; page: string };
  }
  host.app.get<Route>(
    `${BASE}/printers/:printerSlug/jobs/:jobKey/pages/:page`,
    { config },
    async (request, reply) => {
      const asker = await readAsker(host, request);
      const { params } = request;
      const message = { ...params, page: Number.parseInt(params.page, 10) };
      const answer = (await relay.ask(asker, 'readPage', message)) as { png: Uint8Array } | ChannelRefusal;
      if ('png' in answer)
        return reply
          .header('cache-control', 'private, max-age=86400, immutable')
          .type('image/png')
          .send(Buffer.from(answer.png));
      const { code, error: reason } = answer;
      throw boxProblem(code === 'box_offline' || code === 'timeout' ? 'BOX-002' : 'BOX-001', {
        ...params,
        reason,
      });
    },
  );
}

function registerPrint(host: Host, relay: Relay): void {
  interface Route {
    Params: { boxId: string; printerSlug: string };
    Body: { jobKey?: unknown; urlList?: unknown } | null;
  }
  host.app.post<Route>(`${BASE}/printers/:printerSlug/print`, { config }, async (request) => {
    const asker = await readAsker(host, request);
    const { boxId, printerSlug } = request.params;
    const { jobKey = randomUUID(), urlList } = request.body ?? {};
    const message = {
      boxId,
      printerSlug,
      desk_settings: { jobKey: String(jobKey) },
      pageWidth: 0,
      pageHeight: 0,
      urlList: Array.isArray(urlList) ? urlList.map(String) : [],
      token: asker.token,
    } satisfies PrintRequest;
    const answer = (await relay.ask(asker, 'print', message)) as PrintReply;
    if (!('error' in answer)) return answer;
    const { code, error: reason, printedPages = 0 } = answer;
    const values = { boxId, printerSlug, reason, code, printedPages };
    throw boxProblem(UNREACHABLE.has(code) ? 'BOX-002' : 'BOX-004', values, { extra: { values } });
  });
}

/** Messages that screens send by their name, and what it takes: no reply of the box is 204. */
const posted: Readonly<Record<string, readonly string[]>> = {
  apply: DEVICE_POLICIES,
  clearJobs: CHANNEL_POLICIES,
  openCashdrawer: CHANNEL_POLICIES,
  ...Object.fromEntries(DEVICE_MESSAGES.map((name) => [name, DEVICE_POLICIES])),
};

function registerMessages(host: Host, relay: Relay): void {
  interface Route {
    Params: { boxId: string };
    Body: { readonly printerSlug?: unknown } | null;
  }
  for (const [name, policies] of Object.entries(posted))
    host.app.post<Route>(`${BASE}/${name}`, { config: { policies } }, async (request, reply) => {
      const asker = await readAsker(host, request);
      const { boxId } = request.params;
      const answer = (await relay.ask(asker, name, { ...request.body, boxId })) as object | null;
      if (answer === null) return reply.code(204).send();
      if (!('error' in answer)) return answer;
      const { code, error: reason } = answer as ChannelRefusal;
      if (UNREACHABLE.has(code)) throw boxProblem('BOX-002', { boxId, reason });
      const values = { boxId, message: name, reason, code };
      throw boxProblem('BOX-005', values, { extra: { values } });
    });
}

/** A ticket that lets nobody in: every field filled, so that a printer is seen at work. */
function registerSpecimen(host: Host): void {
  interface Route {
    Querystring: { dpi?: string; paperType?: string; contract?: string };
  }
  host.app.get<Route>(
    '/channel/v1/specimen.png',
    { config: { ...config, costs: 'documents' } },
    async (request, reply) => {
      const caller = await host.authenticate(request);
      const dpi = Math.min(600, Math.max(72, Number(request.query.dpi) || 203));
      const paperType = PAPER_TYPES.find((paper) => paper === request.query.paperType) ?? 'stock_tickets';
      const ticket = describeTicket({
        operator: 'Spécimen',
        show: 'Essai d’impression',
        startsAt: new Date().toISOString(),
        timezone: 'Europe/Paris',
        number: '000000',
        priceName: 'Sans valeur',
        amount: 0,
        currency: 'EUR',
        soldPlace: caller.name,
        venue: 'N’ouvre aucune porte',
        barcode: 'SPECHMENSPECHMENSPEC',
        duplicate: false,
        valid: true,
      });
      const png = await host.workers.run(
        ticketTask,
        { format: 'png', ticket: { ...ticket, mark: 'SPÉCIMEN' }, paperType, language: 'fr', dpi },
        { contract: readContract(caller, [request.query.contract]), signal: abortOnClose(reply) },
      );
      return reply.type('image/png').send(Buffer.from(png));
    },
  );
}

export function registerRoutes(host: Host, relay: Relay): void {
  registerJobs(host, relay);
  registerPages(host, relay);
  registerPrint(host, relay);
  registerMessages(host, relay);
  registerSpecimen(host);
}
