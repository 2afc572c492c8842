/**
 * Two people changed one record: what was there, what they made of it and what one was about to save, side by side.
 * What only one of them changed is kept; what both did is chosen field by field, then saved over the newest version.
 */
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Skeleton,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type RaRecord, useDataProvider, useNotify, useTranslate, useUpdate } from 'ra-core';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { callApi } from '../../data/callApi.ts';
import { writableProperties } from '../../data/choose.ts';
import { ProblemError } from '../../data/ProblemError.ts';
import { screenPath } from '../../data/screenPath.ts';
import { useActorName } from '../../i18n/useActorName.ts';
import { ProblemAlert } from '../ProblemAlert.tsx';
import { useSchema } from '../SchemaContext.tsx';
import { ConflictTable, type Side } from './ConflictTable.tsx';
import { type Conflict, compareVersions } from './compareValues.ts';
import { type HistoryChange, historyUrl } from './history.ts';

const CHANGED = 412;

type Values = Readonly<Record<string, unknown>>;

export interface ConflictDialogProps {
  /** The version that one began with. */
  readonly base: RaRecord;
  readonly mine: Values;
  /** What the form asks of a record. */
  readonly fields: readonly string[];
  /** Gives one's own changes up. */
  readonly onReload: () => void;
  readonly onClose: () => void;
}

/** The newest version, and who made it. */
function useTheirs({ base, fields }: Pick<ConflictDialogProps, 'base' | 'fields'>) {
  const { entity } = useSchema();
  const dataProvider = useDataProvider();
  const id = String(base.id);
  return useQuery({
    queryKey: [entity.name, 'theirs', id],
    queryFn: async () => {
      const [{ data }, history] = await Promise.all([
        dataProvider.getOne(entity.name, { id, meta: { fields } }),
        callApi<{ readonly member: readonly HistoryChange[] }>(
          `${historyUrl(entity, id)}?page=1&itemsPerPage=1`,
        ).catch(() => undefined),
      ]);
      return { record: data as RaRecord, last: history?.member[0] };
    },
    gcTime: 0,
    staleTime: 0,
  });
}

export function ConflictDialog({ base, mine, fields, onReload, onClose }: ConflictDialogProps) {
  const { entity, byName } = useSchema();
  const translate = useTranslate();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const { data, error, refetch } = useTheirs({ base, fields });
  const { save, isPending, problem } = useMerge(() => void refetch());
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({});
  const conflict =
    data && compareVersions(writableProperties(entity, 'edit', byName), { base, mine, theirs: data.record });
  const open = conflict?.both.filter(({ property }) => !choices[property.name]).length ?? 0;
  const chooseAll = (side: Side) =>
    setChoices(Object.fromEntries((conflict?.both ?? []).map(({ property }) => [property.name, side])));
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth="lg"
      aria-labelledby="conflict-title"
    >
      <DialogTitle id="conflict-title">{translate('app.problem.changed')}</DialogTitle>
      <DialogContent tabIndex={0}>
        <ProblemAlert error={error ?? problem} />
        {!conflict && !error && <Skeleton variant="rounded" height={160} />}
        {conflict && (
          <>
            <Intro conflict={conflict} last={data.last} />
            {conflict.both.length > 1 && (
              <Box sx={{ display: 'flex', gap: 1, mb: 2 }}>
                <Button size="small" variant="outlined" color="inherit" onClick={() => chooseAll('mine')}>
                  {translate('app.conflict.allMine')}
                </Button>
                <Button size="small" variant="outlined" color="inherit" onClick={() => chooseAll('theirs')}>
                  {translate('app.conflict.allTheirs')}
                </Button>
              </Box>
            )}
            <ConflictTable
              conflict={conflict}
              record={data.record}
              choices={choices}
              onChoose={(name, side) => setChoices({ ...choices, [name]: side })}
            />
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, '& > :not(style)': { ml: 0 } }}>
        <Button color="inherit" onClick={onReload} sx={{ mr: 'auto' }}>
          {translate('app.form.moveOn')}
        </Button>
        <Button color="inherit" onClick={onClose}>
          {translate('app.conflict.back')}
        </Button>
        <Button
          variant="contained"
          disabled={!conflict || open > 0 || isPending}
          onClick={() => conflict && save(data.record, merge(conflict, choices))}
        >
          {open > 0 ? translate('app.conflict.open', { smart_count: open }) : translate('app.form.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** What is to be written over their version. */
function merge(conflict: Conflict, choices: Readonly<Record<string, Side>>): Values {
  const chosen = conflict.both.filter(({ property }) => choices[property.name] === 'mine');
  return Object.fromEntries([...conflict.mine, ...chosen].map(({ property, mine }) => [property.name, mine]));
}

function useMerge(onStale: () => void) {
  const { entity } = useSchema();
  const notify = useNotify();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<unknown>();
  const [update, { isPending }] = useUpdate();
  const { reset, getValues } = useFormContext();
  const save = (theirs: RaRecord, changes: Values) => {
    setProblem(undefined);
    void update(
      entity.name,
      { id: theirs.id, data: { ...theirs, ...changes }, previousData: theirs },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify('app.form.saved', { type: 'success' });
          // Nothing is unsaved any more: the form may be left.
          reset(getValues());
          void navigate(screenPath(entity.name, 'show', theirs.id), { state: { _scrollToTop: true } });
        },
        onError: (error: unknown) => {
          setProblem(error);
          // Changed once more: their newest version is compared anew.
          if (error instanceof ProblemError && error.status === CHANGED) onStale();
        },
      },
    );
  };
  return { save, isPending, problem };
}

function Intro({
  conflict,
  last,
}: {
  readonly conflict: Conflict;
  readonly last: HistoryChange | undefined;
}) {
  const translate = useTranslate();
  const nameActor = useActorName();
  const actor = last ? nameActor(last.actor) : translate('app.conflict.somebody');
  return (
    <Box sx={{ mb: 2 }}>
      <Typography>{translate('app.conflict.text', { actor })}</Typography>
      {conflict.both.length === 0 && (
        <Alert severity="success" sx={{ mt: 2 }}>
          {translate('app.conflict.noneText')}
        </Alert>
      )}
    </Box>
  );
}
