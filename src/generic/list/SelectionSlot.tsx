/** Room for what can be done with the chosen rows, fetched once there are any. */

import { Suspense } from 'react';
import { lazyPart } from '../../parts/lazyPart.tsx';
import type { SelectionBarProps } from './SelectionBar.tsx';
import { useSelection } from './SelectionContext.tsx';

const SelectionBar = lazyPart(async () => (await import('./SelectionBar.tsx')).SelectionBar);

export function SelectionSlot(props: SelectionBarProps) {
  const selection = useSelection();
  if (!selection?.count) return null;
  return (
    <Suspense>
      <SelectionBar {...props} />
    </Suspense>
  );
}
