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

/** Stops a hook at what it was not given. */
class Asked extends Error {}

class Outside {
  hasAsked = false;

  readonly ask = (): never => {
    this.hasAsked = true;
    throw new Asked();
  };

  /** Any look at it is a question. */
  readonly unknown = new Proxy<Record<string, unknown>>(
    {},
    { get: this.ask, has: this.ask, ownKeys: this.ask, getOwnPropertyDescriptor: this.ask, set: this.ask },
  );

  context({ contract, caller, now }: Alone): WriteContext {
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
  async answer(run: () => Promise<Values> | Values): Promise<Values | undefined> {
    try {
      const values = await run();
      return this.hasAsked ? undefined : values;
    } catch (error) {
      if (this.hasAsked) return undefined;
      throw error;
    }
  }
}

/** A copy of its own, all the way down where a value is more than a word. */
function copy(values: Values): Values {
  const copied: Values = {};
  for (const name in values) {
    const value = values[name];
    copied[name] = typeof value === 'object' && value !== null ? structuredClone(value) : value;
  }
  return copied;
}

/** The values to create, as the hook before leaves them; undefined when it asks for a transaction. */
export async function createAlone(
  { behaviour }: Resource,
  values: Values,
  alone: Alone,
): Promise<Values | undefined> {
  if (!behaviour?.beforeCreate) return values;
  const outside = new Outside();
  return outside.answer(() => behaviour.beforeCreate?.(copy(values), outside.context(alone)) ?? values);
}

/** The values to change, as the hook before leaves them; undefined when it asks for the record or a transaction. */
export async function updateAlone(
  { behaviour }: Resource,
  values: Values,
  alone: Alone & { readonly id?: number },
): Promise<Values | undefined> {
  if (!behaviour?.beforeUpdate) return values;
  const outside = new Outside();
  const change = {
    get id(): number {
      return alone.id ?? outside.ask();
    },
    values: copy(values),
    current: outside.unknown,
  };
  return outside.answer(() => behaviour.beforeUpdate?.(change, outside.context(alone)) ?? values);
}
