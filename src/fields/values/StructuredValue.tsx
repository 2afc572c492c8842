/** Any JSON value: a tree on a page, its text in a cell. */

import { Suspense } from 'react';
import { lazyPart } from '../../parts/lazyPart.tsx';
import { Clip } from './Clip.tsx';
import type { ValueProps } from './ValueProps.ts';

const JsonValue = lazyPart(async () => (await import('../JsonValue.tsx')).JsonValue);

export function StructuredValue({ place, value }: Pick<ValueProps, 'place' | 'value'>) {
  const text = <Clip text={JSON.stringify(value)} />;
  if (place === 'cell') return text;
  return (
    <Suspense fallback={text}>
      <JsonValue value={value} />
    </Suspense>
  );
}
