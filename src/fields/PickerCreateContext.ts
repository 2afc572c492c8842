/** How a picker makes the record that it does not find: given by the screens that know forms; absent: not at all. */
import { type ComponentType, createContext } from 'react';

export interface PickerCreateProps {
  /** Entity to make a record of. */
  readonly target: string;
  /** What was typed, for its title. */
  readonly text: string;
  readonly onCreated: (record: Readonly<Record<string, unknown>> & { readonly id: string }) => void;
  readonly onClose: () => void;
}

export const PickerCreateContext = createContext<ComponentType<PickerCreateProps> | undefined>(undefined);
