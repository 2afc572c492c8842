/** A code typed, or sent by a scanner that types: whatever has the focus, its characters arrive here. */
import { Button, Stack, TextField } from '@mui/material';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from './useTexts.ts';

const takesKeys = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, select, textarea');

export function CodeForm({ onRead }: { readonly onRead: (code: string) => void }) {
  const t = useTexts();
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    const catchKey = (event: KeyboardEvent) => {
      const isCharacter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
      // A button under the focus would take the space and the return key of a code.
      if (isCharacter && !takesKeys(event.target)) field.current?.focus({ preventScroll: true });
    };
    window.addEventListener('keydown', catchKey, true);
    return () => window.removeEventListener('keydown', catchKey, true);
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = typed.trim();
    if (code) onRead(code);
    setTyped('');
    field.current?.focus({ preventScroll: true });
  };
  return (
    <Stack component="form" direction="row" spacing={1} onSubmit={submit}>
      <TextField
        inputRef={field}
        size="small"
        fullWidth
        name="code"
        label={t('door.code')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        slotProps={{
          htmlInput: { maxLength: 100, autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
        }}
      />
      <Button type="submit" variant="contained">
        {t('door.check')}
      </Button>
    </Stack>
  );
}
