/** What is in a list's place when it has no rows: nothing yet, nothing that matches, no right, no answer. */
import LockIcon from '@mui/icons-material/LockOutlined';
import SearchOffIcon from '@mui/icons-material/SearchOff';
import { Box, Button, Paper } from '@mui/material';
import { useListContext, useTranslate } from 'ra-core';
import { ProblemError } from '../../data/ProblemError.ts';
import { useMay } from '../../data/useMay.ts';
import { useLabel } from '../../i18n/useLabel.ts';
import { EmptyState } from '../EmptyState.tsx';
import { ProblemAlert } from '../ProblemAlert.tsx';
import { useSchema } from '../SchemaContext.tsx';
import { CreateButton } from './CreateButton.tsx';
import { useFilters } from './useFilters.ts';

export function NoRecords() {
  const { entity } = useSchema();
  const { clear, isFiltered } = useFilters();
  const translate = useTranslate();
  const label = useLabel();
  const hasCreate = useMay(entity, 'create');
  return (
    <Paper variant="outlined">
      {isFiltered ? (
        <EmptyState
          icon={<SearchOffIcon />}
          title={translate('app.list.noMatch')}
          text={translate('app.list.noMatchText')}
          action={
            <Button variant="outlined" onClick={clear}>
              {translate('app.list.clear')}
            </Button>
          }
        />
      ) : (
        <EmptyState
          title={translate('app.list.noneOf', { name: label(entity.plural) })}
          text={[
            entity.comment && label(entity.comment),
            translate(hasCreate ? 'app.list.noneText' : 'app.list.noneMadeText'),
          ]
            .filter(Boolean)
            .join(' ')}
          action={<CreateButton />}
        />
      )}
    </Paper>
  );
}

export function ListProblem() {
  const { error, refetch } = useListContext();
  const { clear, isFiltered } = useFilters();
  const translate = useTranslate();
  const status = error instanceof ProblemError ? error.status : undefined;
  if (status === 403)
    return (
      <Paper variant="outlined">
        <EmptyState
          icon={<LockIcon />}
          title={translate('app.list.forbidden')}
          text={translate('app.list.forbiddenText')}
        />
      </Paper>
    );
  return (
    <Box>
      <ProblemAlert error={error} onRetry={() => void refetch()} />
      {status === 400 && isFiltered && (
        <Button variant="outlined" onClick={clear}>
          {translate('app.list.clear')}
        </Button>
      )}
    </Box>
  );
}
