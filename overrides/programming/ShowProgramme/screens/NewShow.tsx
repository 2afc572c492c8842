/**
 * `/events/new`: a show from nothing to on sale, step by step. The address names the show and the step, and each step
 * is saved, so that who leaves comes back to where they were.
 */
import ArrowBack from '@mui/icons-material/ArrowBack';
import { Box, Button, Link, Paper, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type FunctionComponent, Suspense } from 'react';
import { Link as RouterLink, useLocation, useSearchParams } from 'react-router';
import { callAction } from '../../../../src/data/callAction.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { readPrefill } from '../../../../src/generic/record/prefill.ts';
import { lazyPart } from '../../../../src/parts/lazyPart.tsx';
import { findNextStep, isStep, listDone, listReachable, STEPS, type Step } from '../model/steps.ts';
import { ShowStep } from './ShowStep.tsx';
import { StepNav } from './StepNav.tsx';
import { type StepProps, useProgramme } from './useProgramme.ts';
import { useTexts } from './useTexts.ts';

const GenericCreate = lazyPart(
  async () => (await import('../../../../src/generic/GenericCreate.tsx')).GenericCreate,
);

const steps: Readonly<Record<Exclude<Step, 'show'>, FunctionComponent<StepProps>>> = {
  dates: lazyPart(async () => (await import('./DatesStep.tsx')).DatesStep),
  prices: lazyPart(async () => (await import('./PricesStep.tsx')).PricesStep),
  stock: lazyPart(async () => (await import('./StockStep.tsx')).StockStep),
  sale: lazyPart(async () => (await import('./SaleStep.tsx')).SaleStep),
  open: lazyPart(async () => (await import('./OpenStep.tsx')).OpenStep),
};

/** The form of a single performance stays for a copy, for one more of a show from its page, and for who asks for it. */
export function NewShow() {
  const { state, search } = useLocation();
  const wantsForm = readPrefill(state) !== undefined || new URLSearchParams(search).has('form');
  return wantsForm ? <GenericCreate /> : <Flow />;
}

function Flow() {
  const t = useTexts();
  const [search, setSearch] = useSearchParams();
  const id = search.get('show');
  const { show, programme, error, put } = useProgramme(id);
  const asked = search.get('step');
  const current: Step =
    id === null ? 'show' : isStep(asked) ? asked : programme ? findNextStep(programme) : 'show';
  const go = (step: Step, of: string | null = id) => setSearch({ ...(of !== null && { show: of }), step });
  const move = (by: number) => go(STEPS[STEPS.indexOf(current) + by] ?? current);
  const Current = current === 'show' ? undefined : steps[current];
  return (
    <Page
      title={show?.title ?? t('newShow.title')}
      width="wide"
      subtitle={t('newShow.saved')}
      actions={
        id === null && (
          <Button component={RouterLink} to="?form=date" color="inherit">
            {t('newShow.oneDate')}
          </Button>
        )
      }
      above={
        <Link
          component={RouterLink}
          to={screenPath('EventDate', 'list')}
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, mb: 1, fontSize: 14 }}
        >
          <ArrowBack sx={{ fontSize: 16 }} />
          {t('newShow.back')}
        </Link>
      }
    >
      <ProblemAlert error={error} />
      <StepNav current={current} done={listDone(programme)} reachable={listReachable(programme)} onGo={go} />
      {id === null && <Resume />}
      {current === 'show' && (id === null || show) && (
        <ShowStep key={id} show={show} onSaved={(of) => go('dates', of)} />
      )}
      {id !== null && !error && (!show || !programme) && <Skeleton variant="rounded" height={320} />}
      {Current && show && programme && (
        <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
          <Current
            key={current}
            show={show}
            programme={programme}
            onSaved={(saved) => {
              put(saved);
              if (current !== 'open') move(1);
            }}
            onPrevious={() => move(-1)}
          />
        </Suspense>
      )}
    </Page>
  );
}

/** Shows that were begun and have nothing but drafts. */
function Resume() {
  const t = useTexts();
  const { data } = useQuery({
    queryKey: ['shows-in-preparation'],
    queryFn: ({ signal }) =>
      callAction(
        'Ticketing.list',
        {
          query: { status: 'draft', itemsPerPage: 6, 'order[id]': 'desc' },
          fields: ['title', 'totalEventDateCount'],
        },
        { signal },
      ),
  });
  if (!data || data.member.length === 0) return null;
  return (
    <Paper component="section" variant="outlined" aria-labelledby="resume" sx={{ p: 2.5, mb: 3 }}>
      <Typography id="resume" variant="h2" sx={{ mb: 1 }}>
        {t('newShow.resume')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, columns: { md: 2 } }}>
        {data.member.map((show) => (
          <Box component="li" key={show['@id']} sx={{ py: 0.5 }}>
            <Link component={RouterLink} to={`?show=${show['@id'].split('/').at(-1)}`}>
              {show.title}
            </Link>
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary', ml: 1 }}>
              {show.totalEventDateCount
                ? t('newShow.drafts', { smart_count: show.totalEventDateCount })
                : t('newShow.noDates')}
            </Typography>
          </Box>
        ))}
      </Box>
    </Paper>
  );
}
