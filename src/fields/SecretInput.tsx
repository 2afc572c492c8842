/** A password or key: accepted and never answered, so that an empty field leaves what is stored as it is. */

import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import { IconButton, InputAdornment } from '@mui/material';
import { useRecordContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { FormField, useFormField } from './FormField.tsx';
import type { InputProps } from './PropertyInput.tsx';

interface SecretInputProps extends InputProps {
  /** The record's property that tells whether it is set. */
  readonly marker: string | undefined;
}

export function SecretInput({ marker, ...input }: SecretInputProps) {
  const translate = useTranslate();
  const record = useRecordContext();
  const isStored = record?.id !== undefined && (marker === undefined || record[marker] !== false);
  const [isShown, setShown] = useState(false);
  // What is stored is enough for a required one.
  const bound = useFormField(
    isStored ? { ...input, validate: input.validate.slice(input.validate.length) } : input,
    {
      parse: (value: unknown) => value || undefined,
    },
  );
  const isUnset = record?.id !== undefined && !isStored;
  const said = isStored ? translate('app.form.secretKept') : isUnset && translate('app.form.secretUnset');
  const help = bound.isWrong ? bound.help : said || bound.help;
  return (
    <FormField
      bound={{ ...bound, help }}
      type={isShown ? 'text' : 'password'}
      value={bound.field.value ?? ''}
      onChange={(event) => bound.field.onChange(event.target.value)}
      slotProps={{
        htmlInput: { autoComplete: 'new-password', spellCheck: false },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={translate(isShown ? 'app.form.secretHide' : 'app.form.secretShow')}
                onClick={() => setShown(!isShown)}
              >
                {isShown ? <VisibilityOff /> : <Visibility />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
