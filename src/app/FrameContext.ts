/** What the registry puts into the frame itself. */
import { createContext } from 'react';
import type { Overrides } from './overrides.ts';

export const FrameContext = createContext<Overrides['frame']>({ head: [], caller: [], account: [] });
