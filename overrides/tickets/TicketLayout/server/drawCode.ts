/** A ticket's code in the kind that its layout asks for, as SVG without gaps. */
import { createRequire } from 'node:module';
import { drawQrCode } from '../../../accounts/Account/server/drawQrCode.ts';
import type { CodeKind } from '../model.ts';

/** What a template draws. */
export interface DrawnCode {
  readonly svg: string;
  readonly isBars: boolean;
  /** Millimetres, of bars. */
  readonly length: number;
}

/** Two dots of a head of 203 an inch, in millimetres: the thinnest bar that a door reads off thermal paper. */
const BAR = (2 * 25.4) / 203;

/** What both papers have room for. */
const MOST_BARS = 258;

const require = createRequire(import.meta.url);

interface Squares {
  readonly pixs: readonly number[];
  readonly pixx: number;
}

interface Bars {
  /** Widths, a bar and a gap in turn. */
  readonly sbs: readonly number[];
}

function raw(symbology: 'azteccode', text: string): Squares;
function raw(symbology: 'code128', text: string): Bars;
function raw(symbology: string, text: string): Squares | Bars {
  const bwip = require('bwip-js/node') as {
    raw(symbology: string, text: string, options: object): [Squares | Bars];
  };
  return bwip.raw(symbology, text, {})[0];
}

const svg = (width: number, height: number, path: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
  `<path shape-rendering="crispEdges" d="${path}"/></svg>`;

function drawAztec(text: string): string {
  const { pixs, pixx: side } = raw('azteccode', text);
  const path = pixs.map((dot, index) =>
    dot ? `M${(index % side) + 1} ${Math.floor(index / side) + 1}h1v1h-1z` : '',
  );
  return svg(side + 2, side + 2, path.join(''));
}

function drawBars({ sbs }: Bars): { readonly path: string; readonly length: number } {
  let length = 0;
  let path = '';
  for (const [index, width] of sbs.entries()) {
    if (index % 2 === 0) path += `M${length} 0h${width}v1h-${width}z`;
    length += width;
  }
  return { path, length };
}

/** Bars that would be too thin for a door are a QR code: imported tickets have codes of any length. */
export async function drawCode(kind: CodeKind, text: string): Promise<DrawnCode> {
  if (kind === 'code128') {
    const { path, length } = drawBars(raw('code128', text));
    if (length <= MOST_BARS) return { svg: svg(length, 1, path), isBars: true, length: length * BAR };
  }
  const drawn = kind === 'aztec' ? drawAztec(text) : await drawQrCode(text);
  return { svg: drawn, isBars: false, length: 0 };
}
