/** What the channel's tests start: an agent over a real socket or over an in-memory pair, with documents to print. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { type Agent, startAgent } from '../../box/agent.ts';
import type { BoxConfig, PrinterConfig, TerminalConfig } from '../../box/config.ts';
import { createPair, type Wire } from '../../box/wire.ts';
import { describeTicket } from '../../overrides/tickets/Ticket/model.ts';
import { renderTicketPng } from '../../overrides/tickets/Ticket/server/renderTickets.ts';
import type { PrintReply } from '../../schema/channel.ts';

export function createConfig(change: Partial<BoxConfig> & { server: string }): BoxConfig {
  return {
    boxId: 'box-1',
    name: 'Box 1',
    contract: 1,
    varDir: './var',
    token: undefined,
    packageVersion: '0.0.0',
    printers: [createPrinter({})],
    terminals: [],
    ...change,
  };
}

export function createPrinter(change: Partial<PrinterConfig>): PrinterConfig {
  return {
    slug: 'virtual',
    name: 'Virtual',
    uri: 'virtual:',
    language: change.uri?.startsWith('tcp:') ? 'escpos' : 'virtual',
    dpi: 203,
    widthMm: 140,
    paperType: 'stock_tickets',
    hasDrawer: true,
    isDefault: true,
    ...change,
  };
}

export function createTerminal(change: Partial<TerminalConfig>): TerminalConfig {
  return { slug: 'till', name: 'Till', uri: 'virtual:', till: '01', answerMs: 20_000, ...change };
}

/** Images the virtual printer kept, oldest first. */
export function readPrintedPages(varDir: string, boxId = 'box-1', slug = 'virtual') {
  const folder = join(varDir, 'print', boxId, slug);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.png'))
    .sort()
    .map((name) => {
      const { width, height, data } = PNG.sync.read(readFileSync(join(folder, name)));
      const dots = Uint8Array.from({ length: width * height }, (_, dot) => (data[dot * 4] === 0 ? 1 : 0));
      return { width, height, dots, cut: false, slice: 0 };
    });
}

interface Refusal {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A server of documents: `/tickets/<barcode>.png` is a ticket with that barcode. `refusals` are answered first. */
export async function startDocuments() {
  const seen: string[] = [];
  const refusals: Refusal[] = [];
  const server = createServer((request, response) => {
    seen.push(`${request.headers.authorization} ${request.url}`);
    const refusal = refusals.shift();
    if (refusal) return void response.writeHead(refusal.status, refusal.headers).end('{}');
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname === '/pdf') return void response.end('%PDF-1.7 …');
    const barcode = /^\/tickets\/(\w+)\.png$/.exec(url.pathname)?.[1];
    if (!barcode) return void response.writeHead(404).end();
    const ticket = describeTicket({
      operator: 'Théâtre',
      show: 'Phèdre',
      timezone: 'Europe/Paris',
      number: '1',
      priceName: 'Plein tarif',
      amount: 1000,
      currency: 'EUR',
      barcode,
      duplicate: false,
      valid: true,
    });
    const paperType =
      url.searchParams.get('paperType') === 'thermal_roller' ? 'thermal_roller' : 'stock_tickets';
    const dpi = Number(url.searchParams.get('dpi'));
    renderTicketPng({ ticket, paperType, language: 'fr', dpi }).then(
      (png) => response.end(png),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    seen,
    refusals,
    stop: () => new Promise((resolve) => void server.close(resolve).closeAllConnections()),
  };
}

export interface PairedBox {
  readonly relay: Wire;
  readonly varDir: string;
  readonly outcomes: unknown[];
  agent: Agent;
  print(change: object): Promise<PrintReply>;
  /** The same box after a crash: a new agent on the same folder. */
  restart(): void;
  stop(): Promise<void>;
}

/** A box on an in-memory wire; the test speaks for the relay. */
export function startPairedBox(config: Partial<BoxConfig> & { server: string }): PairedBox {
  const varDir = mkdtempSync(join(tmpdir(), 'ticketing-box-'));
  const outcomes: unknown[] = [];
  const whole = createConfig({ ...config, varDir });
  const begin = () => {
    const pair = createPair();
    pair.relay.on('outcome', (report) => {
      outcomes.push(report);
      return true;
    });
    return { relay: pair.relay, agent: startAgent(whole, pair.box) };
  };
  let running = begin();
  return {
    get relay() {
      return running.relay;
    },
    get agent() {
      return running.agent;
    },
    varDir,
    outcomes,
    async print(change) {
      const { desk_settings, ...rest } = change as { desk_settings?: object };
      const request = {
        boxId: whole.boxId,
        printerSlug: whole.printers[0]?.slug,
        pageWidth: 1400,
        pageHeight: 700,
        token: 'a-token',
        ...rest,
        desk_settings: { jobKey: randomUUID(), ...desk_settings },
      };
      return (await running.relay.ask('print', request, 30_000)) as PrintReply;
    },
    restart() {
      running = begin();
    },
    async stop() {
      await running.agent.stop();
      rmSync(varDir, { recursive: true, force: true });
    },
  };
}
