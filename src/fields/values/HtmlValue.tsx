/** Text with emphasis and lists; a cell has the bare words. */

import { Suspense } from 'react';
import { lazyPart } from '../../parts/lazyPart.tsx';
import { Clip } from './Clip.tsx';
import type { ValueProps } from './ValueProps.ts';

const RichText = lazyPart(async () => (await import('../RichText.tsx')).RichText);

export function HtmlValue({ property, record, place, value }: ValueProps) {
  const words = <Clip text={String(value).replace(/<[^>]*>/g, ' ')} />;
  if (place === 'cell') return words;
  return (
    <Suspense fallback={words}>
      <RichText source={property.name} record={record} />
    </Suspense>
  );
}
