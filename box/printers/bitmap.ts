/** A page as the dots of a print head: PNG to one bit a dot, turned and fitted to the paper. */
import { PNG } from 'pngjs';

export interface Bitmap {
  readonly width: number;
  readonly height: number;
  /** One byte a dot: 1 is black. */
  readonly dots: Uint8Array;
}

/** A page with less grey than this is line art: its dots are cut at half, not scattered. */
const LINE_ART_SHARE = 0.1;

interface Grey {
  readonly width: number;
  readonly height: number;
  /** 0 black to 255 white. */
  readonly levels: Uint8Array;
}

function readGrey(png: Uint8Array): Grey {
  const { width, height, data } = PNG.sync.read(Buffer.from(png));
  const levels = new Uint8Array(width * height);
  for (let dot = 0; dot < levels.length; dot++) {
    const at = dot * 4;
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    const level = 0.299 * red + 0.587 * green + 0.114 * blue;
    levels[dot] = Math.round((level * alpha + 255 * (255 - alpha)) / 255);
  }
  return { width, height, levels };
}

/** Clockwise by a quarter turn. */
function turn({ width, height, levels }: Grey): Grey {
  const turned = new Uint8Array(levels.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) turned[x * height + (height - 1 - y)] = levels[y * width + x] ?? 255;
  return { width: height, height: width, levels: turned };
}

function shrink(grey: Grey, width: number): Grey {
  const height = Math.max(1, Math.round((grey.height * width) / grey.width));
  const levels = new Uint8Array(width * height);
  const scale = grey.width / width;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let sum = 0;
      let count = 0;
      for (let v = Math.floor(y * scale); v < Math.min(grey.height, (y + 1) * scale); v++)
        for (let u = Math.floor(x * scale); u < Math.min(grey.width, (x + 1) * scale); u++) {
          sum += grey.levels[v * grey.width + u] ?? 255;
          count++;
        }
      levels[y * width + x] = count ? sum / count : 255;
    }
  return { width, height, levels };
}

function isLineArt(levels: Uint8Array): boolean {
  let grey = 0;
  for (const level of levels) if (level > 48 && level < 208) grey++;
  return grey < levels.length * LINE_ART_SHARE;
}

/** Floyd–Steinberg: the error of a dot goes to its neighbours that are still to come. */
function scatter({ width, height, levels }: Grey): Uint8Array {
  const rest = Float32Array.from(levels);
  const dots = new Uint8Array(levels.length);
  const add = (at: number, error: number) => {
    if (at < rest.length) rest[at] = (rest[at] ?? 0) + error;
  };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const level = rest[at] ?? 255;
      dots[at] = level < 128 ? 1 : 0;
      const error = level - (dots[at] ? 0 : 255);
      if (x + 1 < width) add(at + 1, (error * 7) / 16);
      if (x > 0) add(at + width - 1, (error * 3) / 16);
      add(at + width, (error * 5) / 16);
      if (x + 1 < width) add(at + width + 1, error / 16);
    }
  return dots;
}

/**
 * Turns a document's page into dots. A page wider than the head is turned a quarter where that makes it fit, else made
 * narrower.
 *
 * @param fit `rotate` in degrees clockwise, `maxWidth` in dots
 */
export function readBitmap(
  png: Uint8Array,
  fit: { readonly maxWidth: number; readonly rotate?: number },
): Bitmap {
  let grey = readGrey(png);
  for (let quarter = 0; quarter < (fit.rotate ?? 0) / 90; quarter++) grey = turn(grey);
  if (grey.width > fit.maxWidth && grey.height <= fit.maxWidth) grey = turn(grey);
  if (grey.width > fit.maxWidth) grey = shrink(grey, fit.maxWidth);
  const { width, height, levels } = grey;
  const dots = isLineArt(levels) ? levels.map((level) => (level < 128 ? 1 : 0)) : scatter(grey);
  return { width, height, dots };
}

/** The dots as they would lie on the paper, for people and decoders. */
export function writePng({ width, height, dots }: Bitmap): Uint8Array {
  const data = Buffer.alloc(width * height);
  for (let dot = 0; dot < dots.length; dot++) data[dot] = dots[dot] ? 0 : 255;
  const page = new PNG({ width, height, colorType: 0, inputColorType: 0, inputHasAlpha: false });
  page.data = data;
  return PNG.sync.write(page, { colorType: 0, inputColorType: 0, inputHasAlpha: false });
}
