/** The first step: the file of a reseller for a performance, dropped or chosen; its columns come next. */
import { LinearProgress, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'ra-core';
import { useNavigate } from 'react-router';
import { callAction } from '../../../../src/data/callAction.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { FileStep } from '../../../../src/generic/import/FileStep.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { FlowFrame, useFlow } from './FlowFrame.tsx';
import { SEVERAL, shortId, stepPath } from './flow.ts';
import { useTexts } from './useTexts.ts';

export function CustomFileStep() {
  const t = useTexts();
  const navigate = useNavigate();
  const [locale] = useLocaleState();
  const { eventDateId } = useFlow();
  const isSeveral = eventDateId === SEVERAL;
  const upload = useAction('ProviderTicketImportedFile.upload', ['originalName']);
  const { data: date, error } = useQuery({
    queryKey: ['EventDate', 'named', { id: eventDateId }],
    enabled: !isSeveral,
    queryFn: ({ signal }) =>
      callAction(
        'EventDate.read',
        { id: eventDateId, fields: ['startDate', { ticketing: ['title', 'timezone'] }] },
        { signal },
      ),
  });
  const send = async (file: File) => {
    const body = isSeveral ? {} : { eventDate: `/ticketing/v1/event_dates/${eventDateId}` };
    const made = await upload.run({ file, body });
    if (made.isDone) void navigate(stepPath(eventDateId, 'preview', shortId(made.answer['@id'])));
  };
  return (
    <FlowFrame
      step="custom-file"
      title={date?.ticketing.title ?? (isSeveral ? t('timport.forSeveral') : undefined)}
      subtitle={date && formatInstant(date.startDate, date.ticketing.timezone, locale, 'long')}
    >
      <Typography sx={{ mb: 2, maxWidth: 720 }}>
        {t(isSeveral ? 'timport.file.several' : 'timport.file.one')}
      </Typography>
      {upload.isPending && <LinearProgress aria-label={t('timport.uploading')} sx={{ mb: 2 }} />}
      <ProblemAlert error={upload.refusal?.error ?? error} />
      <FileStep onChoose={(file) => void send(file)} />
    </FlowFrame>
  );
}
