/** The form of a role: name, description and policies. What the server refuses is at the field it is about. */

import { Box, Button, TextField } from '@mui/material';
import { useNotify } from 'ra-core';
import { type FormEvent, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useAction } from '../../../../src/data/useAction.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { type Draft, findUnchosen, writeDraft } from '../model.ts';
import { PolicyPicker } from './PolicyPicker.tsx';
import { useReread } from './useAccounts.ts';
import { useFaults } from './useFaults.ts';
import { useTexts } from './useTexts.ts';
import { useUnsaved } from './useUnsaved.ts';

interface RoleDraft {
  readonly name: string;
  readonly description: string;
  readonly policies: Draft;
}

const LIST = '/settings/user-rights/roles';

export function RoleForm({ role, start }: { readonly role?: string; readonly start: RoleDraft }) {
  const t = useTexts();
  const notify = useNotify();
  const navigate = useNavigate();
  const reread = useReread();
  const create = useAction('Role.create', []);
  const update = useAction('Role.update', []);
  const { isPending, refusal } = role ? update : create;
  const [begun] = useState(start);
  const [draft, setDraft] = useState(start);
  const [isTried, setTried] = useState(false);
  const [isSaved, setSaved] = useState(false);
  useUnsaved(!isSaved && JSON.stringify(draft) !== JSON.stringify(begun));
  useEffect(() => {
    if (isSaved) void navigate(LIST);
  }, [isSaved, navigate]);
  const { fields, policy, rest } = useFaults(refusal, 'policies');
  const unchosen = isTried ? findUnchosen(draft.policies) : [];
  const isNameless = isTried && draft.name.trim() === '';
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (draft.name.trim() === '' || findUnchosen(draft.policies).length > 0) return;
    const body = {
      name: draft.name.trim(),
      description: draft.description.trim() || null,
      policies: writeDraft(draft.policies),
    };
    const written = await (role ? update.run({ id: role, body }) : create.run({ body }));
    if (!written.isDone) return;
    await reread();
    notify(t('userRights.saved'), { type: 'success' });
    setSaved(true);
  };
  return (
    <form onSubmit={save} noValidate>
      <Box sx={{ display: 'grid', gap: 2, mb: 3, maxWidth: 640 }}>
        <TextField
          label={t('userRights.fields.roleName')}
          required
          value={draft.name}
          onChange={(event) => setDraft({ ...draft, name: event.target.value })}
          error={isNameless || fields.name !== undefined}
          helperText={isNameless ? t('userRights.nameMissing') : fields.name}
        />
        <TextField
          label={t('userRights.columns.description')}
          multiline
          value={draft.description}
          onChange={(event) => setDraft({ ...draft, description: event.target.value })}
          error={fields.description !== undefined}
          helperText={fields.description}
        />
      </Box>
      <PolicyPicker
        draft={draft.policies}
        onChange={(policies) => setDraft({ ...draft, policies })}
        faults={{
          ...Object.fromEntries(unchosen.map((code) => [code, t('userRights.chooseOne')])),
          ...(policy && { [policy]: fields.policies ?? '' }),
        }}
      />
      <ProblemAlert error={rest} />
      <Box
        sx={{
          position: 'sticky',
          bottom: 0,
          zIndex: 2,
          display: 'flex',
          justifyContent: 'flex-end',
          gap: 1,
          py: 2,
          mt: 2,
          bgcolor: 'background.default',
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <Button color="inherit" component={Link} to={LIST}>
          {t('userRights.cancel')}
        </Button>
        <Button type="submit" variant="contained" disabled={isPending}>
          {t('userRights.save')}
        </Button>
      </Box>
    </form>
  );
}
