/** What the form of each part of a plan is given. */
import type { ReactNode } from 'react';
import type { Drawing, SeatType } from '../model.ts';

export interface PartProps {
  readonly drawing: Drawing;
  /** What all seats of a part have. */
  readonly common: { readonly type: SeatType; readonly floor: string; readonly zone: string };
  /** Where it goes. */
  readonly at: { readonly key: number; readonly x: number; readonly y: number; readonly degrees: number };
  /** The fields of `common`. */
  readonly children: ReactNode;
  readonly onAdd: (part: Drawing) => void;
}
