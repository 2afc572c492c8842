/** Whom the history names. */
import { expect, it } from 'vitest';
import { readActor, writeActor } from './actor.ts';

it.each([
  [{ email: 'anna@demo.test' }, 'anna@demo.test'],
  [{ email: 'manager@demo.test', as: 'anna@demo.test' }, 'manager@demo.test for anna@demo.test'],
])('keeps %j as "%s", and reads it again', (actor, text) => {
  expect(writeActor(actor)).toBe(text);
  expect(readActor(text)).toEqual(actor);
});
