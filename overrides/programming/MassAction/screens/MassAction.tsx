/**
 * `/mass-action/ticketing/{id}`: performances of a show chosen, what they have in common, one thing changed on all of them.
 * What it would do is counted here by the rules by which the server does it.
 */
import ArrowBack from '@mui/icons-material/ArrowBack';
import { Alert, Box, Button, Link, Paper, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink, useParams } from 'react-router';
import { EmptyState } from '../../../../src/generic/EmptyState.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { useChannels } from '../../ShowProgramme/screens/useChoices.ts';
import { isPriceAction, type MassChange } from '../model/change.ts';
import { countPlanned } from '../model/countPlanned.ts';
import { dayOf, filterDates } from '../model/filterDates.ts';
import { planChange } from '../model/planChange.ts';
import { shiftDays } from '../model/shiftDays.ts';
import { ChangeForm, type Draft } from './ChangeForm.tsx';
import { ChooseDates } from './ChooseDates.tsx';
import { ClonePreview, type Copy } from './ClonePreview.tsx';
import { CommonValues } from './CommonValues.tsx';
import { ConfirmChange } from './ConfirmChange.tsx';
import { Preview } from './Preview.tsx';
import { beginOf } from './planWords.ts';
import { factsOf, type MassDate, useMassDates } from './useMassDates.ts';
import { useTexts } from './useTexts.ts';

export function MassAction() {
  const t = useTexts();
  const { ticketingShortId = '' } = useParams();
  const { data, error, refetch } = useMassDates(ticketingShortId);
  const [first] = data?.member ?? [];
  return (
    <Page
      title={first ? t('massAction.titleOf', { show: first.ticketing.title }) : t('massAction.title')}
      subtitle={t('massAction.subtitleOf')}
      above={
        <Link
          component={RouterLink}
          to="/mass-action/ticketing"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, fontSize: 14, mb: 0.5 }}
        >
          <ArrowBack sx={{ fontSize: 16 }} />
          {t('massAction.otherShow')}
        </Link>
      }
    >
      {error && <ProblemAlert error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton variant="rounded" height={420} />}
      {data && !first && <EmptyState title={t('massAction.noDates')} />}
      {data && first && (
        <Steps
          ticketing={ticketingShortId}
          timezone={first.ticketing.timezone}
          dates={data.member}
          hasMore={data.totalItems > data.member.length}
        />
      )}
    </Page>
  );
}

interface StepsProps {
  readonly ticketing: string;
  readonly timezone: string;
  readonly dates: readonly MassDate[];
  readonly hasMore: boolean;
}

function Steps({ ticketing, timezone, dates, hasMore }: StepsProps) {
  const t = useTexts();
  const [filter, setFilter] = useState(() => ({
    from: dayOf(new Date().toISOString(), timezone),
    to: '',
    weekdays: [] as readonly number[],
    status: '',
  }));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [draft, setDraft] = useState<Draft>();
  const found = filterDates(dates, filter, timezone).toSorted((a, b) =>
    a.startDate.localeCompare(b.startDate),
  );
  const chosen = found.filter(({ '@id': id }) => !left.has(id));
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {hasMore && <Alert severity="info">{t('massAction.tooManyDates')}</Alert>}
        <ChooseDates filter={filter} onFilter={setFilter} dates={found} left={left} onLeave={setLeft} />
        <Change ticketing={ticketing} dates={chosen} draft={draft} onChange={setDraft} />
      </Box>
      <CommonValues dates={chosen} />
    </Box>
  );
}

const isMomentReady = (moment: Draft['opens']) =>
  !moment ||
  moment.kind === 'none' ||
  (moment.kind === 'at' ? Boolean(moment.at) : moment.amount !== undefined);

function isReady({ action, opens, closes, places, tax, sellingDevice, hashList, days }: Draft): boolean {
  if (isPriceAction(action) && !hashList?.length) return false;
  switch (action) {
    case 'saleWindow':
      return Boolean(opens ?? closes) && isMomentReady(opens) && isMomentReady(closes);
    case 'setStock':
      return typeof places === 'number';
    case 'addStock':
      return (places ?? 0) > 0;
    case 'tax':
      return Boolean(tax);
    case 'clone':
      return Boolean(days?.length);
    case 'addSellingDevice':
    case 'removeSellingDevice':
      return Boolean(sellingDevice);
    default:
      return true;
  }
}

interface ChangeProps {
  readonly ticketing: string;
  readonly dates: readonly MassDate[];
  readonly draft: Draft | undefined;
  readonly onChange: (draft: Draft | undefined) => void;
}

/** What is asked of the server, which knows of days by how much later they are. */
function complete(draft: Draft, dates: readonly MassDate[]): Draft {
  const timezone = dates[0]?.ticketing.timezone;
  if (draft.action !== 'clone' || !timezone) return draft;
  return { ...draft, shiftList: shiftDays(dates, draft.days ?? [], timezone) };
}

function listCopies(change: MassChange<string>, dates: readonly MassDate[]): readonly Copy[] {
  return dates.flatMap((date) =>
    (planChange(change, factsOf(date), []).copies ?? []).map((start) => ({
      start,
      original: date.startDate,
      end: date.endDate,
      room: date.logicalSeatConfig,
    })),
  );
}

function Change({ ticketing, dates, draft: asked, onChange }: ChangeProps) {
  const t = useTexts();
  const draft = asked && complete(asked, dates);
  const [isAsking, setAsking] = useState(false);
  const [first] = dates;
  const channels = useChannels().data?.member ?? [];
  const change = draft && isReady(draft) ? (draft as MassChange<string>) : undefined;
  const counts =
    change &&
    countPlanned(
      change,
      dates.map(factsOf),
      channels.map((channel) => channel['@id']),
    );
  return (
    <Paper variant="outlined" component="section" aria-labelledby="mass-change" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id="mass-change" variant="h2" sx={{ fontSize: 18, mb: 2 }}>
        {t('massAction.changeTitle')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <ChangeForm dates={dates} draft={asked} onChange={onChange} />
        {change && counts && dates.length > 0 && <Preview action={change.action} counts={counts} />}
        {change?.action === 'clone' && first && (
          <ClonePreview
            ticketing={ticketing}
            timezone={first.ticketing.timezone}
            copies={listCopies(change, dates)}
          />
        )}
        <Box>
          <Button
            variant="contained"
            disabled={!counts || counts.changed === 0}
            onClick={() => setAsking(true)}
          >
            {change && counts && counts.changed > 0
              ? t(beginOf(change.action), { smart_count: counts.changed })
              : t('massAction.beginNone')}
          </Button>
        </Box>
      </Box>
      {isAsking && draft && counts && (
        <ConfirmChange
          ticketing={ticketing}
          draft={draft}
          counts={counts}
          dates={dates.map((date) => date['@id'])}
          onClose={() => setAsking(false)}
        />
      )}
    </Paper>
  );
}
