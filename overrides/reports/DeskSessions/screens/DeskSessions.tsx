/**
 * `/accountability/desk-sessions`: sessions of a period by day, whose they were, and whether their drawers were right. Who
 * operates a desk and oversees none has the generated list of their own, as has a list that is asked for by a filter.
 */
import { Stack } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { callAction } from '../../../../src/data/callAction.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { EmptyState } from '../../../../src/generic/EmptyState.tsx';
import { GenericList } from '../../../../src/generic/GenericList.tsx';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { DayChoice } from '../../Period/screens/DayChoice.tsx';
import { addDays } from '../../Takings/model.ts';
import { chooseSessions, type SessionChoice } from '../model.ts';
import { SessionChoices } from './SessionChoices.tsx';
import { SessionsFile } from './SessionsFile.tsx';
import { SessionTable } from './SessionTable.tsx';
import { useTexts } from './useTexts.ts';

export function DeskSessions() {
  const [asked] = useSearchParams();
  const oversees = useHas('desk.oversee');
  return oversees && !asked.has('filter') ? <Overview /> : <GenericList />;
}

function readChoice(asked: URLSearchParams): SessionChoice {
  const desk = Number(asked.get('desk'));
  return {
    seller: asked.get('seller') ?? undefined,
    desk: Number.isSafeInteger(desk) && desk > 0 ? desk : undefined,
    state: asked.get('state') ?? undefined,
  };
}

function Overview() {
  const t = useTexts();
  const [asked, setAsked] = useSearchParams();
  const days = { from: asked.get('from') ?? undefined, to: asked.get('to') ?? undefined };
  const choice = readChoice(asked);
  const { data, error, refetch } = useQuery({
    queryKey: ['desk-sessions-of-days', days.from, days.to],
    queryFn: ({ signal }) => callAction('GET /accountability/desk_sessions', { query: days }, { signal }),
    placeholderData: keepPreviousData,
  });
  const change = (values: Readonly<Record<string, string>>) =>
    setAsked(
      (now) =>
        new URLSearchParams(
          Object.entries({ ...Object.fromEntries(now), ...values }).filter(([, value]) => value !== ''),
        ),
      { replace: true },
    );
  const sessions = data && chooseSessions(data.sessions, choice);
  return (
    <Page
      title={t('deskSessions.title')}
      subtitle={t('deskSessions.subtitle')}
      width="wide"
      actions={data && <SessionsFile from={data.from} to={data.to} choice={choice} />}
    >
      <Stack spacing={3}>
        {data && (
          <>
            <DayChoice
              from={data.from}
              to={data.to}
              labels={{ from: t('deskSessions.from'), to: t('deskSessions.to') }}
              presets={[
                { label: t('deskSessions.today'), from: data.today, to: data.today },
                {
                  label: t('deskSessions.yesterday'),
                  from: addDays(data.today, -1),
                  to: addDays(data.today, -1),
                },
                { label: t('deskSessions.week'), from: addDays(data.today, -6), to: data.today },
                { label: t('deskSessions.month'), from: `${data.today.slice(0, 8)}01`, to: data.today },
              ]}
              onChoose={(from, to) => change({ from, to })}
            />
            <SessionChoices sessions={data.sessions} choice={choice} onChange={change} />
          </>
        )}
        <ProblemAlert error={error} onRetry={() => void refetch()} />
        {!data && !error && <Loading />}
        {sessions?.length === 0 && (
          <EmptyState title={t('deskSessions.none')} text={t('deskSessions.noneHint')} />
        )}
        {data && sessions && sessions.length > 0 && (
          <SessionTable sessions={sessions} timezone={data.timezone} />
        )}
      </Stack>
    </Page>
  );
}
