/** What the relay takes of what parties send. */
import { describe, expect, it } from 'vitest';
import { socketToken } from '../../../accounts/SignIn/server/socketToken.ts';
import { boxState, outcome, partyQuery, toBox } from './messages.ts';

describe('the token of a socket', () => {
  it.each([
    ['{"access_token":"abc"}', 'abc'],
    ['abc', 'abc'],
    [{ access_token: 'abc' }, 'abc'],
    ['{"access_token":', undefined],
    ['{"token":"abc"}', undefined],
    ['', undefined],
    [undefined, undefined],
    [12, undefined],
  ])('reads %j as %j', (given, token) => {
    expect(socketToken.safeParse(given).data).toBe(token);
  });
});

describe('the query of a connection', () => {
  it('reads who connects', () => {
    expect(
      partyQuery.parse({ type: 'desk', id: '7', accessToken: '{"access_token":"abc"}', contract: '2' }),
    ).toEqual({
      type: 'desk',
      id: '7',
      accessToken: 'abc',
      contract: 2,
    });
  });

  it.each([
    [{ type: 'guest', id: '7', accessToken: 'abc' }],
    [{ type: 'box', id: '', accessToken: 'abc' }],
    [{ type: 'box', id: 'a'.repeat(101), accessToken: 'abc' }],
    [{ type: 'box', id: ['7'], accessToken: 'abc' }],
    [{ type: 'box', id: '7' }],
  ])('refuses %j', (query) => {
    expect(partyQuery.safeParse(query).data).toBeUndefined();
  });
});

describe('a message', () => {
  it.each([[null], [1], [[]], [{ boxId: '\0' }], [{ boxId: { a: 1 } }], [{ boxId: '' }]])(
    'is for no box: %j',
    (message) => {
      expect(toBox.safeParse(message).data).toBeUndefined();
    },
  );

  it('of a box that lists no printers as it should is not kept', () => {
    const state = { name: 'A', packageVersion: '1', uptime: 1, ramUsage: 1, localTime: '' };
    expect(boxState.safeParse({ ...state, printersState: [] }).success).toBe(true);
    for (const printersState of [undefined, [null], [{ slug: 'till' }]])
      expect(boxState.safeParse({ ...state, printersState }).success).toBe(false);
  });

  it('of an outcome names its job, and counts no page where its list is none', () => {
    expect(outcome.safeParse({ urlList: ['/a'] }).data).toBeUndefined();
    expect(outcome.parse({ jobKey: 'one', urlList: [null] })).toEqual({ jobKey: 'one', urlList: [] });
  });
});
