/**
 * HTML that people wrote, by DOMPurify: what a screen may show of it, and whether the editor can keep all of it. Read
 * in a document of its own, where nothing acts and nothing is fetched.
 */
import createPurifier from 'dompurify';
import { keepStyle } from './keepStyle.ts';

const purifier = createPurifier(window);
purifier.addHook('uponSanitizeAttribute', (_element, attribute) => {
  if (attribute.attrName !== 'style') return;
  attribute.attrValue = keepStyle(attribute.attrValue);
  attribute.keepAttr = attribute.attrValue !== '';
});

/** HTML alone, since drawings have styles of their own; a `background` is a style in an older word. */
const shown = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style', 'link', 'form'],
  FORBID_ATTR: ['background', 'class', 'id'],
};

export const sanitizeHtml = (html: string): string => purifier.sanitize(html, shown);

const blocks = ['p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'hr', 'br'];
const marks = ['b', 'strong', 'i', 'em', 'u', 's', 'code', 'a', 'span'];
/** The `body` that a text is read into counts as one of its elements. */
const edited = { ALLOWED_TAGS: ['body', ...blocks, ...marks], ALLOWED_ATTR: ['href'] };

/** Whether the editor keeps all that a text holds; what it does not know – a table, a picture, a colour – it would drop. */
export function isEditable(html: string): boolean {
  purifier.sanitize(html, edited);
  return purifier.removed.length === 0;
}
