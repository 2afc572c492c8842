/** `/customers/mailing-list`: the customers of a segment go to a list of the mailing service, counted before by what becomes of each. */
import { Alert, Box, Button, Link, Paper, TextField, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router';
import { callAction } from '../../../../src/data/callAction.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { useDebounced } from '../../../../src/fields/picker/useDebounced.ts';
import { EmptyState } from '../../../../src/generic/EmptyState.tsx';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { NativeChoice } from '../../../../src/generic/NativeChoice.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { useWhom } from '../../MassChange/screens/useWhom.ts';
import { PROVIDER, useAccess, useContactLists } from './useMailing.ts';
import { useTexts } from './useTexts.ts';

export function SendToList() {
  const t = useTexts();
  const { isAll, back } = useWhom();
  const { data, error, refetch } = useAccess();
  return (
    <Page
      width="form"
      title={t('mailing.sendTitle')}
      subtitle={
        <>
          {t(isAll ? 'mailing.everybody' : 'mailing.segment')}
          {' · '}
          <Link component={RouterLink} to={back} underline="always">
            {t('mailing.back')}
          </Link>
        </>
      }
    >
      <ProblemAlert error={error} onRetry={() => void refetch()} />
      {data === undefined && !error && <Loading />}
      {data === null && (
        <EmptyState
          title={t('mailing.notConnected')}
          text={t('mailing.notConnectedHint')}
          action={
            <Button variant="contained" component={RouterLink} to="/settings/marketing">
              {t('mailing.settings')}
            </Button>
          }
        />
      )}
      {data && <Choose />}
    </Page>
  );
}

function Choose() {
  const t = useTexts();
  const { data, error, refetch } = useContactLists(true);
  const [chosen, setChosen] = useState<string>();
  const [typed, setTyped] = useState('');
  if (error) return <ProblemAlert error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const known = chosen ?? data[0]?.name ?? '';
  const name = known || typed.trim();
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2.5 }}>
      <NativeChoice label={t('mailing.choose')} value={known} onChange={setChosen}>
        {data.map((one) => (
          <option key={one.id} value={one.name}>
            {one.name}
          </option>
        ))}
        <option value="">{t('mailing.newList')}</option>
      </NativeChoice>
      {known === '' && (
        <TextField
          label={t('mailing.name')}
          size="small"
          required
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          slotProps={{ htmlInput: { maxLength: 255 } }}
        />
      )}
      {name !== '' && <Planned name={name} />}
    </Paper>
  );
}

const LEFT = ['notAgreed', 'withoutEmail', 'same', 'toRemove'] as const;

function Planned({ name }: { readonly name: string }) {
  const t = useTexts();
  const navigate = useNavigate();
  const { filterList, many } = useWhom();
  const contactListName = useDebounced(name);
  const send = useAction('POST /mailSynchronization', ['name']);
  const body = { contactListName, filterList: [...filterList], mailerProvider: PROVIDER };
  const { data, error, refetch } = useQuery({
    queryKey: ['MailSending', 'preview', body],
    queryFn: ({ signal }) => callAction('MailSending.preview', { body }, { signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
  if (error) return <ProblemAlert error={error} onRetry={() => void refetch()} />;
  const submit = async () => {
    const outcome = await send.run({ body: { ...body, contactListName: name } });
    if (!outcome.isDone) return;
    const { member } = await callAction('MailSending.list', {
      query: { job: outcome.answer['@id'], itemsPerPage: 1 },
      fields: ['name'],
    });
    const id = member[0]?.['@id'].split('/').at(-1);
    void navigate(id ? screenPath('MailSending', 'show', id) : '/settings/marketing');
  };
  const canSend = data !== undefined && data.toSend + data.toRemove > 0;
  return (
    <>
      <div role="status">
        {!data && <Typography>{t('mailing.counting')}</Typography>}
        {data &&
          (canSend ? (
            <Typography sx={{ fontWeight: 600 }}>{t('mailing.toSend', many(data.toSend))}</Typography>
          ) : (
            <Alert severity="warning">{t('mailing.nobody')}</Alert>
          ))}
        {data && (
          <Box component="ul" sx={{ color: 'text.secondary', pl: 2.5, my: 1 }}>
            {LEFT.filter((one) => data[one] > 0).map((one) => (
              <li key={one}>{t(`mailing.${one}`, many(data[one]))}</li>
            ))}
          </Box>
        )}
      </div>
      <ProblemAlert error={send.refusal?.error} />
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <Button
          variant="contained"
          disabled={!canSend || send.isPending || contactListName !== name}
          onClick={() => void submit()}
        >
          {t('mailing.send')}
        </Button>
        <Typography sx={{ color: 'text.secondary', fontSize: 14 }}>{t('mailing.only')}</Typography>
      </Box>
    </>
  );
}
