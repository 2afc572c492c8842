/** One printer of a box: its state in words, what is wrong with it, and a specimen to try it. */
import { Box, Button, Chip, Paper, Stack, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { PrinterState } from '../../../../schema/channel.ts';
import { useTexts } from '../../Device/screens/useTexts.ts';

export interface PrinterCardProps {
  readonly printer: PrinterState;
  readonly isPrinting: boolean;
  readonly onTest: () => void;
  readonly onOpenDrawer: () => void;
  readonly onClearQueue: () => void;
}

const colors = { idle: 'success', printing: 'primary', stopped: 'warning', offline: 'error' } as const;

export function PrinterCard({ printer, isPrinting, onTest, onOpenDrawer, onClearQueue }: PrinterCardProps) {
  const t = useTexts();
  const translate = useTranslate();
  const reasons = printer.reasons.filter((reason) => reason !== 'box_offline');
  return (
    <Paper variant="outlined" sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      <Stack direction="row" sx={{ alignItems: 'flex-start', justifyContent: 'space-between', gap: 1 }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h3" component="h3" sx={{ fontSize: '1rem', overflowWrap: 'anywhere' }}>
            {printer.name}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate(`box.language.${printer.language}`, { _: printer.language })} ·{' '}
            {translate(`box.paperType.${printer.paperType}`)} · {printer.dpi} dpi
          </Typography>
        </Box>
        <Chip
          size="small"
          variant="outlined"
          color={colors[printer.state]}
          label={translate(`box.state.${printer.state}`)}
        />
      </Stack>
      {reasons.map((reason) => (
        <Typography key={reason} variant="body2" sx={{ color: 'warning.main', fontWeight: 600 }}>
          {translate(`box.refusal.${reason}`, { _: reason })}
        </Typography>
      ))}
      {printer.queued > 0 && (
        <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
          <Typography variant="body2">{translate('box.queued', { smart_count: printer.queued })}</Typography>
          <Button size="small" color="error" onClick={onClearQueue}>
            {t('device.clearQueue')}
          </Button>
        </Stack>
      )}
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, mt: 'auto' }}>
        <Button
          size="small"
          variant="outlined"
          disabled={isPrinting || printer.state === 'offline'}
          onClick={onTest}
        >
          {translate(isPrinting ? 'box.testing' : 'box.test')}
        </Button>
        {printer.hasDrawer && (
          <Button size="small" disabled={printer.state === 'offline'} onClick={onOpenDrawer}>
            {t('device.openDrawer')}
          </Button>
        )}
        {printer.isDefault && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate('box.default')}
          </Typography>
        )}
      </Stack>
    </Paper>
  );
}
