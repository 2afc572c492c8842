/** The way back to the list this record stands in. */
import ArrowBack from '@mui/icons-material/ArrowBack';
import { Link } from '@mui/material';
import { useCreatePath } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import { useLabel } from '../i18n/useLabel.ts';
import { useSchema } from './SchemaContext.tsx';

export function BackLink() {
  const { entity } = useSchema();
  const createPath = useCreatePath();
  const label = useLabel();
  if (!entity.operations.includes('list')) return null;
  return (
    <Link
      component={RouterLink}
      to={createPath({ resource: entity.name, type: 'list' })}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, mb: 1, fontSize: 14 }}
    >
      <ArrowBack sx={{ fontSize: 16 }} />
      {label(entity.plural)}
    </Link>
  );
}
