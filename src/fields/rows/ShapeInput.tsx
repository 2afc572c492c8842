/** A value with members of its own, written as a small form within the form. */
import { Box, FormHelperText, Typography } from '@mui/material';
import type { InputProps } from '../InputProps.ts';
import { RowContext } from '../RowContext.ts';
import { MemberInputs, type MemberInputsProps } from './MemberInputs.tsx';
import { rowProperties } from './rowProperties.ts';

export interface ShapeInputProps
  extends InputProps,
    Pick<MemberInputsProps, 'entity' | 'entities' | 'Member'> {}

export function ShapeInput({ source, label, entity, entities, helperText, Member }: ShapeInputProps) {
  return (
    <RowContext value={{ path: source }}>
      <Box role="group" aria-label={label} sx={{ pl: 2, borderLeft: 2, borderColor: 'divider' }}>
        <Typography variant="h3" component="div" sx={{ mb: 1.5 }}>
          {label}
        </Typography>
        <MemberInputs
          path={source}
          properties={rowProperties(entity, entities, undefined)}
          entity={entity}
          entities={entities}
          Member={Member}
        />
        {helperText && <FormHelperText>{helperText}</FormHelperText>}
      </Box>
    </RowContext>
  );
}
