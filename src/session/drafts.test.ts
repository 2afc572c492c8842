/** Whose typing outlives the end of a session, and how long. */
import { afterEach, expect, it } from 'vitest';
import { forgetToken, storeToken } from './accessToken.ts';
import { consumeDraft, forgetDrafts, registerDraft, saveDrafts } from './drafts.ts';

const write = (claims: object) => `e30.${btoa(JSON.stringify(claims))}.signature`;
const enter = (sub: number, contract = 1) =>
  storeToken({ access_token: write({ sub, contract, contracts: [contract] }), expires_in: 3600 });

afterEach(() => {
  forgetDrafts();
  forgetToken();
});

/** The page is left for sign-in with this typed, and a new one begins. */
function endSession(typed: Readonly<Record<string, unknown>>): void {
  const undos = Object.entries(typed).map(([key, value]) => registerDraft(key, () => value));
  forgetToken();
  saveDrafts();
  for (const undo of undos) undo();
}

it('gives back what was typed, once, to the same person', () => {
  enter(7);
  endSession({ form: { name: 'Hall' }, register: ['2×'] });
  enter(7);
  expect(consumeDraft('form')).toEqual({ name: 'Hall' });
  expect(consumeDraft('form')).toBeUndefined();
  expect(consumeDraft('register')).toEqual(['2×']);
});

it('keeps nothing as long as the session lasts, nor of a form that is sent or given up', () => {
  enter(7);
  const give = registerDraft('form', () => ({ name: 'Hall' }));
  expect(consumeDraft('form')).toBeUndefined();
  give();
  endSession({});
  enter(7);
  expect(consumeDraft('form')).toBeUndefined();
});

it('forgets all of it when another person signs in, and for another contract', () => {
  enter(7);
  endSession({ form: 'secret plan', register: 'two' });
  enter(8);
  expect(consumeDraft('form')).toBeUndefined();
  enter(7);
  expect([consumeDraft('form'), consumeDraft('register')]).toEqual([undefined, undefined]);

  endSession({ form: 'of the first' });
  enter(7, 2);
  expect(consumeDraft('form')).toBeUndefined();
});

it('forgets all of it when the person signs out', () => {
  enter(7);
  registerDraft('form', () => 'typed');
  forgetDrafts();
  saveDrafts();
  expect(consumeDraft('form')).toBeUndefined();
});

it('replaces what an earlier end left', () => {
  enter(7);
  endSession({ first: 'old' });
  enter(7);
  endSession({ second: 'new' });
  enter(7);
  expect([consumeDraft('first'), consumeDraft('second')]).toEqual([undefined, 'new']);
});
