/** Texts as they are compared where people wrote both. */
import { foldText } from '../../schema/foldText.ts';

/** Without case and accents; `№`, `ﬁ` and full-width letters are what they look like. */
export const plain = (text: string): string => foldText(text.normalize('NFKC'));

/** Letters and digits alone. */
export const bare = (text: string): string => plain(text).replace(/[^\p{L}\p{N}]/gu, '');
