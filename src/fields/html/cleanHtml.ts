/**
 * HTML that a simple editor can keep whole: read in a document of its own, where nothing acts, and written anew from
 * the few elements people use. What else it holds would be lost: then it is edited as it is written.
 */

const kept = new Set([
  'P',
  'BR',
  'B',
  'STRONG',
  'I',
  'EM',
  'U',
  'UL',
  'OL',
  'LI',
  'A',
  'H2',
  'H3',
  'H4',
  'BLOCKQUOTE',
  'DIV',
  'SPAN',
]);
/** Browsers' editors put lists into paragraphs, where HTML has none: what is left around them says nothing. */
const isShell = (node: Element) => node.tagName === 'P' && node.childNodes.length === 0;

const safeLink = /^(https?:|mailto:|tel:|\/)/i;

export interface CleanHtml {
  readonly html: string;
  /** Nothing was left out. */
  readonly isWhole: boolean;
}

function copyInto(from: Node, to: Node): boolean {
  let isWhole = true;
  for (const node of from.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) {
      to.appendChild(to.ownerDocument?.createTextNode(node.textContent ?? '') ?? node.cloneNode());
      continue;
    }
    if (!(node instanceof Element)) continue;
    const isKept = kept.has(node.tagName);
    const copy = isKept && !isShell(node) ? to.ownerDocument?.createElement(node.tagName) : undefined;
    const link = node.getAttribute('href') ?? '';
    if (copy && node.tagName === 'A' && safeLink.test(link)) copy.setAttribute('href', link);
    isWhole = isWhole && isKept && node.attributes.length === (copy?.attributes.length ?? 0);
    if (copy) to.appendChild(copy);
    isWhole = copyInto(node, copy ?? to) && isWhole;
  }
  return isWhole;
}

export function cleanHtml(html: string): CleanHtml {
  const read = new DOMParser().parseFromString(html, 'text/html');
  const written = document.implementation.createHTMLDocument('');
  const isWhole = copyInto(read.body, written.body);
  return { html: written.body.innerHTML, isWhole };
}
