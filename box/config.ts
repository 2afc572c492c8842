/** What the agent is told by its environment: which box it is, whose server it serves, which printers hang on it. */
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

export interface PrinterConfig {
  readonly slug: string;
  readonly name: string;
  /** `virtual:` keeps pages as images; `tcp://host:port` is an ESC/POS printer's raw port. */
  readonly uri: string;
  readonly dpi: number;
  /** Width under the print head. */
  readonly widthMm: number;
  readonly paperType: 'stock_tickets' | 'thermal_roller';
  readonly hasDrawer: boolean;
  readonly isDefault: boolean;
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
}

const VIRTUAL: PrinterConfig = {
  slug: 'virtual',
  name: 'Virtual ticket printer',
  uri: 'virtual:',
  dpi: 203,
  widthMm: 140,
  paperType: 'stock_tickets',
  hasDrawer: true,
  isDefault: true,
};

/** `BOX_PRINTERS`: JSON, a list of printers with at least `slug` and `uri`. */
function readPrinters(text: string | undefined): PrinterConfig[] {
  if (!text) return [VIRTUAL];
  const given = JSON.parse(text) as (Partial<PrinterConfig> & { slug: string; uri: string })[];
  return given.map((printer, index) => {
    const raw = printer.uri.startsWith('tcp:');
    return {
      name: printer.slug,
      dpi: 203,
      widthMm: raw ? 72 : 140,
      paperType: raw ? 'thermal_roller' : 'stock_tickets',
      hasDrawer: true,
      isDefault: index === 0,
      ...printer,
    };
  });
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
  };
}
