/** Keeps a broken screen from taking the frame with it. Made anew for every address. */
import { Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Component, type ReactNode } from 'react';
import { Page } from '../generic/Page.tsx';
import { ProblemAlert } from '../generic/ProblemAlert.tsx';

interface State {
  readonly error?: Error;
}

export class ScreenBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(error: Error): State {
    return { error };
  }

  override render() {
    const { error } = this.state;
    return error ? <Crashed error={error} /> : this.props.children;
  }
}

function Crashed({ error }: { readonly error: Error }) {
  const translate = useTranslate();
  return (
    <Page title={translate('app.crashed')}>
      <ProblemAlert error={error} />
      {/* A chunk that is gone after an update is found again by a fresh page. */}
      <Button variant="outlined" onClick={() => window.location.reload()}>
        {translate('app.retry')}
      </Button>
    </Page>
  );
}
