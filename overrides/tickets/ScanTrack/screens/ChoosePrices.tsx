/** Which prices of a show follow a track, on all of its performances to come. */
import {
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Typography,
} from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'ra-core';
import { type FormEvent, Suspense, useId, useState } from 'react';
import type { TrackPrice } from '../../../../schema/generated/tickets/TrackPrice.ts';
import { callAction } from '../../../../src/data/callAction.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { lazyPart } from '../../../../src/parts/lazyPart.tsx';
import { pricesKey } from './pricesKey.ts';
import { useTexts } from './useTexts.ts';

const RelationPicker = lazyPart(
  async () => (await import('../../../../src/fields/RelationPicker.tsx')).RelationPicker,
);

interface ChoosePricesProps {
  readonly track: string;
  readonly name: string;
  /** Empty: the dialog asks for it. */
  readonly show: string;
  readonly onClose: () => void;
}

export function ChoosePrices({ track, name, show: given, onClose }: ChoosePricesProps) {
  const t = useTexts();
  const id = useId();
  const [show, setShow] = useState(given);
  const { choice, toggle, lines, error } = useChoice(track, show);
  const save = useAction('ScanTrack.assignPrices');
  const client = useQueryClient();
  const notify = useNotify();
  const refresh = useRefresh();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const outcome = await save.run({ id: track, body: { ticketing: show, names: [...choice] } });
    if (!outcome.isDone) return;
    client.setQueryData(pricesKey(track), outcome.answer);
    notify(t('doors.prices.saved'), { type: 'success' });
    refresh();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle id={id}>{t('doors.prices.dialog', { track: name })}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Box sx={{ pt: 1 }}>
            <Suspense fallback={<Loading />}>
              <RelationPicker
                target="Ticketing"
                label={t('doors.prices.whichShow')}
                value={show || null}
                onChange={(picked) => {
                  const one = [picked ?? []].flat()[0];
                  setShow(one && 'id' in one ? String(one.id) : '');
                }}
              />
            </Suspense>
          </Box>
          {show && !lines && !error && <Loading />}
          {lines && <Lines lines={lines} choice={choice} toggle={toggle} />}
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('doors.prices.takesOver')}
          </Typography>
          <ProblemAlert error={error ?? save.refusal?.error} />
        </DialogContent>
        <DialogActions>
          <Button type="button" color="inherit" onClick={onClose}>
            {t('doors.prices.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={!lines?.length || save.isPending}>
            {t('doors.prices.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** The prices of the show, and which are ticked: those that follow the track on some performance, until somebody ticks. */
function useChoice(track: string, show: string) {
  const [ticked, setTicked] = useState<{ readonly show: string; readonly names: ReadonlySet<string> }>();
  const { data, error } = useQuery({
    queryKey: [...pricesKey(track), show],
    enabled: show !== '',
    queryFn: ({ signal }) =>
      callAction('ScanTrack.prices', { id: track, query: { ticketing: show } }, { signal }),
  });
  const lines = show === '' ? undefined : data;
  const stored = new Set((lines ?? []).filter(({ following }) => following > 0).map(({ name }) => name));
  const choice = ticked?.show === show ? ticked.names : stored;
  const toggle = (name: string) => {
    const names = new Set(choice);
    if (!names.delete(name)) names.add(name);
    setTicked({ show, names });
  };
  return { lines, choice, toggle, error };
}

interface LinesProps {
  readonly lines: readonly TrackPrice[];
  readonly choice: ReadonlySet<string>;
  readonly toggle: (name: string) => void;
}

function Lines({ lines, choice, toggle }: LinesProps) {
  const t = useTexts();
  if (lines.length === 0) return <Typography>{t('doors.prices.noPrices')}</Typography>;
  return (
    <Box sx={{ display: 'grid' }}>
      {lines.map(({ name, following: count, performances: all }) => (
        <FormControlLabel
          key={name}
          control={<Checkbox checked={choice.has(name)} onChange={() => toggle(name)} />}
          label={
            <>
              {name}
              {count > 0 && count < all && (
                <Typography component="span" variant="body2" sx={{ color: 'text.secondary', ml: 1 }}>
                  {t('doors.prices.elsewhere', { count, all })}
                </Typography>
              )}
            </>
          }
        />
      ))}
    </Box>
  );
}
