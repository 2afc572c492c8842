/** Children of a generic screen: what is in place of the sections that the metadata gives. */
import type { ReactNode } from 'react';

export interface OwnBody {
  readonly children?: ReactNode;
}
