/** Whose addresses go on the labels. */
import { NativeChoice } from '../../../../src/generic/NativeChoice.tsx';
import { useTexts } from './useTexts.ts';
import { FIXED, type Whose } from './useWhose.ts';

export function WhoseChoice({ whose }: { readonly whose: Whose }) {
  const t = useTexts();
  const { given, kept, choice, choose } = whose;
  return (
    <NativeChoice label={t('labels.whose')} value={choice} onChange={choose}>
      {given && <option value={FIXED.given}>{t(`labels.${given}`)}</option>}
      <option value={FIXED.all}>{t('labels.all')}</option>
      {kept.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </NativeChoice>
  );
}
