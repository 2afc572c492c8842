/** The mailing service: whose account is connected, whether it answers, its key stored or forgotten. */
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Paper,
  TextField,
  Typography,
} from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'ra-core';
import { type FormEvent, useId, useState } from 'react';
import { useAction } from '../../../../src/data/useAction.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { useOwnerTimezone } from '../../../../src/data/useOwnerTimezone.ts';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { PROVIDER } from './useMailing.ts';
import { useTexts } from './useTexts.ts';

interface Access {
  readonly '@id': string;
  readonly accountName: string | null;
  readonly testedAt: string | null;
}

interface ServiceCardProps {
  readonly access: Access | null;
}

export function ServiceCard({ access }: ServiceCardProps) {
  const t = useTexts();
  const [asking, setAsking] = useState<'key' | 'disconnect'>();
  // Another one with each key: what was said of the last one says nothing of it.
  const [version, setVersion] = useState(0);
  const close = () => {
    if (asking === 'key') setVersion(version + 1);
    setAsking(undefined);
  };
  return (
    <Paper component="section" variant="outlined" aria-labelledby="service" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id="service" variant="h2" sx={{ fontSize: 18, mb: 1 }}>
        {access ? 'Brevo' : t('mailing.service')}
      </Typography>
      {access ? (
        <Connected key={version} access={access} onAsk={setAsking} />
      ) : (
        <NotConnected onConnect={() => setAsking('key')} />
      )}
      {asking === 'key' && <KeyDialog access={access} onClose={close} />}
      {asking === 'disconnect' && access && <Disconnect access={access} onClose={close} />}
    </Paper>
  );
}

function NotConnected({ onConnect }: { readonly onConnect: () => void }) {
  const t = useTexts();
  const mayWrite = useHas('settings.write');
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>{t('mailing.notConnected')}</Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        {t('mailing.notConnectedHint')} {!mayWrite && t('mailing.askAdmin')}
      </Typography>
      {mayWrite && (
        <Button variant="contained" onClick={onConnect}>
          {t('mailing.connect')}
        </Button>
      )}
    </>
  );
}

interface ConnectedProps {
  readonly access: Access;
  readonly onAsk: (what: 'key' | 'disconnect') => void;
}

function Connected({ access, onAsk }: ConnectedProps) {
  const t = useTexts();
  const client = useQueryClient();
  const locale = useLocale() ?? 'en';
  const timezone = useOwnerTimezone() ?? 'UTC';
  const mayWrite = useHas('settings.write');
  const test = useAction('MailerAccess.test', ['accountName']);
  const [isTested, setTested] = useState(false);
  const run = async () => {
    setTested(false);
    const outcome = await test.run({ id: access['@id'] });
    setTested(outcome.isDone);
    await client.invalidateQueries({ queryKey: ['MailerAccess'] });
  };
  const facts = [
    access.accountName && t('mailing.account', { name: access.accountName }),
    access.testedAt
      ? t('mailing.answered', { at: formatInstant(access.testedAt, timezone, locale) })
      : t('mailing.untested'),
  ].filter(Boolean);
  return (
    <>
      <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{facts.join(' · ')}</Typography>
      <div role="status">
        {isTested && (
          <Alert severity="success" sx={{ my: 2 }}>
            {t('mailing.works')}
          </Alert>
        )}
      </div>
      <ProblemAlert error={test.refusal?.error} />
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 2 }}>
        <Button variant="outlined" disabled={test.isPending} onClick={() => void run()}>
          {t('mailing.test')}
        </Button>
        {mayWrite && (
          <>
            <Button color="inherit" onClick={() => onAsk('key')}>
              {t('mailing.change')}
            </Button>
            <Button color="inherit" onClick={() => onAsk('disconnect')}>
              {t('mailing.disconnect')}
            </Button>
          </>
        )}
      </Box>
    </>
  );
}

interface DialogProps extends ServiceCardProps {
  readonly onClose: () => void;
}

/** The key is stored, then tested: one that is refused stays for its typing mistake to be found. */
function KeyDialog({ access, onClose }: DialogProps) {
  const t = useTexts();
  const id = useId();
  const client = useQueryClient();
  const create = useAction('MailerAccess.create', ['mailerProvider']);
  const update = useAction('MailerAccess.update', ['mailerProvider']);
  const test = useAction('MailerAccess.test', ['accountName']);
  const [key, setKey] = useState('');
  const [made, setMade] = useState(access?.['@id']);
  const store = async () => {
    const apiKey = key.trim();
    if (made) return (await update.run({ id: made, body: { apiKey } })).isDone ? made : undefined;
    const outcome = await create.run({ body: { mailerProvider: PROVIDER, apiKey } });
    if (!outcome.isDone) return undefined;
    setMade(outcome.answer['@id']);
    return outcome.answer['@id'];
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const stored = await store();
    const tested = stored !== undefined && (await test.run({ id: stored })).isDone;
    await client.invalidateQueries({ queryKey: ['MailerAccess'] });
    if (tested) onClose();
  };
  const isPending = create.isPending || update.isPending || test.isPending;
  const refusal = create.refusal ?? update.refusal ?? test.refusal;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle id={id}>{t('mailing.keyTitle')}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{t('mailing.keyHelp')}</DialogContentText>
          <TextField
            type="password"
            autoComplete="off"
            fullWidth
            required
            label={t('mailing.key')}
            value={key}
            onChange={({ target }) => setKey(target.value)}
            slotProps={{ htmlInput: { maxLength: 300 } }}
          />
          <ProblemAlert error={refusal?.error} />
        </DialogContent>
        <DialogActions>
          <Button type="button" color="inherit" onClick={onClose}>
            {t('mailing.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={isPending}>
            {t('mailing.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function Disconnect({ access, onClose }: DialogProps) {
  const t = useTexts();
  const id = useId();
  const client = useQueryClient();
  const remove = useAction('MailerAccess.delete');
  const confirm = async () => {
    const outcome = await remove.run({ id: access?.['@id'] ?? '' });
    if (!outcome.isDone) return;
    await client.invalidateQueries({ queryKey: ['MailerAccess'] });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{t('mailing.disconnectTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('mailing.disconnectText')}</DialogContentText>
        <ProblemAlert error={remove.refusal?.error} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('mailing.cancel')}
        </Button>
        <Button variant="contained" color="error" disabled={remove.isPending} onClick={() => void confirm()}>
          {t('mailing.disconnect')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
