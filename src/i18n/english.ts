/** The English of react-admin's core and of the engine: a chunk fetched by those who read it. */
import core from 'ra-language-english';
import { en } from './en.ts';

export const english = [core, en] as const;
