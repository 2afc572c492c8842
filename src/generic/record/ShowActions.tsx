/** What can be done with the record on a show screen: to change it first; the rest behind, by name. */
import EditIcon from '@mui/icons-material/EditOutlined';
import HistoryIcon from '@mui/icons-material/History';
import { Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { screenPath } from '../../data/screenPath.ts';
import { useMayHere } from '../../data/useMayHere.ts';
import { useShortcut } from '../../shortcuts/useShortcut.ts';
import { ActionButtons } from '../ActionButtons.tsx';
import { useSchema } from '../SchemaContext.tsx';
import { HistoryButton } from './HistoryButton.tsx';
import { RecordMenu } from './RecordMenu.tsx';

export interface ShowActionsProps {
  readonly id: string;
  readonly name: string;
}

export function ShowActions({ id, name }: ShowActionsProps) {
  const { entity } = useSchema();
  const translate = useTranslate();
  const navigate = useNavigate();
  const mayUpdate = useMayHere(entity).may('update');
  const to = screenPath(entity.name, 'edit', id);
  useShortcut(
    mayUpdate ? { keys: 'e', label: translate('app.show.edit'), run: () => void navigate(to) } : undefined,
  );
  return (
    <>
      <ActionButtons id={id} />
      <HistoryButton id={id} icon={<HistoryIcon />} />
      <RecordMenu id={id} name={name} />
      {mayUpdate && (
        <Button variant="contained" startIcon={<EditIcon />} component={RouterLink} to={to}>
          {translate('app.show.edit')}
        </Button>
      )}
    </>
  );
}
