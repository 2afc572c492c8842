/**
 * Draws tickets: Typst sets them from a template a paper, resvg turns one into the printer's dots. Both are loaded on
 * the first ticket, and Typst's own fonts are all they need. Who may see a ticket is `document.ts`.
 */
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { NodeCompiler, NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { drawQrCode } from '../../../accounts/Account/server/drawQrCode.ts';
import type { Language, PaperType, TicketDocument } from '../model.ts';

/** resvg reads the points of Typst's SVG as CSS lengths. */
const CSS_PIXELS_PER_INCH = 96;

/** What a set of tickets is drawn on. */
export interface Face {
  readonly tickets: readonly TicketDocument[];
  readonly paperType: PaperType;
  readonly language: Language;
}

// CommonJS packages with native parts: `require` loads them when the first ticket is drawn, not with the server.
const require = createRequire(import.meta.url);
const folder = fileURLToPath(new URL('./templates', import.meta.url));
let compiler: NodeCompiler | undefined;

function openCompiler(): NodeCompiler {
  if (compiler) return compiler;
  const typst = require('@myriaddreamin/typst-ts-node-compiler') as {
    NodeCompiler: { create(options: { workspace: string }): NodeCompiler };
  };
  compiler = typst.NodeCompiler.create({ workspace: folder });
  return compiler;
}

async function setType(face: Face): Promise<NodeTypstDocument> {
  const codes = await Promise.all(face.tickets.map((ticket) => drawQrCode(ticket.barcode)));
  const data = JSON.stringify({ tickets: face.tickets, codes, language: face.language });
  const compiled = openCompiler().compile({
    mainFilePath: `${folder}/${face.paperType}.typ`,
    inputs: { data },
  });
  if (compiled.result) return compiled.result;
  const diagnostics = compiled.takeDiagnostics()?.shortDiagnostics ?? [];
  throw new Error(`The template "${face.paperType}" does not compile: ${JSON.stringify(diagnostics)}`);
}

/** One page a ticket. */
export async function renderTicketsPdf(face: Face): Promise<Uint8Array> {
  const document = await setType(face);
  const pdf = openCompiler().pdf(document);
  openCompiler().evictCache(10);
  return pdf;
}

/** One ticket as an image of `dpi` dots an inch. */
export async function renderTicketPng(
  face: Omit<Face, 'tickets'> & { readonly ticket: TicketDocument; readonly dpi: number },
): Promise<Uint8Array> {
  const { ticket, dpi, ...rest } = face;
  const svg = openCompiler().plainSvg(await setType({ ...rest, tickets: [ticket] }));
  openCompiler().evictCache(10);
  const { Resvg } = require('@resvg/resvg-js') as typeof import('@resvg/resvg-js');
  return new Resvg(svg, {
    fitTo: { mode: 'zoom', value: dpi / CSS_PIXELS_PER_INCH },
    background: '#ffffff',
    font: { loadSystemFonts: false },
  })
    .render()
    .asPng();
}
