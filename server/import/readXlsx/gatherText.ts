/** The texts of a workbook's parts. */
import type { XmlListener } from '../readXml.ts';

export interface TextGatherer extends Required<XmlListener> {
  /** What was gathered since it was last taken. */
  take(): string;
}

/** `_x000D_` is how a workbook writes what XML has no place for. */
export const unescapeText = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([\dA-F]{4})_/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text;

/** Gathers all that is in `<t>`, the readings of East Asian texts apart. */
export function gatherText(): TextGatherer {
  let gathered = '';
  let isText = false;
  let isReading = false;
  return {
    open(name) {
      if (name === 'rPh') isReading = true;
      if (name === 't') isText = !isReading;
    },
    close(name) {
      if (name === 'rPh') isReading = false;
      if (name === 't') isText = false;
    },
    text(text) {
      if (isText) gathered += text;
    },
    take() {
      const taken = unescapeText(gathered);
      gathered = '';
      return taken;
    },
  };
}
