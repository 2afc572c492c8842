/**
 * Follows the outbox for the rest of the server. One reading a process finds out what was committed; followers get it at
 * once, and subscribers are delivered to from their stored positions, by whichever process comes first. Names no entity.
 */
import { randomUUID } from 'node:crypto';
import { isUnavailable } from '../database/DatabaseUnavailable.ts';
import type { Change, DeadLetter, Host, Outbox, OutboxPosition, Subscriber, WriteContext } from '../kit.ts';
import { keyOf } from './callFor.ts';
import { BATCH, deliverNext } from './deliverNext.ts';
import { listBehind, readBeginning, readLags, type Wanted } from './positions.ts';
import { listChanges, readAge, readChange, readEnd, readOnwards } from './readOutbox.ts';
import { rebaseForeign } from './rebaseForeign.ts';

/** How long a change may wait to be noticed. */
const TURN_MS = 250;
/** How often it is looked for what is to be tried again, and for what a process that died left. */
const LOOK_MS = 3000;
/** Rows read in one turn. */
const ROWS = 1000;
/** Deliveries side by side, of a pool of ten connections. */
const SIDE_BY_SIDE = 2;
/** What a delivery may take to end once the server stops. */
const LEAVE_MS = 1500;

export interface OutboxOfServer extends Outbox {
  /** After the start: registers new subscribers and begins to read. */
  watch(): Promise<void>;
  /** The server is about to stop: nothing new is delivered. */
  leave(): void;
  stop(): Promise<void>;
}

interface Registered {
  readonly subscriber: Subscriber;
  readonly entities: ReadonlySet<string>;
  beginning: string;
  /** Contracts with something to deliver. */
  readonly due: Set<number>;
  /** By contract, where it is less than usual: how many changes are run together. */
  readonly most: Map<number, number>;
}

type OutboxHost = Pick<Host, 'database' | 'transaction' | 'metrics' | 'every'> & {
  readonly app: Pick<Host['app'], 'log'>;
};

export function createOutbox({ database, transaction, metrics, every, app }: OutboxHost): OutboxOfServer {
  const holder = randomUUID();
  const subscribers = new Map<string, Registered>();
  const followers = new Map<string, (changes: readonly Change[]) => Promise<void>>();
  const running = new Map<string, Promise<void>>();
  let position: OutboxPosition | undefined;
  let turning: Promise<void> | undefined;
  let isLeaving = false;
  let giveUp: ((context: WriteContext, letter: DeadLetter) => Promise<void>) | undefined;

  const wanted = (): readonly Wanted[] =>
    [...subscribers].map(([name, { beginning, entities }]) => ({
      subscriber: name,
      beginning,
      entities: [...entities],
    }));

  const delivered = metrics.counter({
    name: 'subscriber_deliveries_total',
    help: 'Deliveries of this server to subscribers of the outbox: done, failed (they are tried again), given up.',
    labels: ['subscriber', 'outcome'],
  });
  metrics.gauge({
    name: 'subscriber_lag_seconds',
    help: 'Age of the oldest change that a subscriber has not got, of all contracts and servers; 0 where there is none.',
    labels: ['subscriber'],
    read: async () =>
      (await readLags(database, wanted())).map(({ subscriber, age }) => ({
        labels: { subscriber },
        value: age,
      })),
  });
  metrics.gauge({
    name: 'outbox_lag_seconds',
    help: 'Age of the oldest change that this server has not read yet; 0 where there is none.',
    labels: [],
    read: async () => [{ labels: {}, value: position ? await readAge(database, position) : 0 }],
  });

  /** Delivers to one subscriber in one contract until nothing is left, or somebody else is at it. */
  async function deliver(name: string, registered: Registered, contract: number): Promise<void> {
    const { subscriber, beginning, most, due } = registered;
    while (!isLeaving) {
      due.delete(contract);
      const now = most.get(contract) ?? BATCH;
      const outcome = await deliverNext(
        { database, transaction, subscriber, beginning, most: now, giveUp },
        { subscriber: name, contract, holder },
      );
      if (outcome.is === 'busy') return;
      if (outcome.is === 'done') {
        if (outcome.changes > 0) delivered.add({ subscriber: name, outcome: 'done' });
        if (now < BATCH) most.set(contract, Math.min(BATCH, now * 2));
        if (!outcome.isMore && !due.has(contract)) return;
        continue;
      }
      const { changes, error, isGivenUp } = outcome;
      delivered.add({ subscriber: name, outcome: isGivenUp ? 'given_up' : 'failed' });
      // One of several fails: the others are not to wait for it.
      if (changes > 1) most.set(contract, Math.floor(changes / 2));
      else if (!isUnavailable(error))
        app.log.error(
          { err: error, subscriber: name, contract },
          isGivenUp ? 'a change was given up: see the failed updates' : 'a change was not taken',
        );
      if (changes <= 1 && !isGivenUp) return;
    }
  }

  function drain(): void {
    for (const [name, registered] of subscribers)
      for (const contract of registered.due) {
        if (isLeaving || running.size >= SIDE_BY_SIDE) return;
        const key = `${name} ${contract}`;
        if (running.has(key)) continue;
        const run = deliver(name, registered, contract)
          .catch((error: unknown) => {
            if (!isUnavailable(error)) app.log.error(error, `delivering to "${name}"`);
          })
          .then(() => {
            running.delete(key);
            drain();
          });
        running.set(key, run);
      }
  }

  async function pass(changes: readonly Change[]): Promise<void> {
    for (const [name, run] of followers)
      await run(changes).catch((error: unknown) => {
        if (!isUnavailable(error)) app.log.error(error, `"${name}" did not take changes`);
      });
  }

  async function readOn(): Promise<void> {
    position ??= await readEnd(database);
    for (let rows = ROWS; rows === ROWS && !isLeaving; ) {
      const read = await readOnwards(database, position, ROWS);
      const last = read.at(-1);
      if (!last) return;
      rows = read.length;
      position = { transaction: last.transaction, id: last.id };
      for (const { contract, entity } of read)
        if (contract > 0)
          for (const { entities, due } of subscribers.values()) if (entities.has(entity)) due.add(contract);
      drain();
      if (followers.size > 0) await pass(listChanges(read));
    }
  }

  function turn(): Promise<void> {
    turning ??= readOn().finally(() => {
      turning = undefined;
    });
    return turning;
  }

  async function look(): Promise<void> {
    if (subscribers.size === 0) return;
    for (const { subscriber, contract } of await listBehind(database, wanted()))
      subscribers.get(subscriber)?.due.add(contract);
    drain();
  }

  return {
    subscribe<Called>(name: string, subscriber: Subscriber<Called>) {
      if (subscribers.has(name)) throw new Error(`The subscriber "${name}" is there twice.`);
      subscribers.set(name, {
        subscriber,
        entities: new Set(subscriber.entities),
        beginning: '0',
        due: new Set(),
        most: new Map(),
      });
    },
    follow(name, run) {
      followers.set(name, run);
      return async () => {
        // What was committed until now is passed on to whoever is there already, not to who comes now.
        await turning?.catch(() => undefined);
        await turn();
        position ??= await readEnd(database);
        return position;
      };
    },
    keepDeadLetters(store) {
      giveUp = store;
    },
    async redeliver(context, { subscriber: name, row, entityId }) {
      const { tx, contract } = context;
      const registered = subscribers.get(name);
      if (!registered) throw new Error(`There is no subscriber "${name}".`);
      const change = await readChange(tx, { contract, row, entityId });
      if (!change) throw new Error(`The outbox has no row "${row}" of the record "${entityId}".`);
      const { subscriber } = registered;
      // Whoever has it tried again waits for the party: what it answers settles the same transaction.
      const called = await subscriber.call?.(change, { contract, key: keyOf(name, change) });
      await subscriber.run([change], context, called);
    },
    async watch() {
      await rebaseForeign(database);
      for (const [name, registered] of subscribers)
        registered.beginning = await readBeginning(database, name);
      every(TURN_MS, 'outbox', turn);
      every(LOOK_MS, 'subscribers', look);
      look().catch(
        (error: unknown) => isLeaving || app.log.error(error, 'looking for what subscribers wait for'),
      );
    },
    leave() {
      isLeaving = true;
    },
    async stop() {
      isLeaving = true;
      const late = new Promise<void>((resolve) => setTimeout(resolve, LEAVE_MS).unref());
      await Promise.race([Promise.all(running.values()), late]);
    },
  };
}
