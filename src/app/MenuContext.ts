/** The menu's groups, made once from the metadata and the registry. */
import { createContext } from 'react';
import type { MenuGroup } from './menuGroups.ts';

export const MenuContext = createContext<readonly MenuGroup[]>([]);
