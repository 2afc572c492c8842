/** The way to a new record, where the entity has it and the person may. */
import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { screenPath } from '../../data/screenPath.ts';
import { useMay } from '../../data/useMay.ts';
import { useShortcut } from '../../shortcuts/useShortcut.ts';
import { useSchema } from '../SchemaContext.tsx';

export function CreateButton() {
  const { entity } = useSchema();
  const translate = useTranslate();
  const navigate = useNavigate();
  const mayCreate = useMay(entity, 'create');
  const to = screenPath(entity.name, 'create');
  useShortcut(
    mayCreate ? { keys: 'n', label: translate('app.list.create'), run: () => void navigate(to) } : undefined,
  );
  if (!mayCreate) return null;
  return (
    <Button variant="contained" startIcon={<AddIcon />} component={RouterLink} to={to}>
      {translate('app.list.create')}
    </Button>
  );
}
