/** A picture by its address, shown while it is typed. */
import { Box } from '@mui/material';
import { FormField, useFormField } from './FormField.tsx';
import type { InputProps } from './InputProps.ts';

export function ImageInput(input: InputProps) {
  const bound = useFormField(input);
  const value = String(bound.field.value ?? '');
  return (
    <Box>
      <FormField
        bound={bound}
        type="url"
        value={value}
        onChange={(event) => bound.field.onChange(event.target.value || null)}
      />
      {value && (
        <Box
          component="img"
          src={value}
          alt=""
          sx={{ display: 'block', mt: 1, maxHeight: 120, maxWidth: '100%', borderRadius: 0.5 }}
        />
      )}
    </Box>
  );
}
