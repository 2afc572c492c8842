/** A value with members of its own, written as a small form within the form. */
import { Box, FormHelperText, Typography } from '@mui/material';
import type { EntityDescriptor } from '../../../schema/descriptor.ts';
import type { Entities } from '../../data/paths.ts';
import type { InputProps } from '../PropertyInput.tsx';
import { RowContext } from '../RowContext.ts';
import { MemberInputs } from './MemberInputs.tsx';
import { rowProperties } from './rowProperties.ts';

export interface ShapeInputProps extends InputProps {
  readonly entity: EntityDescriptor;
  readonly entities: Entities;
}

export function ShapeInput({ source, label, entity, entities, helperText }: ShapeInputProps) {
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
        />
        {helperText && <FormHelperText>{helperText}</FormHelperText>}
      </Box>
    </RowContext>
  );
}
