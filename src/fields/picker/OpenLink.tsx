/** Opens the chosen record beside the form, so that what is typed stays. */
import OpenInNew from '@mui/icons-material/OpenInNew';
import { IconButton, Tooltip } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { Schema } from '../../data/descriptors.ts';
import { screenPath } from '../../data/screenPath.ts';
import type { Picked } from './Picked.ts';

export interface OpenLinkProps {
  readonly entity: Schema['entity'];
  readonly record: Picked;
  readonly name: string;
}

export function OpenLink({ entity, record, name }: OpenLinkProps) {
  const translate = useTranslate();
  if (!entity.operations.includes('read')) return null;
  const label = translate('app.form.openNamed', { name });
  return (
    <Tooltip title={label}>
      <IconButton
        component="a"
        href={screenPath(entity.name, 'show', record.id)}
        target="_blank"
        rel="noreferrer"
        aria-label={label}
        sx={{ width: 40, height: 40 }}
      >
        <OpenInNew sx={{ fontSize: 18 }} />
      </IconButton>
    </Tooltip>
  );
}
