/** Whose addresses go on the labels. */
import { Suspense } from 'react';
import { RelationPicker } from '../../../../src/fields/RelationPicker.tsx';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { NativeChoice } from '../../../../src/generic/NativeChoice.tsx';
import { useTexts } from './useTexts.ts';
import { FIXED, type Whose } from './useWhose.ts';

export function WhoseChoice({ whose }: { readonly whose: Whose }) {
  const t = useTexts();
  const { given, kept, choice, choose, customers, setCustomers } = whose;
  return (
    <>
      <NativeChoice label={t('labels.whose')} value={choice} onChange={choose}>
        {given && <option value={FIXED.given}>{t(`labels.${given}`)}</option>}
        <option value={FIXED.all}>{t('labels.all')}</option>
        {kept.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value={FIXED.chosen}>{t('labels.chosen')}</option>
      </NativeChoice>
      {choice === FIXED.chosen && (
        <Suspense fallback={<Loading />}>
          <RelationPicker
            target="CrmCustomer"
            label={t('labels.customers')}
            value={[...customers]}
            multiple
            onChange={(picked) => setCustomers([picked ?? []].flat().map((one) => String(one.id)))}
          />
        </Suspense>
      )}
    </>
  );
}
