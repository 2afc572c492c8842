/** A colour, picked or typed as `#rrggbb`. */
import { Box, InputAdornment } from '@mui/material';
import { FormField, useFormField } from './FormField.tsx';
import type { InputProps } from './InputProps.ts';

export function ColorInput(input: InputProps) {
  const bound = useFormField(input);
  const value = String(bound.field.value ?? '');
  return (
    <FormField
      bound={bound}
      value={value}
      onChange={(event) => bound.field.onChange(event.target.value || null)}
      slotProps={{
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Box
                component="input"
                type="color"
                aria-label={input.label}
                value={/^#[0-9a-f]{6}$/i.test(value) ? value : '#ffffff'}
                onChange={(event) => bound.field.onChange(event.target.value)}
                sx={{ width: 28, height: 28, p: 0, border: 0, background: 'none', cursor: 'pointer' }}
              />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
