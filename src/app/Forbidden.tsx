/** A screen that the person's rights do not open. */
import LockIcon from '@mui/icons-material/LockOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import { EmptyState } from '../generic/EmptyState.tsx';
import { Page } from '../generic/Page.tsx';

export function Forbidden() {
  const translate = useTranslate();
  return (
    <Page title={translate('app.forbidden')}>
      <EmptyState
        icon={<LockIcon />}
        title={translate('app.forbiddenTitle')}
        text={translate('app.list.forbiddenText')}
        action={
          <Button variant="contained" component={RouterLink} to="/">
            {translate('app.goHome')}
          </Button>
        }
      />
    </Page>
  );
}
