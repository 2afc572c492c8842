/** The register's address may name whom the next sale is for: `/sales/cash-register?customer=12`. */
import { useNotify } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { callAction } from '../../../../src/data/callAction.ts';
import { useRefusalNotice } from '../../../../src/generic/useRefusal.ts';
import { CUSTOMER_FIELDS, type PickedCustomer } from './pickedCustomer.ts';

const PARAMETER = 'customer';

export function useWantedCustomer(onCustomer: (customer: PickedCustomer) => void): void {
  const [parameters, setParameters] = useSearchParams();
  const [wanted] = useState(() => parameters.get(PARAMETER));
  const notify = useNotify();
  const noticeOf = useRefusalNotice();
  const find = useRef(async (id: string) => {
    try {
      onCustomer(await callAction('Customer.read', { id, fields: CUSTOMER_FIELDS }));
    } catch (error) {
      notify(noticeOf(error), { type: 'error' });
    }
    // Once: the next sale is for somebody else.
    setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete(PARAMETER);
        return after;
      },
      { replace: true },
    );
  });
  useEffect(() => {
    if (wanted) void find.current(wanted);
  }, [wanted]);
}
