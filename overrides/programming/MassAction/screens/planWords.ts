/** What is announced of a mass action: most change performances, some make or give them up. Pure. */
import type { MassActionName } from '../model/change.ts';

const OWN: readonly MassActionName[] = ['cancel', 'delete', 'clone'];

export const willOf = (action: MassActionName): string =>
  OWN.includes(action) ? `massAction.will.${action}` : 'massAction.willChange';

export const beginOf = (action: MassActionName): string =>
  OWN.includes(action) ? `massAction.beginOf.${action}` : 'massAction.begin';

/** Something is given up: the button warns, and is not the first. */
export const isGivenUp = (action: MassActionName): boolean => action === 'cancel' || action === 'delete';
