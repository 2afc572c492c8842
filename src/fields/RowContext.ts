/** Where in a form the row stands whose inputs are below, so that what a value hangs on is found beside it. */
import { createContext } from 'react';

export interface RowPlace {
  /** Path of the row in the form, e.g. `checkpoints.0`. */
  readonly path: string;
  /** The row's property that leads back to the record that the form is of. */
  readonly back?: string | undefined;
}

export const RowContext = createContext<RowPlace | undefined>(undefined);
