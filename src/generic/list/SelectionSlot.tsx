/** Room for what can be done with the chosen rows, fetched once there are any. */
import { lazy, Suspense } from 'react';
import type { SelectionBarProps } from './SelectionBar.tsx';
import { useSelection } from './SelectionContext.tsx';

const SelectionBar = lazy(async () => ({ default: (await import('./SelectionBar.tsx')).SelectionBar }));

export function SelectionSlot(props: SelectionBarProps) {
  const selection = useSelection();
  if (!selection?.count) return null;
  return (
    <Suspense>
      <SelectionBar {...props} />
    </Suspense>
  );
}
