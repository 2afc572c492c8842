/** `virtual:`, a terminal for learning: the box runs the simulator itself and speaks to it as to any other. */
import type { TerminalConfig } from '../config.ts';
import { createCaisseApTerminal } from './caisseAp.ts';
import { LAST_ACTION, startSimulator } from './simulator.ts';
import type { Terminal } from './terminal.ts';

export function createSimulatedTerminal(config: TerminalConfig): Terminal {
  const starting = startSimulator();
  const opening = starting.then(({ uri }) =>
    createCaisseApTerminal({ ...config, uri, lastAction: LAST_ACTION }),
  );
  return {
    config,
    isThere: async () => (await opening).isThere(),
    pay: async (transaction) => (await opening).pay(transaction),
    readLast: async (transaction) => (await opening).readLast(transaction),
    stop: async () => (await starting).stop(),
  };
}
