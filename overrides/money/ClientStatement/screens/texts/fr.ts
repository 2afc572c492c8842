/** Texts of statements of account, in French. */
import type { statement as english } from './en.ts';

export const statement: typeof english = { title: 'Relevé', all: 'Depuis l’ouverture du compte' };
