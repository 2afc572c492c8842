/** The menu, made from the metadata, the registry and what the person may do. */
import { createContext } from 'react';
import type { Menu } from './planMenu.ts';

export const MenuContext = createContext<Menu>({ sections: [], data: [], all: [] });
