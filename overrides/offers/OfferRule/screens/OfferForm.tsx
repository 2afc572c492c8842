/** What an offer is asked for, in the order one thinks of it, with the sentence it makes and a cart to try it on. */
import { Box, Paper, Skeleton, Typography } from '@mui/material';
import { Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { inputsOf } from '../../../../src/generic/inputsOf.tsx';
import { useSchema } from '../../../../src/generic/SchemaContext.tsx';
import { lazyPart } from '../../../../src/parts/lazyPart.tsx';
import { OfferPrices } from './OfferPrices.tsx';
import { StateChoice } from './StateChoice.tsx';
import { offers as en } from './texts/en.ts';
import { offers as fr } from './texts/fr.ts';
import { type DescribedOffer, useOfferWords } from './useOfferWords.ts';

const TrialCart = lazyPart(async () => (await import('./TrialCart.tsx')).TrialCart);

const { Inputs } = inputsOf('OfferRule');

const heading = (key: 'what' | 'gives' | 'conditions' | 'where' | 'limits' | 'more') => ({
  en: en.form[key],
  fr: fr.form[key],
});

export function OfferForm() {
  return (
    <Box
      sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', lg: '3fr 2fr' }, alignItems: 'start' }}
    >
      <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
        <Inputs label={heading('what')} properties={['title', 'color', 'message']} />
        <StateChoice />
        <Inputs label={heading('gives')} properties={['exchangeData']} />
        <Inputs label={heading('conditions')} properties={['triggerList']} />
        <OfferPrices />
        <Inputs
          label={heading('where')}
          properties={['weekdayList', 'deviceTypeList', 'customerStatusList', 'combinable']}
        />
        <Inputs
          label={heading('limits')}
          properties={[
            'validStartDate',
            'validEndDate',
            'timezone',
            'maxPerOrder',
            'maxPerCustomer',
            'nbUseMax',
          ]}
        />
        <Inputs
          label={heading('more')}
          properties={[
            'conditionsText',
            'description',
            'image',
            'isListed',
            'isNominative',
            'customerRequiredFields',
            'bookingTrack',
            'generateMasterTicket',
            'hasCashCoupon',
            'isGenericCashCoupon',
            'templateParameters',
          ]}
        />
      </Box>
      <Box sx={{ position: { lg: 'sticky' }, top: 24, minWidth: 0 }}>
        <Beside />
      </Box>
    </Box>
  );
}

/** Of its own, so that a key pressed writes the sentence again and not the form. */
function Beside() {
  const draft = useWatch() as DescribedOffer;
  const { entity } = useSchema();
  const words = useOfferWords(entity.properties);
  return (
    <Paper variant="outlined" component="aside" sx={{ px: { xs: 2, sm: 3 }, py: 3 }}>
      <Typography variant="h2" component="p" aria-live="polite" sx={{ mb: 3 }}>
        {words(draft)}
      </Typography>
      <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
        <TrialCart draft={draft} />
      </Suspense>
    </Paper>
  );
}
