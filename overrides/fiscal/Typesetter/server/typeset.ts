/**
 * Sets a document in Typst from a template beside whoever draws it, in a thread of the pool. Data goes in as JSON, never as
 * source (`#let data = json(bytes(sys.inputs.data))`); nothing is fetched, and Typst's own fonts are all there are.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { NodeCompiler, NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';

/** The typesetter's SVG has points, which are read as CSS lengths. */
const CSS_PIXELS_PER_INCH = 96;

/** What is drawn: `<folder>/<template>.typ`, from its data. */
export interface Sheet {
  /** Absolute; the template may read what is in it. */
  readonly folder: string;
  readonly template: string;
  readonly data: unknown;
  /** Files that the template reads by their name, as if they were in the folder: pictures. */
  readonly files?: Readonly<Record<string, Uint8Array>>;
}

// CommonJS with native parts: `require` loads it when the first document is drawn, not with the server.
const require = createRequire(import.meta.url);
const compilers = new Map<string, NodeCompiler>();

function openCompiler(folder: string): NodeCompiler {
  const known = compilers.get(folder);
  if (known) return known;
  const typst = require('@myriaddreamin/typst-ts-node-compiler') as {
    NodeCompiler: { create(options: { workspace: string }): NodeCompiler };
  };
  const compiler = typst.NodeCompiler.create({ workspace: folder });
  compilers.set(folder, compiler);
  return compiler;
}

/** What is kept of documents before goes, since the compiler's memory grows without limit. */
function draw<Drawn>(sheet: Sheet, render: (compiler: NodeCompiler, document: NodeTypstDocument) => Drawn) {
  const compiler = openCompiler(sheet.folder);
  compiler.resetShadow();
  for (const [name, bytes] of Object.entries(sheet.files ?? {}))
    compiler.mapShadow(join(sheet.folder, name), Buffer.from(bytes));
  const compiled = compiler.compile({
    mainFilePath: join(sheet.folder, `${sheet.template}.typ`),
    inputs: { data: JSON.stringify(sheet.data) },
  });
  if (!compiled.result) {
    const diagnostics = compiled.takeDiagnostics()?.shortDiagnostics ?? [];
    throw new Error(`The template "${sheet.template}" does not compile: ${JSON.stringify(diagnostics)}`);
  }
  const drawn = render(compiler, compiled.result);
  compiler.evictCache(10);
  return drawn;
}

/** @returns in memory of its own, which a thread gives away as it is. @throws Error that names what of the template is wrong */
export const typesetPdf = (sheet: Sheet): Uint8Array =>
  new Uint8Array(draw(sheet, (compiler, document) => compiler.pdf(document)));

/** The first page, with so many dots an inch; memory as of a PDF. */
export function typesetPng(sheet: Sheet, dpi: number): Uint8Array {
  const svg = draw(sheet, (compiler, document) => compiler.plainSvg(document));
  const { Resvg } = require('@resvg/resvg-js') as typeof import('@resvg/resvg-js');
  const drawn = new Resvg(svg, {
    fitTo: { mode: 'zoom', value: dpi / CSS_PIXELS_PER_INCH },
    background: '#ffffff',
    font: { loadSystemFonts: false },
  }).render();
  return new Uint8Array(drawn.asPng());
}
