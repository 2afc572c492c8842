/** The fields of an offer, fetched beside the generic form that they are in: together both are more than a screen may weigh. */
import { Skeleton } from '@mui/material';
import { Suspense } from 'react';
import { lazyPart } from '../../../../src/parts/lazyPart.tsx';

const OfferForm = lazyPart(async () => (await import('./OfferForm.tsx')).OfferForm);

export const OfferFields = () => (
  <Suspense fallback={<Skeleton variant="rounded" height={480} />}>
    <OfferForm />
  </Suspense>
);
