/** Passkeys: those there are, one more under a name of one's own, another name, one less. */

import { Button, Typography } from '@mui/material';
import { Suspense, useState } from 'react';
import type { OwnAccount } from '../../../../schema/generated/accounts/OwnAccount.ts';
import { callAction } from '../../../../src/data/callAction.ts';
import { lazyPart } from '../../../../src/parts/lazyPart.tsx';
import { EntryList } from './EntryList.tsx';
import { type Removal, RemoveDialog } from './RemoveDialog.tsx';
import { type Renamed, RenamePasskey } from './RenamePasskey.tsx';
import { Section } from './Section.tsx';
import { useMoment } from './useMoment.ts';
import { useTexts } from './useTexts.ts';

const AddPasskey = lazyPart(async () => (await import('./AddPasskey.tsx')).AddPasskey);

/** Old browsers and pages without TLS have none. */
const isSupported = () => typeof window.PublicKeyCredential === 'function';

export function PasskeysSection({ account }: { readonly account: OwnAccount }) {
  const translate = useTexts();
  const moment = useMoment();
  const [isAdding, setAdding] = useState(false);
  const [removal, setRemoval] = useState<Removal>();
  const [renamed, setRenamed] = useState<Renamed>();
  const remove = (id: number, name: string) =>
    setRemoval({
      send: (options) => callAction('DELETE /account/passkeys/{id}', { params: { id } }, options),
      title: translate('account.passkeys.removeTitle', { name }),
      text: translate('account.passkeys.removeText'),
      submit: translate('account.passkeys.remove'),
      done: translate('account.passkeys.removed'),
    });
  return (
    <Section title={translate('account.passkeys.title')} text={translate('account.passkeys.text')}>
      <EntryList
        label={translate('account.passkeys.title')}
        none={translate('account.passkeys.none')}
        entries={account.passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
          id,
          name,
          lines: [moment.created(createdAt), moment.used(lastUsedAt)],
          actions: [
            {
              label: translate('account.passkeys.rename'),
              aria: translate('account.passkeys.renameOf', { name }),
              isHarmful: false,
              run: () => setRenamed({ id, name }),
            },
            {
              label: translate('account.passkeys.remove'),
              aria: translate('account.passkeys.removeOf', { name }),
              run: () => remove(id, name),
            },
          ],
        }))}
      />
      {isSupported() ? (
        <Button variant="outlined" sx={{ mt: 2 }} onClick={() => setAdding(true)}>
          {translate('account.passkeys.add')}
        </Button>
      ) : (
        <Typography sx={{ mt: 2 }}>{translate('account.passkeys.unsupported')}</Typography>
      )}
      {isAdding && (
        <Suspense>
          <AddPasskey onClose={() => setAdding(false)} />
        </Suspense>
      )}
      {renamed && <RenamePasskey passkey={renamed} onClose={() => setRenamed(undefined)} />}
      {removal && <RemoveDialog removal={removal} onClose={() => setRemoval(undefined)} />}
    </Section>
  );
}
