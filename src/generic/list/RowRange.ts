/** Which rows of a list are drawn, and the room of those that are not. */
import type { ReactNode, RefObject } from 'react';

export interface RowRange {
  readonly from: number;
  readonly to: number;
  /** Height of what is left out above and below, in pixels. */
  readonly above: number;
  readonly below: number;
  readonly scrollTo: (index: number) => void;
}

export interface DrawnRowsProps {
  readonly count: number;
  /** Of one row, in pixels. */
  readonly height: number;
  /** The element whose children are the rows, where the page scrolls. */
  readonly rows?: RefObject<HTMLElement | null>;
  /** What scrolls, with a head that stays; without one the page does. */
  readonly frame?: RefObject<HTMLElement | null>;
  readonly children: (range: RowRange) => ReactNode;
}
