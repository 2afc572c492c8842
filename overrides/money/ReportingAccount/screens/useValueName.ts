/** What people call the date that an account counts by. */

import { nameOfValue } from '../../../../src/fields/nameOfValue.ts';
import { useSchema } from '../../../../src/generic/SchemaContext.tsx';
import { useLabel } from '../../../../src/i18n/useLabel.ts';

export function useValueName(): (value: string | null) => string {
  const { entity } = useSchema();
  const label = useLabel();
  const property = entity.properties.find(({ name }) => name === 'accountingMode');
  return (value) => (value && property ? nameOfValue(property, value, label) : '');
}
