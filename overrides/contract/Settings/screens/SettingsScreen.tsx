/** `/settings`: every subject as a card with what is there of it; before a first sale, what is missing comes first. */
import { Box, Button, Paper, Skeleton, Stack, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { rank } from '../../../../src/app/palette/rank.ts';
import { callAction } from '../../../../src/data/callAction.ts';
import { summaryOf } from '../../../../src/data/descriptors.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useMayOf } from '../../../../src/data/useMay.ts';
import { EmptyState } from '../../../../src/generic/EmptyState.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { useLabel } from '../../../../src/i18n/useLabel.ts';
import { currentCaller } from '../../../../src/session/currentCaller.ts';
import { type Counts, listMissing, subjects } from '../model.ts';
import { SubjectCard, type SubjectLine } from './SubjectCard.tsx';
import { useTexts } from './useTexts.ts';

/** Lists that have a page made for them. */
const pages: Readonly<Record<string, string>> = {
  AccountsUser: '/settings/user-rights/users',
  Role: '/settings/user-rights/roles',
  DeviceState: '/settings/printer',
};

interface ShownSubject {
  readonly name: string;
  readonly icon: string;
  readonly title: string;
  readonly text: string;
  readonly lines: readonly SubjectLine[];
}

function useCounts() {
  const contract = currentCaller()?.contract ?? currentCaller()?.contracts[0] ?? 0;
  const query = useQuery({
    queryKey: ['settings-overview', contract],
    queryFn: async ({ signal }): Promise<Counts> => {
      const { counts } = await callAction('Contract.settingsOverview', { id: contract }, { signal });
      return new Map(counts.map(({ entity, count }) => [entity, count]));
    },
  });
  return { ...query, contract };
}

function useSubjects(counts: Counts, contract: number): readonly ShownSubject[] {
  const t = useTexts();
  const label = useLabel();
  return subjects.flatMap(({ name, icon, entities }) => {
    const lines = entities.flatMap((entity): SubjectLine[] => {
      const summary = summaryOf(entity);
      const count = counts.get(entity);
      if (!summary || count === undefined) return [];
      if (entity === 'Contract')
        return [{ to: screenPath(entity, 'show', contract), name: label(summary.label) }];
      const to = pages[entity] ?? screenPath(entity, 'list');
      return [{ to, name: label(summary.plural), count }];
    });
    if (lines.length === 0) return [];
    const textOf = (part: 'title' | 'text') => t(`settings.subjects.${name}.${part}`);
    return [{ name, icon, title: textOf('title'), text: textOf('text'), lines }];
  });
}

export function SettingsScreen() {
  const t = useTexts();
  const [search, setSearch] = useState('');
  const { data, error, isPending, refetch, contract } = useCounts();
  const shown = useSubjects(data ?? new Map(), contract);
  const found = search
    ? rank(shown, search, ({ title, lines }) => [title, ...lines.map(({ name }) => name)].join(' '))
    : shown;
  return (
    <Page title={t('settings.title')} subtitle={t('settings.text')} width="wide">
      <TextField
        type="search"
        label={t('settings.search')}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        sx={{ mb: 3, width: '100%', maxWidth: 400 }}
      />
      {error && <ProblemAlert error={error} onRetry={() => void refetch()} />}
      {data && !search && <FirstSale counts={data} />}
      {isPending && <Skeleton variant="rounded" height={320} />}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(288px, 1fr))' }}>
        {found.map((subject) => (
          <SubjectCard key={subject.name} {...subject} />
        ))}
      </Box>
      {data && found.length === 0 && <EmptyState title={t('settings.none')} />}
    </Page>
  );
}

/** What a first sale waits for, each with the way to make it for who may. */
function FirstSale({ counts }: { readonly counts: Counts }) {
  const t = useTexts();
  const label = useLabel();
  const may = useMayOf();
  const missing = listMissing(counts).flatMap((name) => summaryOf(name) ?? []);
  if (missing.length === 0) return null;
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby="first-sale"
      sx={{ p: 3, mb: 3, borderColor: 'warning.main' }}
    >
      <Typography id="first-sale" variant="h2" sx={{ mb: 0.5 }}>
        {t('settings.first')}
      </Typography>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>{t('settings.firstText')}</Typography>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {missing.map((entity) =>
          may(entity, 'create') ? (
            <Button
              key={entity.name}
              component={Link}
              to={screenPath(entity.name, 'create')}
              variant="outlined"
            >
              {t('settings.add', { name: label(entity.label) })}
            </Button>
          ) : (
            <Typography key={entity.name} sx={{ px: 2, py: 1 }}>
              {label(entity.label)}
            </Typography>
          ),
        )}
      </Stack>
    </Paper>
  );
}
