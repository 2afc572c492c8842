/**
 * The box: answers the relay's messages with its printers, reports its state whenever that changes, and what came out
 * until the relay has acknowledged it. Over which wire it speaks is its caller's business.
 */
import { freemem, totalmem } from 'node:os';
import { join } from 'node:path';
import type { Measure, MeasureRequest } from '../schema/channel/device.ts';
import { TERMINAL_OUTCOME } from '../schema/channel/terminal.ts';
import type { BoxState, OutcomeReport } from '../schema/channel.ts';
import type { BoxConfig, PrinterConfig, TerminalConfig } from './config.ts';
import { type JournalEntry, openJournal } from './journal.ts';
import type { Box } from './messages/box.ts';
import { handlers } from './messages/handlers.ts';
import { createEscposPrinter } from './printers/escpos.ts';
import { createFglPrinter } from './printers/fgl.ts';
import type { Printer } from './printers/printer.ts';
import { Station } from './printers/station.ts';
import { createVirtualPrinter } from './printers/virtual.ts';
import { createZplPrinter } from './printers/zpl.ts';
import { Refusal } from './refusal.ts';
import { openSetup } from './setup.ts';
import { createLinuxSystem } from './system/linux.ts';
import type { System } from './system/system.ts';
import { createCaisseApTerminal } from './terminals/caisseAp.ts';
import { Counter } from './terminals/counter.ts';
import { openPaymentJournal } from './terminals/paymentJournal.ts';
import { createSimulatedTerminal } from './terminals/simulated.ts';
import type { Wire } from './wire.ts';

const REPORT_DEADLINE = 2000;

/** Milliseconds between two looks at the printers. */
const LOOK = 15_000;

export interface Agent {
  stop(): Promise<void>;
}

function createPrinter(config: BoxConfig, printer: PrinterConfig): Printer {
  switch (printer.language) {
    case 'escpos':
      return createEscposPrinter(printer);
    case 'fgl':
      return createFglPrinter(printer);
    case 'zpl':
      return createZplPrinter(printer);
    case 'virtual':
      return createVirtualPrinter(printer, join(config.varDir, 'print', config.boxId, printer.slug));
  }
}

const createTerminal = (terminal: TerminalConfig) =>
  terminal.uri.startsWith('virtual:') ? createSimulatedTerminal(terminal) : createCaisseApTerminal(terminal);

/** Pages that came out; the one nobody is sure of is held to be out, so that its next print is a duplicate. */
function listPrinted(entry: JournalEntry): readonly string[] {
  const out = entry.printedPages + (entry.code === 'unknown_outcome' ? 1 : 0);
  return Array.from(
    { length: Math.min(out, entry.pages) },
    (_, page) => entry.urlList[page % entry.urlList.length] ?? '',
  );
}

/** @returns what the handler does, or its refusal */
async function answer(handle: () => unknown): Promise<unknown> {
  try {
    return await handle();
  } catch (error) {
    if (error instanceof Refusal) return { error: error.message, code: error.code };
    const reason = error instanceof Error ? error.message : String(error);
    return { error: `The box failed: ${reason}`, code: 'device_failed' };
  }
}

export function startAgent(
  config: BoxConfig,
  wire: Wire,
  system: System = createLinuxSystem(config.varDir),
): Agent {
  const journal = openJournal(join(config.varDir, 'box', config.boxId));
  const pushState = () => wire.send('state', describeState());
  const folder = join(config.varDir, 'box', config.boxId);
  const setup = openSetup(folder, config.printers);
  const stations = new Map<string, Station>();
  const serve = (printer: PrinterConfig) => {
    const isDefault = () => setup.isDefault(printer);
    stations.set(printer.slug, new Station(createPrinter(config, printer), () => pushState(), isDefault));
  };
  for (const printer of setup.printers) serve(printer);
  const payments = openPaymentJournal(folder);
  const counters = new Map(
    config.terminals.map((terminal) => [
      terminal.slug,
      new Counter(createTerminal(terminal), () => pushState()),
    ]),
  );
  const box: Box = {
    config,
    journal,
    stations,
    payments,
    counters,
    system,
    restartsUntil: 0,
    reportOutcomes,
    reportPayments,
    measure,
    addPrinter(printer) {
      setup.install(printer);
      serve(printer);
      pushState();
    },
    get parameters() {
      return setup.parameters;
    },
    apply(parameters) {
      setup.apply(parameters);
      pushState();
    },
    removePrinter(slug) {
      setup.remove(slug);
      stations.delete(slug);
      pushState();
    },
  };

  async function measure(request: MeasureRequest, deadline: number): Promise<Measure> {
    const given = await wire.ask('measure', request, deadline).catch(() => undefined);
    if (given) return given as Measure;
    throw new Refusal('timeout', `The relay did not answer the box in ${Math.round(deadline)} ms.`);
  }

  function describeState(): BoxState {
    return {
      name: config.name,
      packageVersion: config.packageVersion,
      uptime: Math.round(process.uptime()),
      ramUsage: Math.round((1 - freemem() / totalmem()) * 100),
      printersState: [...stations.values()].map((station) => station.state),
      terminalsState: [...counters.values()].map((counter) => counter.state),
      parameters: setup.parameters,
      localTime: new Date().toISOString(),
    };
  }

  async function reportOutcomes(): Promise<void> {
    for (const entry of journal.list()) {
      const urlList = listPrinted(entry);
      if (!entry.outcome || entry.reported || urlList.length === 0) continue;
      const report: OutcomeReport = { jobKey: entry.jobKey, urlList, at: new Date().toISOString() };
      try {
        if ((await wire.ask('outcome', report, REPORT_DEADLINE)) !== true) return;
        journal.write({ ...entry, reported: true });
      } catch {
        // Reported again on the next connection and after the next job.
        return;
      }
    }
  }

  async function reportPayments(): Promise<void> {
    for (const entry of payments.list()) {
      const { transactionId, answer } = entry;
      if (!answer || entry.reported) continue;
      try {
        if ((await wire.ask(TERMINAL_OUTCOME, { transactionId, ...answer }, REPORT_DEADLINE)) !== true)
          return;
        payments.write({ ...(payments.find(transactionId) ?? entry), reported: true });
      } catch {
        // As above.
        return;
      }
    }
  }

  for (const [event, handle] of Object.entries(handlers))
    wire.on(event, (request) => answer(() => handle(box, request)));
  wire.on('ping', () => wire.send('pong'));
  wire.onConnect(() => {
    pushState();
    void reportOutcomes();
    void reportPayments();
  });
  let stopped = false;
  const look = setInterval(
    () => void Promise.all([...stations.values(), ...counters.values()].map((device) => device.look())),
    LOOK,
  );
  return {
    async stop() {
      if (stopped) return;
      stopped = true;
      clearInterval(look);
      await wire.stop();
      await Promise.all([...counters.values()].map(({ terminal }) => terminal.stop()));
      journal.stop();
      payments.stop();
    },
  };
}
