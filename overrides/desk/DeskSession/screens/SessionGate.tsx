/** Lets through who has an open desk session; anyone else opens one here, at the desk they sit at. */
import { Box } from '@mui/material';
import { type ReactNode, Suspense } from 'react';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { lazyPart } from '../../../../src/parts/lazyPart.tsx';
import { useDeskSession } from './useDeskSession.ts';

/** Once a day: not part of what the register waits for. */
const OpenForm = lazyPart(async () => (await import('./OpenForm.tsx')).OpenForm);

export function SessionGate({ children }: { readonly children: ReactNode }) {
  const { session, isPending, error } = useDeskSession();
  if (isPending) return <Loading />;
  if (error) {
    return (
      <Box sx={{ p: 3 }}>
        <ProblemAlert error={error} />
      </Box>
    );
  }
  return session ? children : <OpenSession />;
}

export const OpenSession = () => (
  <Suspense fallback={<Loading />}>
    <OpenForm />
  </Suspense>
);
