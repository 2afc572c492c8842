/** `/settings/tickets`: each layout as which tickets it is for. The table is wherever a list is asked for. */
import { Chip, Link, List, ListItem, Paper, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { callAction } from '../../../../src/data/callAction.ts';
import type { RecordOf } from '../../../../src/data/fields.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { EmptyState } from '../../../../src/generic/EmptyState.tsx';
import { GenericList } from '../../../../src/generic/GenericList.tsx';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { CreateButton } from '../../../../src/generic/list/CreateButton.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { useTexts } from './useTexts.ts';

const FIELDS = [
  'name',
  'paperType',
  'codeKind',
  'legalNotice',
  { ticketing: ['title'] },
  { organizationalUnit: ['name'] },
] as const;

type Layout = RecordOf<'TicketLayout', typeof FIELDS>;

/** More than any house has. */
const MOST = 200;

const CODES = { qr: 'QR', aztec: 'Aztec', code128: 'Code 128' } as const;

export function LayoutList() {
  const [search] = useSearchParams();
  return search.size > 0 ? <GenericList /> : <Layouts />;
}

function Layouts() {
  const t = useTexts();
  const { data, error, refetch } = useQuery({
    queryKey: ['TicketLayout', 'of the house'],
    queryFn: ({ signal }) => {
      const query = { 'order[name]': 'asc', itemsPerPage: MOST };
      return callAction('TicketLayout.list', { query, fields: FIELDS }, { signal });
    },
  });
  return (
    <Page
      title={t('ticketLayout.title')}
      subtitle={t('ticketLayout.subtitle')}
      actions={<CreateButton />}
      width="form"
    >
      <ProblemAlert error={error} onRetry={() => void refetch()} />
      {!data && !error && <Loading />}
      {data?.member.length === 0 && (
        <EmptyState title={t('ticketLayout.none')} text={t('ticketLayout.noneText')} />
      )}
      {data && data.member.length > 0 && (
        <Paper variant="outlined">
          <List disablePadding>
            {data.member.map((one, index) => (
              <LayoutItem key={one['@id']} layout={one} isLast={index === data.member.length - 1} />
            ))}
          </List>
        </Paper>
      )}
    </Page>
  );
}

function LayoutItem({ layout, isLast }: { readonly layout: Layout; readonly isLast: boolean }) {
  const t = useTexts();
  const { ticketing, organizationalUnit, paperType, legalNotice, codeKind } = layout;
  const shows = ticketing
    ? t('ticketLayout.reach.show', { name: ticketing.title })
    : organizationalUnit
      ? t('ticketLayout.reach.unit', { name: organizationalUnit.name })
      : t('ticketLayout.reach.all');
  const paper = t(`ticketLayout.reach.${paperType ?? 'any'}`);
  return (
    <ListItem divider={!isLast} sx={{ display: 'block', py: 2, px: { xs: 2, sm: 3 } }}>
      <Stack direction="row" useFlexGap sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap', mb: 0.5 }}>
        <Link
          component={RouterLink}
          to={screenPath('TicketLayout', 'show', layout['@id'])}
          sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          {layout.name}
        </Link>
        <Chip size="small" variant="outlined" label={CODES[codeKind]} />
      </Stack>
      <Typography>{t('ticketLayout.line', { shows, paper })}</Typography>
      {legalNotice && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('ticketLayout.notice', { text: legalNotice })}
        </Typography>
      )}
    </ListItem>
  );
}
