/** The hand-written panels of one place of an entity's generated screen. */
import { Box } from '@mui/material';
import { Suspense } from 'react';
import type { PanelEntry } from '../screens.ts';
import { usePanels } from './PartsContext.ts';
import { useSchema } from './SchemaContext.tsx';

export interface PanelsProps {
  readonly slot: PanelEntry['slot'];
  readonly place: PanelEntry['place'];
}

export function Panels({ slot, place }: PanelsProps) {
  const { entity } = useSchema();
  const panels = usePanels(entity.name, slot, place);
  if (panels.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 3, ...(place === 'top' ? { mb: 3 } : { mt: 3 }) }}>
      {panels.map(({ id, Part }) => (
        <Suspense key={id} fallback={null}>
          <Part />
        </Suspense>
      ))}
    </Box>
  );
}
