/**
 * The tags of an XML text, one after the other. Each sign is looked at once, whatever the text leaves open: a search for
 * the end of each beginning would take a text of beginnings alone for hours.
 */

export interface Tag {
  /** Without the prefix of its namespace. */
  readonly name: string;
  readonly kind: 'start' | 'end' | 'empty';
  readonly attributes: string;
  /** Where it begins, and where what follows it does. */
  readonly start: number;
  readonly end: number;
}

/** What of a tag is read: no attribute of a workbook comes near. */
const longest = 4096;

/** Comments and plain sections hold no tags. */
function endOf(xml: string, start: number): string {
  if (xml.startsWith('<!--', start)) return '-->';
  return xml.startsWith('<![CDATA[', start) ? ']]>' : '>';
}

export function* scanTags(xml: string): Generator<Tag> {
  let at = 0;
  for (;;) {
    const start = xml.indexOf('<', at);
    if (start < 0) return;
    const mark = endOf(xml, start);
    const close = xml.indexOf(mark, start + 1);
    if (close < 0) return;
    at = close + mark.length;
    const isEnd = xml[start + 1] === '/';
    const isEmpty = !isEnd && xml[close - 1] === '/';
    const from = start + (isEnd ? 2 : 1);
    const inner = xml.slice(from, Math.min(isEmpty ? close - 1 : close, from + longest));
    const found = /^(?:[\w.-]+:)?([\w.-]+)/.exec(inner);
    if (!found) continue;
    const [whole, name = ''] = found;
    const kind = isEnd ? 'end' : isEmpty ? 'empty' : 'start';
    yield { name, kind, attributes: inner.slice(whole.length), start, end: at };
  }
}
