/**
 * What is measured, and what it is measured against. `{n}` in a path or body is a number from 1 to `span`, `{call}` one
 * that no other call has: an update that changes nothing costs PostgreSQL a fraction of one that does.
 */
import { customers, perCity } from './fill.ts';

export interface Case {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly span: number;
  /** Path of the floor, or another call of ours. */
  readonly floor: string;
  readonly ours: string;
  readonly isFloorOurs?: true;
  readonly body?: string;
  /** Bodies are lists of so many, each made from `item`. */
  readonly repeat?: { readonly times: number; readonly item: string };
  /** At least so much of the floor's rate. */
  readonly goal: number;
  /** At most so many milliseconds for 99 in 100 calls. */
  readonly p99?: number;
  readonly connections?: number;
  /** How long a turn lasts, where two seconds hold too few calls. */
  readonly ms?: number;
  /** How long it runs before, where what a call leaves to be done comes a while after it. */
  readonly lead?: number;
  /** How many turns of each side, an even number: more where one turn differs much from the next. */
  readonly turns?: number;
  /**
   * Both sides in the same turn, over as many connections each. A machine that is shared is slower now and then by more
   * than the two lie apart; then it is for both.
   */
  readonly isSideBySide?: true;
}

const list = '/ticketing/v1/customers';
const fields = 'fields=displayName,type,lastname,firstname,email,city';
const person = '"lastname":"Martin {n}","firstname":"Alice","email":"alice{n}@example.test","city":"Lyon"';

/** Page 10,000 of fifty begins after the row of this name: lastnames are a word and a number, and come in order. */
export function cursorPath(row: { readonly lastname: string; readonly id: string } | undefined): string {
  const place = row ? ['lastname,id', false, row.lastname, row.id] : undefined;
  const cursor = place ? Buffer.from(JSON.stringify(place)).toString('base64url') : '';
  return `${list}?itemsPerPage=50&order[lastname]=asc&cursor=${cursor}&${fields}`;
}

const bulkUpdate = {
  goal: 1,
  method: 'PUT',
  span: customers,
  ours: `${list}/bulk?${fields}`,
  repeat: { times: 1000, item: '{"id":{n},"city":"Town {call}-{n}"}' },
  connections: 2,
  lead: 2000,
  ms: 10_000,
  turns: 6,
  isSideBySide: true,
} as const;

export const cases: readonly Case[] = [
  {
    name: 'list of 50',
    goal: 0.8,
    method: 'GET',
    span: 100,
    floor: '/list',
    ours: `${list}?itemsPerPage=50&${fields}`,
  },
  {
    name: 'filtered list with total',
    goal: 0.8,
    method: 'GET',
    span: customers / perCity,
    floor: '/filtered/City%20{n}',
    ours: `${list}?itemsPerPage=50&city=City%20{n}&${fields}`,
  },
  {
    name: 'list with a relation',
    goal: 0.8,
    method: 'GET',
    span: 100,
    floor: '/orders',
    ours: '/ticketing/v1/orders?itemsPerPage=50&fields=number,retailValue,createdAt,customer{lastname,firstname,city}',
  },
  {
    name: 'get with two relations',
    goal: 0.6,
    turns: 8,
    method: 'GET',
    span: 1000,
    floor: '/get/{n}',
    ours: '/ticketing/v1/ticket_prices/{n}?fields=name,facialValue,eventDate{startDate},ticketPriceGroup{groupName}',
  },
  {
    name: 'create',
    goal: 0.6,
    turns: 8,
    method: 'POST',
    span: customers,
    floor: '/create',
    ours: `${list}?${fields}`,
    body: `{${person}}`,
  },
  {
    name: 'update',
    goal: 0.6,
    turns: 8,
    method: 'PUT',
    span: customers,
    floor: '/update/{n}',
    ours: `${list}/{n}?${fields}`,
    body: '{"city":"Town {call}"}',
  },
  {
    name: 'filtered total of a million',
    goal: 0.5,
    p99: 50,
    method: 'GET',
    span: customers / perCity,
    floor: '/total/City%20{n}',
    ours: `${list}?itemsPerPage=0&city=City%20{n}&fields=id`,
    connections: 2,
  },
  {
    name: 'search, and a filtered list',
    goal: 0.5,
    p99: 50,
    method: 'GET',
    span: customers / perCity,
    floor: `${list}?itemsPerPage=50&city=City%20{n}&${fields}`,
    isFloorOurs: true,
    ours: `${list}?itemsPerPage=50&q=smith{n}77&${fields}`,
    connections: 2,
  },
  // Last: they change every city there is.
  { name: 'bulk update of 1,000', floor: '/bulk', ...bulkUpdate },
  { name: 'bulk update, outbox in both', floor: '/outbox/bulk', ...bulkUpdate },
];
