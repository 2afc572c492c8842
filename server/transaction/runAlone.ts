/**
 * A hook that only looks at the values it is given needs no transaction of its own: it is tried without one, and begun
 * again inside one as soon as it asks for the record as it stands, for the database, or for what follows the commit.
 */
import type { Caller, Values, WriteContext } from '../kit.ts';
import type { Resource } from '../plan/resource.ts';

export interface Alone {
  readonly contract: number;
  readonly caller: Caller;
  readonly now: Date;
}

/** Of a hook that answers at once, at once: a thousand promises cost more than what most hooks do. */
type Tried = Values | undefined | Promise<Values | undefined>;

/** Stops a hook at what it was not given. */
class Asked extends Error {}

/** What such hooks are given beside values: made once for many, and of no more use as soon as one has asked. */
export class Outside {
  hasAsked = false;
  #unknown: Record<string, unknown> | undefined;
  readonly context: WriteContext;

  constructor(alone: Alone) {
    this.context = this.contextOf(alone);
  }

  readonly ask = (): never => {
    this.hasAsked = true;
    throw new Asked();
  };

  /** Any look at it is a question. */
  get unknown(): Record<string, unknown> {
    const { ask } = this;
    this.#unknown ??= new Proxy(
      {},
      { get: ask, has: ask, ownKeys: ask, getOwnPropertyDescriptor: ask, set: ask },
    );
    return this.#unknown;
  }

  private contextOf({ contract, caller, now }: Alone): WriteContext {
    const { ask } = this;
    return {
      contract,
      caller,
      now,
      get tx(): never {
        return ask();
      },
      afterCommit: ask,
    };
  }

  /** @returns what the hook made of the values; undefined when it asked for more than them */
  answer(run: () => Promise<Values> | Values): Tried {
    try {
      const values = run();
      if (values instanceof Promise) return values.then(this.unlessAsked, this.failUnlessAsked);
      return this.unlessAsked(values);
    } catch (error) {
      return this.failUnlessAsked(error);
    }
  }

  private readonly unlessAsked = (values: Values): Values | undefined => (this.hasAsked ? undefined : values);

  private readonly failUnlessAsked = (error: unknown): undefined => {
    if (!this.hasAsked) throw error;
  };
}

/** A copy of its own, all the way down where a value is more than a word. */
function copy(values: Values): Values {
  const copied: Values = { ...values };
  for (const name in copied) {
    const value = copied[name];
    if (typeof value === 'object' && value !== null) copied[name] = structuredClone(value);
  }
  return copied;
}

/** The values to create, as the hook before leaves them; undefined when it asks for a transaction. */
export function createAlone({ behaviour }: Resource, values: Values, outside: Outside): Tried {
  if (!behaviour?.beforeCreate) return values;
  return outside.answer(() => behaviour.beforeCreate?.(copy(values), outside.context) ?? values);
}

/** The values to change, as the hook before leaves them; undefined when it asks for the record or a transaction. */
export function updateAlone(
  { behaviour }: Resource,
  values: Values,
  outside: Outside,
  known?: number,
): Tried {
  if (!behaviour?.beforeUpdate) return values;
  const given = { values: copy(values), current: outside.unknown };
  const change =
    known === undefined
      ? {
          get id(): number {
            return outside.ask();
          },
          ...given,
        }
      : { id: known, values: given.values, current: given.current };
  return outside.answer(() => behaviour.beforeUpdate?.(change, outside.context) ?? values);
}
