/** Opens what became of the record so far. */

import { IconButton, Tooltip } from '@mui/material';
import { useTranslate } from 'ra-core';
import { type ReactElement, Suspense, useState } from 'react';
import { isRemote } from '../../../schema/remote.ts';
import { useMay } from '../../data/useMay.ts';
import { lazyPart } from '../../parts/lazyPart.tsx';
import { useShortcut } from '../../shortcuts/useShortcut.ts';
import { useSchema } from '../SchemaContext.tsx';

const HistoryDrawer = lazyPart(async () => (await import('./HistoryDrawer.tsx')).HistoryDrawer);

export interface HistoryButtonProps {
  readonly id: string;
  readonly icon: ReactElement;
}

export function HistoryButton({ id, icon }: HistoryButtonProps) {
  const { entity } = useSchema();
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  // Reference data has no past: nobody changes it here. What another server keeps has its past there.
  const hasHistory = useMay(entity, 'read') && entity.scope !== 'global' && !isRemote(entity);
  const label = translate('app.history.title');
  useShortcut(hasHistory ? { keys: 'h', label, run: () => setOpen(true) } : undefined);
  if (!hasHistory) return null;
  return (
    <>
      <Tooltip title={label}>
        <IconButton aria-label={label} onClick={() => setOpen(true)} sx={{ width: 40, height: 40 }}>
          {icon}
        </IconButton>
      </Tooltip>
      {isOpen && (
        <Suspense fallback={null}>
          <HistoryDrawer id={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
