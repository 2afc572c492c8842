/** Personal access tokens: what each may, how long it lasts, when it was used; a new one, the end of one. */

import { Button } from '@mui/material';
import { Suspense, useState } from 'react';
import type { OwnAccount } from '../../../../schema/generated/accounts/OwnAccount.ts';
import { callAction } from '../../../../src/data/callAction.ts';
import { useLabel } from '../../../../src/i18n/useLabel.ts';
import { lazyPart } from '../../../../src/parts/lazyPart.tsx';
import { policyByCode } from '../../Policy/model.ts';
import { READ_ONLY } from '../model.ts';
import { EntryList } from './EntryList.tsx';
import { type Removal, RemoveDialog } from './RemoveDialog.tsx';
import { Section } from './Section.tsx';
import { useMoment } from './useMoment.ts';
import { useTexts } from './useTexts.ts';

const CreateToken = lazyPart(async () => (await import('./CreateToken.tsx')).CreateToken);

const MANY = 6;

export function TokensSection({ account }: { readonly account: OwnAccount }) {
  const translate = useTexts();
  const label = useLabel();
  const moment = useMoment();
  const [isCreating, setCreating] = useState(false);
  const [removal, setRemoval] = useState<Removal>();
  const nameOf = (scope: string) => {
    const policy = policyByCode.get(scope);
    return policy ? label(policy.name) : scope;
  };
  /** Each by its name as long as that is read faster than a number. */
  const describe = (scopes: readonly string[]) => {
    const named = scopes.filter((scope) => scope !== READ_ONLY);
    const rights =
      named.length > MANY
        ? [translate('account.tokens.rights', { smart_count: named.length })]
        : named.map(nameOf);
    return [...(named.length < scopes.length ? [translate('account.tokens.readOnly')] : []), ...rights].join(
      ' · ',
    );
  };
  const revoke = (id: number, name: string) =>
    setRemoval({
      send: (options) => callAction('DELETE /account/tokens/{id}', { params: { id } }, options),
      title: translate('account.tokens.revokeTitle', { name }),
      text: translate('account.tokens.revokeText'),
      submit: translate('account.tokens.revoke'),
      done: translate('account.tokens.revoked'),
    });
  return (
    <Section title={translate('account.tokens.title')} text={translate('account.tokens.text')}>
      <EntryList
        label={translate('account.tokens.title')}
        none={translate('account.tokens.none')}
        entries={account.tokens.map(({ id, name, scopes, contractName, isExpired, ...at }) => ({
          id,
          name,
          mark: isExpired ? { text: translate('account.tokens.expired'), color: 'warning' } : undefined,
          lines: [
            translate('account.tokens.for', { contract: contractName }),
            describe(scopes),
            moment.expires(at.expiresAt),
            `${moment.created(at.createdAt)} · ${moment.used(at.lastUsedAt)}`,
          ],
          actions: [
            {
              label: translate('account.tokens.revoke'),
              aria: translate('account.tokens.revokeOf', { name }),
              run: () => revoke(id, name),
            },
          ],
        }))}
      />
      <Button variant="outlined" sx={{ mt: 2 }} onClick={() => setCreating(true)}>
        {translate('account.tokens.create')}
      </Button>
      {isCreating && (
        <Suspense>
          <CreateToken onClose={() => setCreating(false)} />
        </Suspense>
      )}
      {removal && <RemoveDialog removal={removal} onClose={() => setRemoval(undefined)} />}
    </Section>
  );
}
