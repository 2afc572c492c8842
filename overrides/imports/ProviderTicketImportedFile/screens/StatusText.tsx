/** The status of a file in the words of its metadata. */
import { useQuery } from '@tanstack/react-query';
import { loadSchema } from '../../../../src/data/descriptors.ts';
import { findProperty } from '../../../../src/data/paths.ts';
import { useLabel } from '../../../../src/i18n/useLabel.ts';

export function StatusText({ status }: { readonly status: string }) {
  const label = useLabel();
  const { data } = useQuery({
    queryKey: ['ticket-file', 'schema'],
    queryFn: () => loadSchema('ProviderTicketImportedFile'),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const value =
    data && findProperty(data.entity, 'importStatus')?.values?.find((one) => one.value === status);
  return value ? label(value.label) : null;
}
