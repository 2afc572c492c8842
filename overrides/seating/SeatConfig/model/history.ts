/** What was drawn before and what was undone, without a limit. Pure. */
export interface History<Value> {
  readonly past: readonly Value[];
  readonly present: Value;
  readonly future: readonly Value[];
}

export const beginHistory = <Value>(present: Value): History<Value> => ({ past: [], present, future: [] });

export const draw = <Value>({ past, present }: History<Value>, next: Value): History<Value> =>
  next === present ? { past, present, future: [] } : { past: [...past, present], present: next, future: [] };

export function undo<Value>(history: History<Value>): History<Value> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return { past: history.past.slice(0, -1), present: before, future: [history.present, ...history.future] };
}

export function redo<Value>(history: History<Value>): History<Value> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future };
}
