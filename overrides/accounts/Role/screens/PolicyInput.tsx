/** The policies of a role in a generated form: by domain and by name, as on the screen of user rights. */
import { Typography } from '@mui/material';
import { useInput, useRecordContext } from 'ra-core';
import { useRef, useState } from 'react';
import { type Draft, findUnchosen, readDraft, writeDraft } from '../../UserRights/model.ts';
import { PolicyPicker } from '../../UserRights/screens/PolicyPicker.tsx';
import { useTexts } from '../../UserRights/screens/useTexts.ts';

/** What is being chosen: a policy bound to nothing yet is in no list. */
interface Choosing {
  readonly value: unknown;
  readonly draft: Draft;
}

const begin = (value: unknown): Choosing => ({ value, draft: readDraft(value) });

export function PolicyInput() {
  const t = useTexts();
  const isPreset = useRecordContext()?.isEditable === false;
  const unchosen = useRef<readonly string[]>([]);
  const { field, fieldState, formState } = useInput({
    source: 'policies',
    validate: () => (unchosen.current.length > 0 ? t('userRights.chooseOne') : undefined),
  });
  const [choosing, setChoosing] = useState(() => begin(field.value));
  // The record came, or was put back.
  const { draft } = choosing.value === field.value ? choosing : begin(field.value);
  unchosen.current = findUnchosen(draft);
  const marked = formState.isSubmitted ? unchosen.current : [];
  return (
    <>
      {fieldState.error?.message && marked.length === 0 && (
        <Typography role="alert" color="error" variant="body2" sx={{ mb: 1 }}>
          {fieldState.error.message}
        </Typography>
      )}
      <PolicyPicker
        draft={draft}
        onChange={(next) => {
          const value = writeDraft(next);
          setChoosing({ value, draft: next });
          field.onChange(value);
        }}
        isReadOnly={isPreset}
        faults={Object.fromEntries(marked.map((code) => [code, t('userRights.chooseOne')]))}
      />
    </>
  );
}
