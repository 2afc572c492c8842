/** The texts of a new file about the class or property: none that only repeats its name. */
import type { ClassFacts, Text } from '../facts.ts';
import { isSameName } from '../names.ts';
import { isEqual } from './isEqual.ts';

/** A text that only spells the name out adds nothing. */
function textFor(text: Text | undefined, name: string): Text | undefined {
  if (text === undefined || (typeof text === 'string' && isSameName(text, name))) return undefined;
  return text;
}

export function firstTexts(
  facts: Pick<ClassFacts, 'label' | 'comment'>,
  name: string,
): { readonly label?: Text; readonly comment?: Text } {
  const label = textFor(facts.label, name);
  const comment =
    facts.comment === undefined || isEqual(facts.comment, label) ? undefined : textFor(facts.comment, name);
  return { ...(label !== undefined && { label }), ...(comment !== undefined && { comment }) };
}
