/** What the registry puts at the foot of the menu. */
import { type ComponentType, createContext } from 'react';

export const TrayContext = createContext<readonly ComponentType[]>([]);
