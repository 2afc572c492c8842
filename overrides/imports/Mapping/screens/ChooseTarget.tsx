/** What a name means is chosen: from a list, or of seats looked for. */
import { Box, Button } from '@mui/material';
import { Suspense, useState } from 'react';
import { RelationPicker } from '../../../../src/fields/RelationPicker.tsx';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { NativeChoice } from '../../../../src/generic/NativeChoice.tsx';
import type { ImportName, NameKind, Target } from '../model/board.ts';
import { useTexts } from './useTexts.ts';

interface ChooseTargetProps {
  readonly kind: NameKind;
  readonly name: ImportName;
  readonly choices: readonly Target[];
  readonly isPending: boolean;
  readonly onKeep: (target: Target | null) => void;
  readonly onClose: () => void;
}

export function ChooseTarget({ kind, name, choices, isPending, onKeep, onClose }: ChooseTargetProps) {
  const t = useTexts();
  const before = name.target ?? name.suggestion;
  // What is no longer offered stays what it is.
  const listed = before && !choices.some(({ id }) => id === before.id) ? [before, ...choices] : choices;
  const [target, setTarget] = useState<Target | null>(before);
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        onKeep(target);
      }}
      sx={{ display: 'grid', gap: 1, mt: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr auto auto' } }}
    >
      {kind === 'seat' ? (
        <Suspense fallback={<Loading />}>
          <RelationPicker
            target="Seat"
            label={t('timportNames.means', { label: name.label })}
            value={target?.id ?? null}
            onChange={(picked) => {
              const one = [picked ?? []].flat()[0];
              setTarget(one && 'id' in one ? { id: String(one.id), name: String(one.label ?? '') } : null);
            }}
          />
        </Suspense>
      ) : (
        <NativeChoice
          label={t('timportNames.means', { label: name.label })}
          value={target?.id ?? ''}
          onChange={(id) => setTarget(listed.find((one) => one.id === id) ?? null)}
        >
          <option value="">{t('timportNames.none')}</option>
          {listed.map(({ id, name: text }) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
        </NativeChoice>
      )}
      <Button type="submit" variant="contained" disabled={isPending}>
        {t('timportNames.keep')}
      </Button>
      <Button color="inherit" onClick={onClose}>
        {t('timportNames.cancel')}
      </Button>
    </Box>
  );
}
