/** `/customers/new`: the form of a customer, which shows while one types who may be here already. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { callAction } from '../../../../src/data/callAction.ts';
import { GenericCreate } from '../../../../src/generic/GenericCreate.tsx';
import { inputsOf } from '../../../../src/generic/inputsOf.tsx';
import { LikelyNotice } from './LikelyNotice.tsx';
import { type Typed, toDraft } from './toDraft.ts';
import { useTexts } from './useTexts.ts';

const { Inputs } = inputsOf('CrmCustomer');

/** A pause in typing. */
const PAUSE = 350;

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const waiting = setTimeout(() => setPaused(text), PAUSE);
    return () => clearTimeout(waiting);
  }, [text]);
  return paused;
}

function WhoIsHere() {
  const t = useTexts();
  const draft = usePaused(JSON.stringify(toDraft(useWatch<Typed>()) ?? null));
  const { data } = useQuery({
    queryKey: ['customer-lookalikes', draft],
    queryFn: ({ signal }) => callAction('CrmCustomer.lookalikes', { query: JSON.parse(draft) }, { signal }),
    enabled: draft !== 'null',
    // Whoever enters a customer is not kept from it: the notice is a help.
    retry: false,
    placeholderData: (before) => (draft === 'null' ? undefined : before),
  });
  return <LikelyNotice title={t('customer.likelyNew')} likely={draft === 'null' ? [] : (data ?? [])} />;
}

const labels = {
  address: { en: 'Address', fr: 'Adresse' },
  organization: { en: 'Organisation', fr: 'Structure' },
  consent: { en: 'Consent', fr: 'Consentement' },
  more: { en: 'More', fr: 'Divers' },
} as const;

export function CustomerCreate() {
  return (
    <GenericCreate>
      <Inputs
        properties={[
          'customerType',
          'civility',
          'lastname',
          'firstname',
          'emailList',
          'phoneList',
          'birthday',
          'nationality',
          'tagList',
          'interests',
        ]}
      />
      <WhoIsHere />
      <Inputs label={labels.address} properties={['address', 'zipcode', 'city', 'country', 'geoZone']} />
      <Inputs
        label={labels.organization}
        properties={['organizationList', 'role', 'service', 'organizationType', 'vatNumber', 'website']}
      />
      <Inputs label={labels.consent} properties={['gdprConsent', 'diffusionListOK', 'diffusionListNO']} />
      <Inputs label={labels.more} properties={['customFields']} />
    </GenericCreate>
  );
}
