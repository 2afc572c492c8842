/** How a row is known to be about somebody who is there, and what becomes of them. */
import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { loadSchema } from '../../../../src/data/descriptors.ts';
import { findProperty } from '../../../../src/data/paths.ts';
import { NativeChoice } from '../../../../src/generic/NativeChoice.tsx';
import { useLabel } from '../../../../src/i18n/useLabel.ts';
import type { ImportedFileRecord } from './useImportedFile.ts';
import { useTexts } from './useTexts.ts';

type Chosen = Partial<Pick<ImportedFileRecord, 'matchBy' | 'whenKnown'>>;

export function MatchChoices({
  file,
  onChange,
}: {
  readonly file: ImportedFileRecord;
  readonly onChange: (values: Chosen) => void;
}) {
  const t = useTexts();
  const label = useLabel();
  const { data } = useQuery({
    queryKey: ['imported-file', 'schema'],
    queryFn: () => loadSchema('ImportedFile'),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const choices = (name: 'matchBy' | 'whenKnown') =>
    (data ? (findProperty(data.entity, name)?.values ?? []) : []).map((one) => (
      <option key={one.value} value={one.value}>
        {label(one.label)}
      </option>
    ));
  if (!data) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      <NativeChoice
        label={t('imports.matchBy')}
        value={file.matchBy ?? 'email'}
        onChange={(matchBy) => onChange({ matchBy: matchBy as NonNullable<Chosen['matchBy']> })}
      >
        {choices('matchBy')}
      </NativeChoice>
      {file.matchBy !== 'nothing' && (
        <NativeChoice
          label={t('imports.whenKnown')}
          value={file.whenKnown ?? 'complete'}
          onChange={(whenKnown) => onChange({ whenKnown: whenKnown as NonNullable<Chosen['whenKnown']> })}
        >
          {choices('whenKnown')}
        </NativeChoice>
      )}
    </Box>
  );
}
