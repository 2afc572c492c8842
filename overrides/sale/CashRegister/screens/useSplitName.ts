/** What paying by several methods is called: by their names while there are two. */
import { useTranslate } from 'ra-core';
import type { planSplit } from '../model/tender.ts';

export function useSplitName() {
  const translate = useTranslate();
  return ({ parts, rest }: NonNullable<ReturnType<typeof planSplit>>): string => {
    const [only, ...others] = parts;
    if (!only || others.length > 0) return translate('register.split');
    return translate('register.both', { first: only.name, second: rest.name });
  };
}
