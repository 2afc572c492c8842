/** What the selected seats become: of a group, for sale or not. Each group shows how many seats it has. */
import { Box, Button, ButtonBase, Paper, Stack, Typography } from '@mui/material';
import { useLocaleState } from 'ra-core';
import type { WireGroup } from '../../SeatMap/model/wire.ts';
import { useMapColors } from '../../SeatMap/screens/seatColors.ts';
import { countGroups, type Painting } from '../model.ts';
import { NewGroup } from './NewGroup.tsx';
import { useTexts } from './useTexts.ts';

interface PaintPanelProps {
  readonly groups: readonly WireGroup[];
  readonly painting: Painting;
  readonly chosen: number;
  readonly mayAdd: boolean;
  readonly onGroup: (group: number) => void;
  readonly onForSale: (isForSale: boolean) => void;
  readonly onAdded: (group: WireGroup) => void;
}

export function PaintPanel({
  groups,
  painting,
  chosen,
  mayAdd,
  onGroup,
  onForSale,
  onAdded,
}: PaintPanelProps) {
  const t = useTexts();
  const colors = useMapColors(groups);
  const counts = new Map(countGroups(painting).map((count) => [count.group, count]));
  const lines = [...groups, ...(counts.has(0) ? [{ id: 0, name: t('roomSale.noGroup'), color: null }] : [])];
  return (
    <Paper variant="outlined" component="section" aria-label={t('roomSale.groups')} sx={{ p: 2 }}>
      <Typography variant="h2" sx={{ mb: 0.5 }}>
        {t('roomSale.groups')}
      </Typography>
      <Typography variant="body2" color="textSecondary" aria-live="polite" sx={{ mb: 1.5 }}>
        {chosen === 0 ? t('roomSale.howTo') : t('roomSale.chosen', { smart_count: chosen })}
      </Typography>
      <Stack spacing={0.5} sx={{ mb: 1.5 }}>
        {lines.map(({ id, name }) => (
          <GroupLine
            key={id}
            name={name}
            color={`#${colors.ofGroup(id).toString(16).padStart(6, '0')}`}
            forSale={counts.get(id)?.forSale ?? 0}
            blocked={counts.get(id)?.blocked ?? 0}
            isOff={chosen === 0}
            onPress={() => onGroup(id)}
          />
        ))}
      </Stack>
      {mayAdd && <NewGroup groups={groups} onAdded={onAdded} />}
      {mayAdd && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
          <Button variant="outlined" disabled={chosen === 0} onClick={() => onForSale(true)}>
            {t('roomSale.forSale')}
          </Button>
          <Button variant="outlined" disabled={chosen === 0} onClick={() => onForSale(false)}>
            {t('roomSale.notForSale')}
          </Button>
        </Box>
      )}
    </Paper>
  );
}

interface GroupLineProps {
  readonly name: string;
  readonly color: string;
  readonly forSale: number;
  readonly blocked: number;
  readonly isOff: boolean;
  readonly onPress: () => void;
}

function GroupLine({ name, color, forSale, blocked, isOff, onPress }: GroupLineProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  return (
    <ButtonBase
      disabled={isOff}
      onClick={onPress}
      title={t('roomSale.put', { name })}
      sx={{
        justifyContent: 'flex-start',
        textAlign: 'left',
        gap: 1.25,
        px: 1,
        py: 0.75,
        minHeight: 44,
        borderRadius: 1,
        border: 1,
        borderColor: isOff ? 'transparent' : 'divider',
        '&:hover': { bgcolor: 'action.hover' },
        '&:focus-visible': { outline: 2, outlineColor: 'primary.main' },
      }}
    >
      <Box sx={{ width: 18, height: 18, borderRadius: 0.75, bgcolor: color, flexShrink: 0 }} />
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>
        <Typography component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        {blocked > 0 && (
          <Typography component="span" variant="body2" color="textSecondary">
            {t('roomSale.blocked', { smart_count: blocked })}
          </Typography>
        )}
      </Box>
      <Typography component="span" className="num" sx={{ fontWeight: 700 }}>
        {new Intl.NumberFormat(locale).format(forSale)}
      </Typography>
    </ButtonBase>
  );
}
