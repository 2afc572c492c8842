/** Names of one kind: those that mean nothing yet first, good suggestions accepted together. */
import { Box, Button, Link, List, Paper, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { Link as RouterLink, useLocation, useSearchParams } from 'react-router';
import { EmptyState } from '../../../../src/generic/EmptyState.tsx';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { type NameBoard, type NameKind, SHOWN } from '../model/board.ts';
import { AddName } from './AddName.tsx';
import { NameItem } from './NameItem.tsx';
import { type Meanings, useMeanings } from './useMeanings.tsx';
import { useNames } from './useNames.ts';
import { useTexts } from './useTexts.ts';

export function NameList({ kind }: { readonly kind: NameKind }) {
  const t = useTexts();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const shown = SHOWN.find((one) => one === search.get('shown')) ?? 'all';
  const name = search.get('name');
  const { data, error, refetch } = useNames(kind, shown, name);
  const meanings = useMeanings(kind);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2 }}>
        <States counts={data?.counts} />
        {data && <AcceptAll board={data} meanings={meanings} />}
      </Box>
      {name !== null && (
        <Link component={RouterLink} to={pathname} sx={{ display: 'inline-block', mb: 2 }}>
          {t('timportNames.onlyName')}
        </Link>
      )}
      <ProblemAlert error={error ?? meanings.error} {...(error && { onRetry: () => void refetch() })} />
      {!data && !error && <Loading />}
      {data?.names.length === 0 &&
        (name === null ? (
          <EmptyState
            title={t(`timportNames.nothing.${shown}`)}
            text={t(`timportNames.nothingText.${shown}`)}
          />
        ) : (
          kind !== 'plan' && <AddName kind={kind} name={name} />
        ))}
      {data && data.names.length > 0 && (
        <Paper variant="outlined">
          <List disablePadding>
            {data.names.map((one, index) => (
              <NameItem
                key={one.mapping}
                kind={kind}
                name={one}
                choices={data.choices}
                meanings={meanings}
                isLast={index === data.names.length - 1}
              />
            ))}
          </List>
        </Paper>
      )}
      {data && name === null && data.names.length < data.counts[shown] && (
        <Box sx={{ color: 'text.secondary', fontSize: 13, mt: 1 }}>
          {t('timportNames.first', { count: data.names.length })}
        </Box>
      )}
    </>
  );
}

function States({ counts }: { readonly counts: NameBoard['counts'] | undefined }) {
  const t = useTexts();
  const [search, setSearch] = useSearchParams();
  const shown = SHOWN.find((one) => one === search.get('shown')) ?? 'all';
  const choose = (next: string) => setSearch(next === 'all' ? {} : { shown: next });
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={shown}
      aria-label={t('timportNames.shown.label')}
      onChange={(_event, next: string | null) => next && choose(next)}
      sx={{ mr: 'auto', flexWrap: 'wrap', '& .MuiToggleButton-root': { color: 'text.primary' } }}
    >
      {SHOWN.map((one) => (
        <ToggleButton key={one} value={one} className="num">
          {counts
            ? t('timportNames.count', { name: t(`timportNames.shown.${one}`), count: counts[one] })
            : t(`timportNames.shown.${one}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

function AcceptAll({
  board,
  meanings: { assign, isPending },
}: {
  readonly board: NameBoard;
  readonly meanings: Meanings;
}) {
  const t = useTexts();
  const good = board.names.flatMap((name) =>
    name.suggestion?.isGood ? [{ name, to: name.suggestion.id }] : [],
  );
  if (good.length === 0) return null;
  const accept = () =>
    assign(
      good.map(({ name }) => name),
      good.map(({ name, to }) => ({ mapping: name.mapping, target: to, isIgnored: false })),
      t('timportNames.accepted', { smart_count: good.length }),
    );
  return (
    <Button variant="outlined" disabled={isPending} onClick={() => void accept()}>
      {t('timportNames.acceptAll', { smart_count: good.length })}
    </Button>
  );
}
