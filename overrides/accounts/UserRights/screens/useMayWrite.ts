/** Whether rights are for this person to change: not while they work as someone else, when the server refuses it. */
import { useHas } from '../../../../src/data/useHas.ts';
import { currentCaller } from '../../../../src/session/currentCaller.ts';

export function useMayWrite(): boolean {
  return useHas('rights.write') && currentCaller()?.impersonator === undefined;
}
