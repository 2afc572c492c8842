/** How far a policy reaches: everything, nothing any more, or what it names. */

import { Box, Chip } from '@mui/material';
import type { Reach } from '../model.ts';
import { useSay } from './useSay.ts';

export function ReachText({ reach }: { readonly reach: Reach }) {
  const say = useSay();
  if (reach === 'all') return <>{say('userRights.reach.all')}</>;
  if (reach.length === 0) return <>{say('userRights.reach.nothing')}</>;
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      {reach.map((one) => (
        <Chip key={one['@id']} size="small" label={one.name} />
      ))}
    </Box>
  );
}
