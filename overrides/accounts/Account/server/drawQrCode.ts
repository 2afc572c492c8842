/** A text as a QR code in SVG: one path of whole modules with the quiet zone around, so that no gap shows. */
import { createRequire } from 'node:module';

const QUIET = 2;

const require = createRequire(import.meta.url);

/** Error correction Q: a quarter of the code may be creased or torn. The paper around adds to the quiet zone. */
export async function drawQrCode(text: string): Promise<string> {
  const bwip = require('bwip-js/node') as {
    raw(symbology: string, text: string, options: object): [{ pixs: number[]; pixx: number; pixy: number }];
  };
  const [{ pixs, pixx: side }] = bwip.raw('qrcode', text, { eclevel: 'Q' });
  const runs = pixs.map((dot, index) =>
    dot ? `M${(index % side) + QUIET} ${Math.floor(index / side) + QUIET}h1v1h-1z` : '',
  );
  const size = side + 2 * QUIET;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">` +
    `<path shape-rendering="crispEdges" d="${runs.join('')}"/></svg>`
  );
}
