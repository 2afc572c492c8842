/** What the agent learns from its environment: which box it is, whose server it serves, which printers and terminals hang on it. */
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

const PRINTER_LANGUAGES = ['virtual', 'escpos', 'fgl', 'zpl'] as const;

export type PrinterLanguage = (typeof PRINTER_LANGUAGES)[number];

export interface PrinterConfig {
  readonly slug: string;
  readonly name: string;
  /** `virtual:` keeps pages as images; `tcp://host:port` is a printer's raw port. */
  readonly uri: string;
  /** What it is spoken to in; `virtual` where its pages are kept. */
  readonly language: PrinterLanguage;
  readonly dpi: number;
  /** Width under the print head. */
  readonly widthMm: number;
  readonly paperType: 'stock_tickets' | 'thermal_roller';
  readonly hasDrawer: boolean;
  readonly isDefault: boolean;
}

export interface TerminalConfig {
  readonly slug: string;
  readonly name: string;
  /** `tcp://host:port` speaks Caisse-AP; `virtual:` takes no money. */
  readonly uri: string;
  /** The number it knows this till by. */
  readonly till: string;
  /** Milliseconds a customer may take. */
  readonly answerMs: number;
  /** The action (CD) that repeats its last payment, from its maker's manual; without it, it is not asked. */
  readonly lastAction?: string | undefined;
}

export interface BoxConfig {
  readonly boxId: string;
  readonly name: string;
  /** Contract a locally signed token speaks for. */
  readonly contract: number;
  /** Origin of the server, e.g. `http://localhost:8080`: the only host documents are fetched from. */
  readonly server: string;
  readonly varDir: string;
  /** A token given by the owner; without it the agent signs its own with the installation's key. */
  readonly token: string | undefined;
  readonly packageVersion: string;
  readonly printers: readonly PrinterConfig[];
  readonly terminals: readonly TerminalConfig[];
}

const VIRTUAL: PrinterConfig = {
  slug: 'virtual',
  name: 'Virtual ticket printer',
  uri: 'virtual:',
  language: 'virtual',
  dpi: 203,
  widthMm: 140,
  paperType: 'stock_tickets',
  hasDrawer: true,
  isDefault: true,
};

/** What is not set of a printer: ESC/POS printers are tills with a drawer, the others print tickets on stock. */
export function completePrinter(printer: GivenPrinter): PrinterConfig {
  const language = printer.language ?? (printer.uri.startsWith('tcp:') ? 'escpos' : 'virtual');
  if (!PRINTER_LANGUAGES.includes(language))
    throw new Error(
      `The printer "${printer.slug}" of BOX_PRINTERS has the language "${language}". Give one of ${PRINTER_LANGUAGES.join(', ')}.`,
    );
  return {
    name: printer.slug,
    dpi: 203,
    widthMm: language === 'escpos' ? 72 : 140,
    paperType: language === 'escpos' ? 'thermal_roller' : 'stock_tickets',
    hasDrawer: language === 'escpos' || language === 'virtual',
    isDefault: false,
    ...printer,
    language,
  };
}

type GivenPrinter = Partial<PrinterConfig> & Pick<PrinterConfig, 'slug' | 'uri'>;

/** `BOX_PRINTERS`: JSON, a list of printers with at least `slug` and `uri`. */
function readPrinters(text: string | undefined): PrinterConfig[] {
  if (!text) return [VIRTUAL];
  const given = JSON.parse(text) as GivenPrinter[];
  return given.map((printer, index) => completePrinter({ isDefault: index === 0, ...printer }));
}

type GivenTerminal = Partial<TerminalConfig> & Pick<TerminalConfig, 'slug' | 'uri'>;

/** A terminal gives up on a customer by itself well before. */
const ANSWER_MS = 120_000;

/** `BOX_TERMINALS`: JSON, a list of card terminals with at least `slug` and `uri`. */
function readTerminals(text: string | undefined): TerminalConfig[] {
  const given = text ? (JSON.parse(text) as GivenTerminal[]) : [];
  return given.map((terminal) => ({
    name: terminal.slug,
    till: '01',
    answerMs: ANSWER_MS,
    ...terminal,
  }));
}

function readVersion(): string {
  const file = join(import.meta.dirname, '..', 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

export function readConfig(env: Readonly<Record<string, string | undefined>>): BoxConfig {
  const boxId = env.BOX_ID ?? 'box-demo';
  return {
    boxId,
    name: env.BOX_NAME ?? `${boxId} (${hostname()})`,
    contract: Number(env.BOX_CONTRACT ?? 1),
    server: (env.SERVER ?? `http://localhost:${env.PORT ?? 8080}`).replace(/\/$/, ''),
    varDir: env.VAR_DIR ?? './var',
    token: env.BOX_TOKEN,
    packageVersion: readVersion(),
    printers: readPrinters(env.BOX_PRINTERS),
    terminals: readTerminals(env.BOX_TERMINALS),
  };
}
