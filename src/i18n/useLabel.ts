/** A label of the metadata in the reader's language. */
import { useLocale } from 'ra-core';
import { useCallback } from 'react';
import type { Label } from '../../schema/descriptor.ts';

export function useLabel(): (label: Label) => string {
  const locale = useLocale();
  return useCallback((label) => (locale === 'fr' ? label.fr : label.en), [locale]);
}
