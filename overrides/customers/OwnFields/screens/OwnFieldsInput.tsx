/** In the form of a customer: the organiser's own fields for who it is, each by its kind, in their order. */
import { Box, Link, Skeleton, Typography } from '@mui/material';
import { useInput } from 'ra-core';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { Link as RouterLink } from 'react-router';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import {
  type Fault,
  findFaults,
  inputOf,
  keyOf,
  listOwnFields,
  type OwnField,
  type OwnValues,
  readValue,
} from '../model/ownFields.ts';
import { OwnFieldInput } from './OwnFieldInput.tsx';
import { KNOWN, useOwnFields } from './useOwnFields.ts';
import { useTexts } from './useTexts.ts';

const isValues = (value: unknown): value is OwnValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function NoField() {
  const t = useTexts();
  const mayAdd = useHas('settings.write');
  return (
    <Typography sx={{ color: 'text.secondary' }}>
      {t('ownFields.empty')}{' '}
      {mayAdd && (
        <Link component={RouterLink} to={screenPath('CustomerFieldContract', 'list')} underline="always">
          {t('ownFields.add')}
        </Link>
      )}
    </Typography>
  );
}

export function OwnFieldsInput() {
  const t = useTexts();
  const asked = useRef<readonly OwnField[]>([]);
  const customerType = useWatch({ name: 'customerType' }) as string | null | undefined;
  const { field, formState } = useInput({
    source: 'customFields',
    format: (value: unknown) => value,
    parse: (value: unknown) => value,
    validate: (value: unknown) =>
      findFaults(asked.current, isValues(value) ? value : {}).size > 0 ? t('ownFields.required') : undefined,
  });
  const { data, error, refetch } = useOwnFields();
  if (error) return <ProblemAlert error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={40} />;
  const values = isValues(field.value) ? field.value : {};
  const fields = listOwnFields(data as readonly OwnField[], {
    customerType: customerType ?? 'contact',
    values,
    known: KNOWN,
  });
  asked.current = fields;
  if (fields.length === 0) return <NoField />;
  const faults = formState.isSubmitted ? findFaults(fields, values) : new Map<string, Fault>();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {fields.map((one) => {
        const fault = faults.get(one.slug);
        return (
          <OwnFieldInput
            key={one.slug}
            field={one}
            input={inputOf(one)}
            value={readValue(one, values)}
            fault={fault && t(`ownFields.${fault}`)}
            onChange={(value) => field.onChange({ ...values, [keyOf(one, values)]: value })}
          />
        );
      })}
    </Box>
  );
}
