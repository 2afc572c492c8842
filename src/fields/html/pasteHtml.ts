/**
 * What is pasted from a word processor, for the editor: Word's lists are paragraphs that carry their bullets as text,
 * here they become lists. Styles, classes and what the editor does not know are left out by the editor itself.
 */

/** `mso-list:l0 level2 lfo1` → 2; undefined for what is no item of a list. */
const levelOf = (element: Element): number | undefined => {
  const found = /mso-list:\s*l\d+\s+level(\d+)/i.exec(element.getAttribute('style') ?? '');
  return found ? Number(found[1]) : undefined;
};

const isBullet = (element: Element) => /mso-list:\s*ignore/i.test(element.getAttribute('style') ?? '');
const isNumber = /^\s*(\d+|[a-z]{1,4})[.)]/i;

/** Takes the bullet out of an item's words. @returns the kind of its list */
function takeBullet(item: Element): 'ol' | 'ul' {
  const bullets = [...item.querySelectorAll('span')].filter(isBullet);
  const text = bullets[0]?.textContent ?? '';
  for (const bullet of bullets) bullet.remove();
  return isNumber.test(text) ? 'ol' : 'ul';
}

/** The lists that are open, the innermost last. */
type Open = { readonly list: Element; readonly level: number }[];

function placeItem(paragraph: Element, level: number, open: Open): void {
  const kind = takeBullet(paragraph);
  while ((open.at(-1)?.level ?? 0) > level) open.pop();
  const inner = open.at(-1);
  if (inner?.level !== level) {
    const list = paragraph.ownerDocument.createElement(kind);
    if (inner) (inner.list.lastElementChild ?? inner.list).append(list);
    else paragraph.before(list);
    open.push({ list, level });
  }
  const item = paragraph.ownerDocument.createElement('li');
  item.append(...paragraph.childNodes);
  open.at(-1)?.list.append(item);
  paragraph.remove();
}

export function pasteHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('style, script, title, xml')) element.remove();
  const open: Open = [];
  for (const element of [...body.querySelectorAll('p, h1, h2, h3, h4, h5, h6, table')]) {
    const level = levelOf(element);
    if (level === undefined) open.length = 0;
    else placeItem(element, level, open);
  }
  return body.innerHTML;
}
