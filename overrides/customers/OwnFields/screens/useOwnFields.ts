/** The organiser's own fields of customers, in their order. */
import { useQuery } from '@tanstack/react-query';
import { crmCustomerDescriptor } from '../../../../schema/generated/customers/CrmCustomer.ts';
import { callAction } from '../../../../src/data/callAction.ts';
import type { RecordOf } from '../../../../src/data/fields.ts';

const FIELDS = [
  'slug',
  'label',
  'type',
  'inputType',
  'formType',
  'formIsMultiple',
  'options',
  'formOptions',
  'description',
  'position',
  'required',
  'readOnly',
  'isDeleteable',
  'relatedTo',
] as const;

export type StoredField = RecordOf<'CustomerFieldContract', typeof FIELDS>;

/** What has a place of its own in the form, also under the singular names that slugs use. */
export const KNOWN: readonly string[] = [
  ...crmCustomerDescriptor.properties.map(({ name }) => name),
  'email',
  'phone',
];

export const useOwnFields = () =>
  useQuery({
    queryKey: ['CustomerFieldContract', 'of customers'],
    queryFn: async ({ signal }) => {
      const { member } = await callAction(
        'CustomerFieldContract.list',
        { query: { 'order[position]': 'asc', itemsPerPage: 200 }, fields: FIELDS },
        { signal },
      );
      return member;
    },
    staleTime: 60_000,
    retry: false,
  });
