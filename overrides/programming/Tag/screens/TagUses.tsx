/** On how much a tag is, kind by kind, as far as its reader may see. */
import { countUses, KINDS } from '../model/groupTags.ts';
import type { Tag } from './useTags.ts';
import { useTexts } from './useTexts.ts';

export function TagUses({ tag }: { readonly tag: Tag }) {
  const t = useTexts();
  if (countUses(tag) === 0) return t('tags.uses.none');
  return KINDS.filter((kind) => (tag[kind] ?? 0) > 0)
    .map((kind) => t(`tags.uses.${kind}`, { smart_count: tag[kind] ?? 0 }))
    .join(' · ');
}
