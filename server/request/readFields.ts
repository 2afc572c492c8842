/** Reads the parameter `fields`: one string, a list of them, or nested groups (`fields[customer][]=name`). */
import { planProblem } from '../plan/errors.ts';
import type { FieldTree } from '../plan/planFields.ts';

export type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

const token = /\s*([{},]|[^{},\s]+)\s*/y;
const maxLength = 10_000;
const maxDepth = 20;

function readInto(text: string, root: FieldTree): void {
  if (text.length > maxLength)
    throw planProblem('PLAN-007', { what: `"fields" longer than ${maxLength} characters` });
  const stack: FieldTree[] = [root];
  let last: string | undefined;
  token.lastIndex = 0;
  while (token.lastIndex < text.length) {
    const at = token.lastIndex;
    const sign = token.exec(text)?.[1];
    const current = stack[stack.length - 1];
    if (!sign || !current) throw planProblem('PLAN-002', { at: text.slice(at, at + 20) });
    if (sign === '{') {
      if (!last || stack.length > maxDepth) throw planProblem('PLAN-002', { at: text.slice(at, at + 20) });
      const child: FieldTree = current.get(last) ?? new Map();
      current.set(last, child);
      stack.push(child);
      last = undefined;
    } else if (sign === '}') {
      if (stack.length === 1) throw planProblem('PLAN-002', { at: text.slice(at, at + 20) });
      stack.pop();
      last = undefined;
    } else if (sign === ',') last = undefined;
    else {
      if (last) throw planProblem('PLAN-002', { at: text.slice(at, at + 20) });
      if (!current.has(sign)) current.set(sign, undefined);
      last = sign;
    }
  }
  if (stack.length > 1) throw planProblem('PLAN-002', { at: 'the end' });
}

/** Nothing when the request has no `fields`. */
export function readFields(query: Query): FieldTree | undefined {
  let tree: FieldTree | undefined;
  for (const key in query) {
    if (key !== 'fields' && !key.startsWith('fields[')) continue;
    tree ??= new Map();
    const groups = [...key.matchAll(/\[([A-Za-z@]\w*)\]/g)].map((match) => match[1] ?? '');
    const open = groups.map((group) => `${group}{`).join('');
    for (const text of [query[key]].flat())
      if (text !== undefined) readInto(`${open}${text}${'}'.repeat(groups.length)}`, tree);
  }
  return tree;
}

/** Whether a query parameter belongs to `fields`. */
export function isFieldsParameter(name: string): boolean {
  return name === 'fields' || name.startsWith('fields[');
}
