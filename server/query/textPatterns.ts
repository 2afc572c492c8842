/** What people type as patterns for SQL, both sides folded: columns by `fold_text` of server/search.sql. */
import { foldText } from '../../schema/foldText.ts';

export function foldSql(sql: string): string {
  return `fold_text(${sql})`;
}

/** A pattern for LIKE that means its own signs, folded. */
export function likePattern(text: string, place: 'start' | 'anywhere'): string {
  const escaped = foldText(text).replace(/[\\%_]/g, '\\$&');
  return `${place === 'start' ? '' : '%'}${escaped}%`;
}

/** What is typed to search, as words: "Saint-Étienne l’été" is four. */
export function wordsOf(text: string): readonly string[] {
  return [...new Set(foldText(text).split(/[\s'"\-,;()]+/))].filter((word) => word !== '').slice(0, 10);
}
