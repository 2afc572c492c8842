/** How far a policy reaches: all shows, units or devices, those it names, or nothing any more. */

import { Box, Chip } from '@mui/material';
import { policyByCode } from '../../Policy/model.ts';
import type { Reach } from '../model.ts';
import { useSay } from './useSay.ts';

interface ReachTextProps {
  readonly code: string;
  readonly reach: Reach;
}

export function ReachText({ code, reach }: ReachTextProps) {
  const say = useSay();
  const kind = policyByCode.get(code)?.resourceType;
  // What cannot be bound has no reach to tell.
  if (reach === 'all') return kind ? <> · {say(`userRights.bind.${kind}.all`)}</> : null;
  if (reach.length === 0) return <> · {say('userRights.reach.nothing')}</>;
  return (
    <>
      {' '}
      <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
        {reach.map((one) => (
          <Chip key={one['@id']} size="small" label={one.name} />
        ))}
      </Box>
    </>
  );
}
