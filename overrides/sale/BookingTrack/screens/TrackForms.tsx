/** `/settings/booking-track/{id}/form`: which fields a track asks for, of the customer and of each participant. */
import { Box, Button, Link } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { useSessionDraft } from '../../../../src/session/useSessionDraft.ts';
import { FormBuilder, type FormDraft } from './FormBuilder.tsx';
import { TrackFrame } from './TrackFrame.tsx';
import { useTexts } from './useTexts.ts';
import { listAsked, TRACKS_KEY, type Track, useAskable } from './useTracks.ts';

export const TrackForms = () => <TrackFrame path="form" Content={Forms} />;

const TYPES = ['customer', 'participant'] as const;

interface Drafts {
  readonly customer: FormDraft;
  readonly participant: FormDraft;
}

function readDraft(track: Track, type: (typeof TYPES)[number]): FormDraft {
  const form = track.formList.find((one) => one.type === type);
  return {
    mode: form?.mode ?? 'normal',
    optinMessage: form?.optinMessage ?? '',
    fields: form ? listAsked(form) : [],
  };
}

function Forms({ track }: { readonly track: Track }) {
  const t = useTexts();
  const notify = useNotify();
  const client = useQueryClient();
  const mayWrite = useHas('settings.write');
  const askable = useAskable();
  const update = useAction('BookingTrack.forms', ['name']);
  const stored = { customer: readDraft(track, 'customer'), participant: readDraft(track, 'participant') };
  const [drafts, setDrafts] = useState<Drafts>(stored);
  const isChanged = JSON.stringify(drafts) !== JSON.stringify(stored);
  useSessionDraft<Drafts>({
    key: `booking-track/${track['@id']}`,
    read: () => (isChanged ? drafts : undefined),
    restore: setDrafts,
    isUnsent: () => isChanged,
  });
  const bodyOf = ({ mode, optinMessage, fields }: FormDraft) => ({
    mode,
    optinMessage: optinMessage.trim() || null,
    fieldList: fields,
  });
  const save = async () => {
    const body = { customer: bodyOf(drafts.customer), participant: bodyOf(drafts.participant) };
    const outcome = await update.run({ id: track['@id'], body });
    if (!outcome.isDone) return;
    notify(t('bookingTrack.saved'), { type: 'success' });
    await client.invalidateQueries({ queryKey: TRACKS_KEY });
  };
  return (
    <Box
      component="form"
      sx={{ display: 'grid', gap: 3 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (!update.isPending) void save();
      }}
    >
      <Link
        component={RouterLink}
        to={screenPath('CustomerFieldContract', 'list')}
        sx={{ justifySelf: 'start' }}
      >
        {t('bookingTrack.toFields')}
      </Link>
      <ProblemAlert error={askable.error} />
      {!askable.fields && !askable.error && <Loading />}
      {askable.fields &&
        TYPES.map((type) => (
          <FormBuilder
            key={type}
            type={type}
            draft={drafts[type]}
            fields={askable.fields ?? []}
            isLocked={!mayWrite}
            onChange={(draft) => setDrafts({ ...drafts, [type]: draft })}
          />
        ))}
      <ProblemAlert error={update.refusal?.error} />
      {mayWrite && (
        <Button
          type="submit"
          variant="contained"
          disabled={update.isPending || !isChanged}
          sx={{ justifySelf: 'start' }}
        >
          {t('bookingTrack.save')}
        </Button>
      )}
    </Box>
  );
}
