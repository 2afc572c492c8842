/** What is kept from sale in a performance: why, by whom and until when. Pressed, its seats are chosen on the map. */
import { Box, Button, Paper, Typography } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { useState } from 'react';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import type { WireHold } from '../model/wire.ts';
import type { Performance } from './ReleaseChoice.tsx';
import { ReleaseDialog } from './ReleaseDialog.tsx';
import { useTexts } from './useTexts.ts';

interface HoldListProps {
  readonly performance: Performance;
  readonly holds: readonly WireHold[];
  readonly mayChange: boolean;
  /** Ids. */
  readonly onChoose: (seats: readonly number[]) => void;
  readonly onChanged: () => void;
}

export function HoldList({ holds, onChanged, ...item }: HoldListProps) {
  const t = useTexts();
  const [releasing, setReleasing] = useState<readonly number[]>();
  return (
    <Paper variant="outlined" component="section" aria-label={t('seatMap.holds')} sx={{ p: 2 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {t('seatMap.holds')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {holds.map((hold) => (
          <HoldItem
            key={[hold.kind, hold.reason, hold.heldBy, hold.releasesAt, hold.releaseMinutes].join('/')}
            hold={hold}
            {...item}
            onRelease={() => setReleasing(hold.seats)}
          />
        ))}
      </Box>
      {releasing && (
        <ReleaseDialog seats={releasing} onChanged={onChanged} onClose={() => setReleasing(undefined)} />
      )}
    </Paper>
  );
}

interface HoldItemProps extends Pick<HoldListProps, 'performance' | 'mayChange' | 'onChoose'> {
  readonly hold: WireHold;
  readonly onRelease: () => void;
}

function HoldItem({ hold, performance, mayChange, onChoose, onRelease }: HoldItemProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const { kind, reason, heldBy, releasesAt, releaseMinutes, seats } = hold;
  const when = releasesAt && formatInstant(releasesAt, performance.timezone, locale, 'long');
  const lines = [
    reason,
    heldBy && t('seatMap.heldBy', { name: heldBy }),
    when ? t('seatMap.releasesAt', { when }) : t('seatMap.releasedByHand'),
    releaseMinutes !== null && t('seatMap.minutesBefore', { smart_count: releaseMinutes }),
  ];
  return (
    <Box
      component="li"
      sx={{ py: 1, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0, pt: 0 } }}
    >
      <Typography sx={{ fontWeight: 600 }}>
        {t(`seatMap.holdOf.${kind}`, { smart_count: seats.length })}
      </Typography>
      {lines.filter(Boolean).map((line) => (
        <Typography key={String(line)} variant="body2" color="textSecondary">
          {line}
        </Typography>
      ))}
      <Box sx={{ display: 'flex', gap: 1, ml: -1 }}>
        <Button size="small" onClick={() => onChoose(seats)}>
          {t('seatMap.showHold')}
        </Button>
        {mayChange && (
          <Button size="small" onClick={onRelease}>
            {t('seatMap.putOnSale')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
