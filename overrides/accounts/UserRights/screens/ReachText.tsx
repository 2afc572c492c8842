/** How far a policy reaches: all shows, units or devices, those it names, or nothing any more. */

import { Box, Chip } from '@mui/material';
import { policyByCode } from '../../Policy/model.ts';
import { readReach } from '../model.ts';
import { useTexts } from './useTexts.ts';

interface ReachTextProps {
  readonly code: string;
  /** As the accounts service answers it. */
  readonly reach: unknown;
}

export function ReachText({ code, reach: answered }: ReachTextProps) {
  const t = useTexts();
  const reach = readReach(answered);
  const kind = policyByCode.get(code)?.resourceType;
  // What cannot be bound has no reach to show.
  if (reach === 'all') return kind ? <> · {t(`userRights.bind.${kind}.all`)}</> : null;
  if (reach.length === 0) return <> · {t('userRights.reach.nothing')}</>;
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
