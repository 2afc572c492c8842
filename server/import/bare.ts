/** Texts as they are compared where people wrote both. */

/** Without case and accents. */
export const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Letters and digits alone. */
export const bare = (text: string): string => plain(text).replace(/[^\p{L}\p{N}]/gu, '');
