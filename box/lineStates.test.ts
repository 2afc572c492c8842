import { expect, it } from 'vitest';
import { type LineEvent, type LineState, stepLine } from './lineStates.ts';

/** @returns each state that the events lead through, with what is done on the way there */
function follow(from: LineState, events: readonly LineEvent[]): string[] {
  let state = from;
  return events.map((event) => {
    const step = stepLine(state, event);
    state = step?.to ?? state;
    return [state, step?.effect].filter(Boolean).join(' ');
  });
}

it('opens with a token, and again by a new one after the line broke', () => {
  expect(follow('waiting', ['timeUp', 'connected', 'broke', 'retry', 'unreachable', 'connected'])).toEqual([
    'opening open',
    'open',
    'lost renew',
    'lost renew',
    'lost renew',
    'open',
  ]);
});

it('waits before it comes back to a relay that refused or closed it', () => {
  expect(follow('opening', ['refused'])).toEqual(['waiting waitShort']);
  expect(follow('open', ['closed'])).toEqual(['waiting waitShort']);
  expect(follow('lost', ['refused'])).toEqual(['waiting waitShort']);
});

it('waits longest where another box took its place, until it is open again', () => {
  expect(follow('open', ['replaced', 'closed', 'timeUp', 'connected', 'closed'])).toEqual([
    'replaced',
    'waiting waitReplaced',
    'opening open',
    'open',
    'waiting waitShort',
  ]);
});

it('waits long where there is no token', () => {
  expect(follow('opening', ['noToken'])).toEqual(['waiting waitLong']);
});

it('takes the end of a connection that it closed itself for nothing', () => {
  expect(follow('waiting', ['broke', 'retry', 'noToken'])).toEqual(['waiting', 'waiting', 'waiting']);
});

it('stays stopped, whatever was under way', () => {
  expect(follow('opening', ['stop', 'connected', 'refused', 'timeUp', 'noToken', 'stop'])).toEqual([
    'stopped close',
    'stopped',
    'stopped',
    'stopped',
    'stopped',
    'stopped',
  ]);
});
