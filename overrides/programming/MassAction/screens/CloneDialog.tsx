/** A performance once more: on which days and at what time, what would be made, and what plays in the room then. */
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Skeleton,
  TextField,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { instantToLocal, localToInstant } from '../../../../schema/localTime.ts';
import { callAction } from '../../../../src/data/callAction.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { partsOf } from '../../../../src/generic/partsOf.tsx';
import type { OwnActionProps } from '../../../../src/screens.ts';
import { shiftDays } from '../model/shiftDays.ts';
import { CloneDays } from './CloneDays.tsx';
import { ClonePreview } from './ClonePreview.tsx';
import { useMassAction } from './useMassAction.ts';
import { useTexts } from './useTexts.ts';

const { useRecord } = partsOf('EventDate');

const useOriginal = (id: string) =>
  useQuery({
    queryKey: ['EventDate', 'clone', id],
    queryFn: ({ signal }) =>
      callAction(
        'EventDate.read',
        { id, fields: ['startDate', 'endDate', 'logicalSeatConfig', { ticketing: ['timezone'] }] },
        { signal },
      ),
  });

type Original = NonNullable<ReturnType<typeof useOriginal>['data']>;

const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

export function CloneDialog({ onClose }: OwnActionProps) {
  const t = useTexts();
  const title = useId();
  const { data, error, refetch } = useOriginal(String(useRecord()?.id));
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={title}>
      <DialogTitle id={title}>{t('massAction.clone.title')}</DialogTitle>
      {data ? (
        <CloneForm original={data} onClose={onClose} />
      ) : (
        <DialogContent>
          {error ? (
            <ProblemAlert error={error} onRetry={() => void refetch()} />
          ) : (
            <Skeleton variant="rounded" height={360} />
          )}
        </DialogContent>
      )}
    </Dialog>
  );
}

function CloneForm({ original, onClose }: { readonly original: Original } & Pick<OwnActionProps, 'onClose'>) {
  const t = useTexts();
  const navigate = useNavigate();
  const { startDate, endDate, logicalSeatConfig, ticketing } = original;
  const { timezone } = ticketing;
  const show = ticketing['@id'].split('/').at(-1) ?? '';
  const [days, setDays] = useState<readonly string[]>([]);
  const [time, setTime] = useState(instantToLocal(startDate, timezone).slice(11));
  const clone = useAction('EventDate.cloneTo', []);
  const mass = useMassAction(show);
  const isRight = isTime(time);
  const starts = isRight ? days.flatMap((day) => localToInstant(`${day}T${time}`, timezone) ?? []) : [];
  const submit = async () => {
    const [only] = starts;
    if (!only) return;
    if (starts.length > 1) {
      const shiftList = shiftDays([original], days, timezone);
      await mass.run({ action: 'clone', shiftList, time }, [original['@id']]);
      return;
    }
    const outcome = await clone.run({ id: original['@id'], body: { startDate: only } });
    if (!outcome.isDone) return;
    onClose();
    await navigate(screenPath('EventDate', 'show', outcome.answer['@id'].split('/').at(-1) ?? ''));
  };
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box sx={{ pt: 1 }}>
          <TextField
            label={t('massAction.clone.time')}
            value={time}
            onChange={({ target }) => setTime(target.value)}
            error={!isRight}
            helperText={isRight ? undefined : t('massAction.clone.timeWrong')}
            slotProps={{ htmlInput: { className: 'num', maxLength: 5 } }}
            sx={{ maxWidth: 160 }}
          />
        </Box>
        <CloneDays days={days} time={time} timezone={timezone} isMany={false} onChange={setDays} />
        {starts.length > 0 && (
          <ClonePreview
            ticketing={show}
            timezone={timezone}
            copies={starts.map((start) => ({
              start,
              original: startDate,
              end: endDate,
              room: logicalSeatConfig,
            }))}
          />
        )}
        <ProblemAlert error={clone.refusal?.error ?? mass.error} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('massAction.back')}
        </Button>
        <Button
          variant="contained"
          disabled={starts.length === 0 || clone.isPending || mass.isPending}
          onClick={() => void submit()}
        >
          {t('massAction.clone.create')}
        </Button>
      </DialogActions>
    </>
  );
}
