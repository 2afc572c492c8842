/** Reference data as rows by table, in the order in which they are written. They belong to no contract (0). */

import { policies } from '../../../accounts/Policy/model.ts';
import { CUSTOMER_FIELDS } from './customerFields.ts';
import { buildCustomerFilters } from './customerFilters.ts';
import { TAXES } from './taxes.ts';

export type Row = Readonly<Record<string, unknown>>;

export function buildReference(): ReadonlyMap<string, readonly Row[]> {
  const tables = {
    tax: TAXES.map((tax) => ({
      id: tax.id,
      code: tax.code,
      label: tax.label,
      rate: tax.rate,
      country_code: tax.country,
      region: tax.region ?? null,
      category: tax.category,
      max_representation_number: tax.maxRepresentationNumber ?? null,
      valid_from: tax.validFrom ?? null,
      valid_until: tax.validUntil ?? null,
      legal_basis: tax.legalBasis ?? null,
    })),
    // The rows are everybody's: they speak English; screens show them in the reader's language, by code.
    policy: policies.map(({ id, code, category, name, description, resourceType }) => ({
      id,
      code,
      category_name: category.en,
      name: name.en,
      description: description.en,
      resource_type: resourceType ?? null,
    })),
    customer_field: CUSTOMER_FIELDS.map((slug, index) => ({ id: index + 1, slug, is_generic: true })),
    ...buildCustomerFilters(),
  };
  return new Map(
    Object.entries(tables).map(([table, rows]) => [table, rows.map((row) => ({ contract_id: 0, ...row }))]),
  );
}
