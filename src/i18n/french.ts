/** The French of react-admin's core and of the engine: a chunk fetched by those who read it. */
import core from 'ra-language-french';
import { fr } from './fr.ts';

export const french = [core, fr] as const;
