/** Rows that belong to the record: added, changed and taken away in its form, and sent with it. */
import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, FormHelperText, IconButton, Tooltip, Typography } from '@mui/material';
import { useTranslate, ValidationError } from 'ra-core';
import { useFieldArray, useFormState } from 'react-hook-form';
import type { PropertyDescriptor } from '../../../schema/descriptor.ts';
import { defaultsOf } from '../../data/defaultsOf.ts';
import { getPath } from '../../data/paths.ts';
import type { InputProps } from '../InputProps.ts';
import { RowContext } from '../RowContext.ts';
import { MemberInputs, type MemberInputsProps } from './MemberInputs.tsx';
import { rowProperties } from './rowProperties.ts';

/** `entity` is what a row is. */
export interface RowsInputProps
  extends InputProps,
    Pick<MemberInputsProps, 'entity' | 'entities' | 'Member'> {
  readonly property: PropertyDescriptor;
}

export function RowsInput({ source, label, property, helperText, ...rows }: RowsInputProps) {
  const translate = useTranslate();
  const properties = rowProperties(rows.entity, rows.entities, property.inverse);
  // A row's own `id` is the server's: the list keeps its keys elsewhere.
  const { fields, append, remove } = useFieldArray({ name: source, keyName: '@key' });
  const { errors } = useFormState({ name: source });
  const error = getPath(errors, source) as { readonly message?: unknown } | undefined;
  return (
    <Box role="group" aria-label={label}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, mb: 1 }}>
        <Typography variant="h3" component="div">
          {label}
        </Typography>
        <Box component="span" className="num" sx={{ color: 'text.secondary', fontSize: 13 }}>
          {fields.length}
        </Box>
      </Box>
      <Box sx={{ display: 'grid', gap: 1 }}>
        {fields.map((field, index) => (
          <Row
            key={(field as unknown as Record<string, string>)['@key']}
            path={`${source}.${index}`}
            name={translate('app.field.position', { position: index + 1 })}
            {...rows}
            properties={properties}
            back={property.inverse}
            onRemove={() => remove(index)}
          />
        ))}
      </Box>
      {typeof error?.message === 'string' && (
        <FormHelperText error>
          <ValidationError error={error.message} />
        </FormHelperText>
      )}
      {helperText && <FormHelperText>{helperText}</FormHelperText>}
      <Button
        variant="outlined"
        size="small"
        startIcon={<AddIcon />}
        onClick={() => append(defaultsOf(properties))}
        sx={{ mt: fields.length > 0 ? 1.5 : 0 }}
      >
        {translate('app.form.addRow')}
      </Button>
    </Box>
  );
}

interface RowProps extends MemberInputsProps {
  readonly name: string;
  readonly back: string | undefined;
  readonly onRemove: () => void;
}

function Row({ name, back, onRemove, ...members }: RowProps) {
  const translate = useTranslate();
  const label = translate('app.form.removeRow', { name });
  return (
    <RowContext value={{ path: members.path, back }}>
      <Box
        role="group"
        aria-label={name}
        sx={{
          display: 'flex',
          gap: 1,
          alignItems: 'flex-start',
          p: 1.5,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      >
        <MemberInputs {...members} />
        <Tooltip title={label}>
          <IconButton aria-label={label} onClick={onRemove} sx={{ width: 40, height: 40 }}>
            <CloseIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      </Box>
    </RowContext>
  );
}
