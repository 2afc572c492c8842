/** An address that leads nowhere. */
import { Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import { EmptyState } from '../generic/EmptyState.tsx';
import { Page } from '../generic/Page.tsx';

export function NotFound() {
  const translate = useTranslate();
  return (
    <Page title={translate('app.notFound')}>
      <EmptyState
        title={translate('app.notFoundText')}
        action={
          <Button variant="contained" component={RouterLink} to="/">
            {translate('app.goHome')}
          </Button>
        }
      />
    </Page>
  );
}
