/** A password or key: accepted and never answered, so that an empty field leaves what is stored as it is. */

import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import { IconButton, InputAdornment } from '@mui/material';
import { useRecordContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { FormField, useFormField } from './FormField.tsx';
import type { InputProps } from './PropertyInput.tsx';

export function SecretInput(input: InputProps) {
  const translate = useTranslate();
  const isStored = useRecordContext()?.id !== undefined;
  const [isShown, setShown] = useState(false);
  // What is stored is enough for a required one.
  const bound = useFormField(
    isStored ? { ...input, validate: input.validate.slice(input.validate.length) } : input,
    {
      parse: (value: unknown) => value || undefined,
    },
  );
  const help = bound.isWrong ? bound.help : isStored ? translate('app.form.secretKept') : bound.help;
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
