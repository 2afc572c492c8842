/** Where one is signed in: this one marked, each of the others to be ended, or all of them at once. */
import { Button } from '@mui/material';
import { useState } from 'react';
import type { OwnAccount } from '../../../../schema/generated/accounts/OwnAccount.ts';
import { callAction } from '../../../../src/data/callAction.ts';
import { EntryList } from './EntryList.tsx';
import { type Removal, RemoveDialog } from './RemoveDialog.tsx';
import { Section } from './Section.tsx';
import { useMoment } from './useMoment.ts';
import { useTexts } from './useTexts.ts';

export function SessionsSection({ account }: { readonly account: OwnAccount }) {
  const translate = useTexts();
  const moment = useMoment();
  const [removal, setRemoval] = useState<Removal>();
  // This one first, then what was used last.
  const sessions = account.sessions.toSorted(
    (one, other) =>
      Number(other.isCurrent) - Number(one.isCurrent) || other.lastUsedAt.localeCompare(one.lastUsedAt),
  );
  const others = sessions.filter(({ isCurrent }) => !isCurrent).length;
  const end = (id: number, name: string) =>
    setRemoval({
      send: (options) => callAction('DELETE /account/sessions/{id}', { params: { id } }, options),
      title: translate('account.sessions.endTitle'),
      text: translate('account.sessions.endText', { name }),
      submit: translate('account.sessions.end'),
      done: translate('account.sessions.ended'),
    });
  return (
    <Section title={translate('account.sessions.title')} text={translate('account.sessions.text')}>
      <EntryList
        label={translate('account.sessions.title')}
        none={translate('account.sessions.none')}
        entries={sessions.map(({ id, browser, address, createdAt, lastUsedAt, isCurrent }) => {
          const name = browser || translate('account.sessions.unknown');
          return {
            id,
            name,
            mark: isCurrent ? { text: translate('account.sessions.current'), color: 'success' } : undefined,
            lines: [address, moment.created(createdAt), moment.used(lastUsedAt)].filter(Boolean),
            // This one is ended by signing out.
            actions: isCurrent
              ? []
              : [
                  {
                    label: translate('account.sessions.end'),
                    aria: translate('account.sessions.endOf', { name: `${name}, ${address}` }),
                    run: () => end(id, name),
                  },
                ],
          };
        })}
      />
      {others > 0 && (
        <Button
          variant="outlined"
          color="error"
          sx={{ mt: 2 }}
          onClick={() =>
            setRemoval({
              send: (options) => callAction('DELETE /account/sessions', {}, options),
              title: translate('account.sessions.endOthers'),
              text: translate('account.sessions.endOthersText', { smart_count: others }),
              submit: translate('account.sessions.endOthers'),
              done: translate('account.sessions.ended'),
            })
          }
        >
          {translate('account.sessions.endOthers')}
        </Button>
      )}
      {removal && <RemoveDialog removal={removal} onClose={() => setRemoval(undefined)} />}
    </Section>
  );
}
