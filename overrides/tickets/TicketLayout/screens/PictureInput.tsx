/** A picture of a ticket in its form: chosen as a file, seen as it is printed, and removed again. */
import { Box, Button, FormHelperText, Stack, Typography } from '@mui/material';
import { useInput } from 'ra-core';
import { useId, useRef, useState } from 'react';
import { findProperty } from '../../../../src/data/paths.ts';
import { useSchema } from '../../../../src/generic/SchemaContext.tsx';
import { useLabel } from '../../../../src/i18n/useLabel.ts';
import { toPng } from './toPng.ts';
import { useTexts } from './useTexts.ts';

export const LogoInput = () => <PictureInput source="logo" />;

export const TicketPictureInput = () => <PictureInput source="picture" />;

function PictureInput({ source }: { readonly source: 'logo' | 'picture' }) {
  const t = useTexts();
  const { entity } = useSchema();
  const labelOf = useLabel();
  const id = useId();
  const { field, fieldState } = useInput({ source });
  const input = useRef<HTMLInputElement>(null);
  const [isWrong, setWrong] = useState(false);
  const property = findProperty(entity, source);
  const label = property ? labelOf(property.label) : '';
  const value = typeof field.value === 'string' ? field.value : '';
  const read = async (file: File | undefined) => {
    if (!file) return;
    try {
      field.onChange(await toPng(file));
      setWrong(false);
    } catch {
      setWrong(true);
    }
  };
  const message = isWrong ? t('ticketLayout.picture.failed') : fieldState.error?.message;
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {label}
      </Typography>
      {value && (
        <Box
          component="img"
          src={value}
          alt={t('ticketLayout.picture.preview', { label })}
          sx={{
            display: 'block',
            mb: 1,
            p: 1,
            maxHeight: 96,
            maxWidth: '100%',
            bgcolor: '#ffffff',
            border: 1,
            borderColor: 'divider',
          }}
        />
      )}
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" size="small" aria-describedby={id} onClick={() => input.current?.click()}>
          {t(value ? 'ticketLayout.picture.replace' : 'ticketLayout.picture.choose')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept="image/png,image/jpeg,image/webp,image/gif"
          aria-label={label}
          onChange={(event) => {
            void read(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        {value && (
          <Button size="small" color="inherit" aria-describedby={id} onClick={() => field.onChange(null)}>
            {t('ticketLayout.picture.remove')}
          </Button>
        )}
      </Stack>
      {message && (
        <FormHelperText error role="alert">
          {message}
        </FormHelperText>
      )}
    </Box>
  );
}
