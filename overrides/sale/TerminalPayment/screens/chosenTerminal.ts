/** Which terminal stands at this desk: the one chosen here last, of the machine and not of the person. */
import type { TerminalChoice } from '../model.ts';

const KEY = 'register/terminal';

export const nameTerminal = ({ boxId, terminal }: TerminalChoice) => `${boxId}/${terminal.id}`;

export function chooseTerminal(terminals: readonly TerminalChoice[]): TerminalChoice | undefined {
  const kept = localStorage.getItem(KEY);
  return terminals.find((terminal) => nameTerminal(terminal) === kept) ?? terminals[0];
}

export const keepTerminal = (choice: TerminalChoice) => localStorage.setItem(KEY, nameTerminal(choice));
