/** A customer for the sale, for who wants one: found by name as one types, or written down; never asked for. */
import { Autocomplete, TextField } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { callAction } from '../../../../src/data/callAction.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { useDebounced } from '../../../../src/fields/picker/useDebounced.ts';
import { useSessionDraft } from '../../../../src/session/useSessionDraft.ts';
import { useDeskCartTexts } from './deskCart/useDeskCartTexts.ts';
import { NewCustomer } from './NewCustomer.tsx';
import { CUSTOMER_FIELDS, type PickedCustomer } from './pickedCustomer.ts';

/** The last of what is offered: nobody's address. */
const NEW = '';

interface CustomerPickerProps {
  readonly customer: PickedCustomer | null;
  readonly onCustomer: (customer: PickedCustomer | null) => void;
}

export function CustomerPicker({ customer, onCustomer }: CustomerPickerProps) {
  const translate = useTranslate();
  const t = useDeskCartTexts();
  const mayCreate = useHas('customers.write');
  const [typed, setTyped] = useState('');
  const [created, setCreated] = useState<string | undefined>(undefined);
  const field = useRef<HTMLElement>(null);
  useSessionDraft({
    key: 'register/customer',
    read: () => (customer ? undefined : typed || undefined),
    restore: (text: string) => {
      setTyped(text);
      // What is searched for stays in the field as long as one is in it.
      field.current?.querySelector('input')?.focus();
    },
  });
  const search = useDebounced(typed.trim());
  const found = useQuery({
    queryKey: ['register-customers', search],
    enabled: search.length > 1,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const query = { q: search, itemsPerPage: 8 };
      return callAction('Customer.list', { query, fields: CUSTOMER_FIELDS }, { signal });
    },
  });
  // Offered once it is known who is there already: nobody presses it in place of the one they look for.
  const options: readonly PickedCustomer[] =
    search.length > 1
      ? [
          ...(found.data?.member ?? []),
          ...(mayCreate && found.isFetched && !found.isPlaceholderData
            ? [{ '@id': NEW, displayName: t('deskCart.createOf', { typed: search }), email: null }]
            : []),
        ]
      : [];
  return (
    <>
      <Autocomplete
        size="small"
        ref={field}
        value={customer}
        inputValue={typed}
        options={options}
        loading={found.isFetching}
        filterOptions={(all) => all}
        getOptionLabel={({ displayName, email }) => [displayName, email].filter(Boolean).join(' · ')}
        getOptionKey={(option) => option['@id']}
        isOptionEqualToValue={(one, other) => one['@id'] === other['@id']}
        onChange={(_, next) => (next?.['@id'] === NEW ? setCreated(search) : onCustomer(next))}
        onInputChange={(_, text) => setTyped(text)}
        noOptionsText={translate('register.noCustomerFound')}
        loadingText={translate('ra.page.loading')}
        clearText={translate('ra.action.clear_input_value')}
        openText={translate('ra.action.open')}
        closeText={translate('ra.action.close')}
        renderInput={(params) => <TextField {...params} label={translate('register.customer')} />}
      />
      {created !== undefined && (
        <NewCustomer
          typed={created}
          onCustomer={(made) => {
            setCreated(undefined);
            onCustomer(made);
          }}
          onClose={() => setCreated(undefined)}
        />
      )}
    </>
  );
}
