/**
 * The editor's document as HTML: an item of a list is its words, where the editor has a paragraph within it.
 *
 * @returns null for a text without a word
 */
import type { Editor } from '@tiptap/react';

const isList = (element: Element) => element.tagName === 'UL' || element.tagName === 'OL';

export function writeHtml(editor: Editor): string | null {
  if (editor.isEmpty) return null;
  const { body } = new DOMParser().parseFromString(editor.getHTML(), 'text/html');
  for (const item of body.querySelectorAll('li')) {
    const [first, ...others] = item.children;
    if (first?.tagName === 'P' && others.every(isList)) first.replaceWith(...first.childNodes);
  }
  return body.innerHTML;
}
