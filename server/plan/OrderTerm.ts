/** What a list is in the order of. */
import type { Path } from './planPath.ts';

export interface OrderTerm {
  readonly path: Path;
  readonly isDescending: boolean;
}
