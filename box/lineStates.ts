/** The states of an agent's line to the relay, and what each event leads to. Pure; `connect.ts` does what follows. */

/**
 * `waiting`: closed, until a timer of ours opens it. `opening`: a token is fetched, the first connection tried. `open`.
 * `replaced`: open still, but another agent of the same id took this one's place. `lost`: broken, and Socket.IO tries
 * again by itself. `stopped`.
 */
export type LineState = 'waiting' | 'opening' | 'open' | 'replaced' | 'lost' | 'stopped';

/**
 * `refused` and `closed`: by the relay, after which Socket.IO does not come back by itself. `broke` and `unreachable`: it
 * does. `retry`: it is about to.
 */
export type LineEvent =
  | 'timeUp'
  | 'noToken'
  | 'connected'
  | 'replaced'
  | 'refused'
  | 'closed'
  | 'broke'
  | 'unreachable'
  | 'retry'
  | 'stop';

/** `wait…`: how long a timer runs. `open`: a token, then the connection. `renew`: a token for the next one. */
export type LineEffect = 'waitShort' | 'waitLong' | 'waitReplaced' | 'open' | 'renew' | 'close';

export interface LineStep {
  readonly to: LineState;
  readonly effect?: LineEffect;
}

const again: LineStep = { to: 'waiting', effect: 'waitShort' };
const lost: LineStep = { to: 'lost', effect: 'renew' };
const stop: LineStep = { to: 'stopped', effect: 'close' };
const open: LineStep = { to: 'open' };

const steps: Readonly<Record<LineState, Readonly<Partial<Record<LineEvent, LineStep>>>>> = {
  waiting: { timeUp: { to: 'opening', effect: 'open' }, stop },
  opening: {
    noToken: { to: 'waiting', effect: 'waitLong' },
    connected: open,
    refused: again,
    closed: again,
    broke: lost,
    unreachable: lost,
    stop,
  },
  open: { replaced: { to: 'replaced' }, refused: again, closed: again, broke: lost, stop },
  // The two must not drive one another out by turns.
  replaced: { closed: { to: 'waiting', effect: 'waitReplaced' }, broke: lost, stop },
  lost: { retry: lost, unreachable: lost, connected: open, refused: again, closed: again, stop },
  stopped: {},
};

/** @returns undefined where the event means nothing, such as the end of a connection that we closed */
export const stepLine = (state: LineState, event: LineEvent): LineStep | undefined => steps[state][event];
