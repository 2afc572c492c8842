/** One access: whether it works in words and colour, a test of it, and its tickets fetched at once. */
import { Alert, Button, Chip, Link, ListItem, Stack, Typography } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { Link as RouterLink } from 'react-router';
import type { RecordOf } from '../../../../src/data/fields.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { useTexts } from './useTexts.ts';

export const ACCESS_FIELDS = [
  'providerName',
  'providerType',
  'active',
  'connectionState',
  'checkedAt',
  { contract: ['timezone'] },
] as const;

type Access = RecordOf<'ProviderTicketCredentials', typeof ACCESS_FIELDS>;

const colors = {
  untested: 'default',
  connected: 'success',
  refused: 'error',
  unreachable: 'warning',
} as const;

interface ProviderItemProps {
  readonly access: Access;
  readonly isLast: boolean;
  readonly onTested: () => void;
}

export function ProviderItem({ access, isLast, onTested }: ProviderItemProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const { providerName, providerType, active, connectionState, checkedAt, contract } = access;
  const isImport = providerType === 'ticket_import';
  const tried = checkedAt
    ? t('providers.tried', { time: formatInstant(checkedAt, contract.timezone ?? 'UTC', locale) })
    : '';
  return (
    <ListItem divider={!isLast} sx={{ display: 'block', py: 2, px: { xs: 2, sm: 3 } }}>
      <Stack direction="row" useFlexGap sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap', mb: 0.5 }}>
        <Link
          component={RouterLink}
          to={screenPath('ProviderTicketCredentials', 'show', access['@id'])}
          sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          {providerName}
        </Link>
        <Chip
          size="small"
          variant="outlined"
          color={colors[connectionState]}
          label={t(`providers.state.${connectionState}`)}
        />
        {!active && <Chip size="small" variant="outlined" label={t('providers.inactive')} />}
      </Stack>
      <Typography>
        {providerType && t(`providers.kind.${providerType}`)}
        {isImport && ` · ${t(active ? `providers.hint.${connectionState}` : 'providers.inactiveHint')}`}
      </Typography>
      {tried && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {tried}
        </Typography>
      )}
      {isImport && <ProviderActions access={access} onTested={onTested} />}
    </ListItem>
  );
}

function ProviderActions({ access, onTested }: Omit<ProviderItemProps, 'isLast'>) {
  const t = useTexts();
  const test = useAction('ProviderTicketCredentials.test', ['connectionState']);
  const fetchNow = useAction('ProviderTicketImportedFile.importAutomatically');
  const run = async () => {
    const tested = await test.run({ id: access['@id'] });
    if (tested.isDone) onTested();
  };
  return (
    <>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', mt: 1.5 }}>
        <Button size="small" variant="outlined" disabled={test.isPending} onClick={() => void run()}>
          {t('providers.test')}
        </Button>
        {access.active && access.connectionState === 'connected' && (
          <Button
            size="small"
            disabled={fetchNow.isPending}
            onClick={() => void fetchNow.run({ body: { provider: access.providerName } })}
          >
            {t('providers.fetch')}
          </Button>
        )}
      </Stack>
      <ProblemAlert error={test.refusal?.error ?? fetchNow.refusal?.error} />
      {fetchNow.result !== undefined && (
        <Alert
          severity="success"
          role="status"
          sx={{ mt: 1.5 }}
          action={
            <Button
              color="inherit"
              size="small"
              component={RouterLink}
              to={screenPath('ProviderTicketImportedFile', 'list')}
            >
              {t('providers.imports')}
            </Button>
          }
        >
          {t('providers.fetching')}
        </Alert>
      )}
    </>
  );
}
