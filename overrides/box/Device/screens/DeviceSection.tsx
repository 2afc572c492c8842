/** One box as a device: whether it is there, and what it may be asked. */
import { Box, Button, Chip, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { DEVICE_MESSAGES } from '../../../../schema/channel.ts';
import type { BoxRow } from '../../Printer/screens/useBoxes.ts';
import { ConfirmMessage } from './ConfirmMessage.tsx';
import { DeviceReply } from './DeviceReply.tsx';
import { RefusalAlert } from './RefusalAlert.tsx';
import { device } from './texts/en.ts';
import { useBoxMessage } from './useBoxMessage.ts';
import { useTexts } from './useTexts.ts';

export function DeviceSection({ box }: { readonly box: BoxRow }) {
  const t = useTexts();
  const message = useBoxMessage(box.boxId);
  const [asksReboot, setAsksReboot] = useState(false);
  return (
    <Box component="section" aria-label={box.name} sx={{ mb: 6 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, mb: 2 }}>
        <Typography variant="h2">{box.name}</Typography>
        <Chip
          size="small"
          color={box.isOnline ? 'success' : 'error'}
          variant="outlined"
          label={t(box.isOnline ? 'box.online' : 'box.offline')}
        />
      </Stack>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mb: 2 }}>
        {DEVICE_MESSAGES.map((name) => (
          <Button
            key={name}
            size="small"
            variant="outlined"
            color={name === 'rebootDevice' ? 'error' : 'primary'}
            disabled={!box.isOnline || message.isPending}
            onClick={() => (name === 'rebootDevice' ? setAsksReboot(true) : message.mutate({ name }))}
          >
            {t(`device.actions.${name}`)}
          </Button>
        ))}
      </Stack>
      {message.isPending && <Typography role="status">{t('device.running')}</Typography>}
      {message.error && (
        <RefusalAlert error={message.error} own={Object.keys(device.refusal)} onClose={message.reset} />
      )}
      {message.data && <DeviceReply result={message.data} onClose={message.reset} />}
      {asksReboot && (
        <ConfirmMessage
          title={t('device.rebootTitle', { name: box.name })}
          text={t('device.rebootText')}
          action={t('device.actions.rebootDevice')}
          onConfirm={() => message.mutate({ name: 'rebootDevice' })}
          onClose={() => setAsksReboot(false)}
        />
      )}
    </Box>
  );
}
