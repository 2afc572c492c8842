/**
 * HTML as people wrote it, without styles that fetch or cover anything: read in a document of its own, where nothing is
 * fetched. What acts is left to the cleaner after it.
 */
import { keepStyle } from './keepStyle.ts';

export function cleanStyles(html: string): string {
  const read = new DOMParser().parseFromString(html, 'text/html');
  for (const sheet of read.querySelectorAll('style, link')) sheet.remove();
  for (const element of read.querySelectorAll('[style]')) {
    const style = keepStyle(element.getAttribute('style') ?? '');
    if (style) element.setAttribute('style', style);
    else element.removeAttribute('style');
  }
  return read.body.innerHTML;
}

/** Of the cleaner: HTML alone, since drawings have styles of their own; a `background` is one in an older word. */
export const styleless = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style', 'link'],
  FORBID_ATTR: ['background', 'class', 'id'],
};
