/** Keeps a broken screen from taking the frame with it. Made anew for every address. */
import { Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Component, type ReactNode } from 'react';
import { Page } from '../generic/Page.tsx';
import { ProblemAlert } from '../generic/ProblemAlert.tsx';
import { PartMissingError } from '../parts/fetchPart.ts';
import { ReloadButton } from '../parts/ReloadButton.tsx';

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

export function Crashed({ error }: { readonly error: Error }) {
  const translate = useTranslate();
  const isMissing = error instanceof PartMissingError;
  return (
    <Page title={translate(isMissing ? 'app.screenMissing' : 'app.crashed')}>
      {isMissing ? (
        <Typography sx={{ mb: 3 }}>{translate('app.partMissing')}</Typography>
      ) : (
        <ProblemAlert error={error} />
      )}
      {/* Code that is gone after an update is found again by a fresh page. */}
      <ReloadButton variant="outlined" />
    </Page>
  );
}
