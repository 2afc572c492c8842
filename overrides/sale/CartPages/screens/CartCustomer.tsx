/** `/cart-customer/{cartId}`: whose a cart is. `/cart-customer`: for whom the next sale is, before anything is chosen. */
import { Button, Stack, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAction } from '../../../../src/data/useAction.ts';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { CustomerPicker } from '../../CashRegister/screens/CustomerPicker.tsx';
import type { PickedCustomer } from '../../CashRegister/screens/pickedCustomer.ts';
import { type CartContentProps, CartFrame } from './CartFrame.tsx';
import { useTexts } from './useTexts.ts';

export function CartCustomer() {
  const t = useTexts();
  return <CartFrame title={() => t('cartPages.customerTitle')} Content={Form} showsAll />;
}

function Form({ cart, cartId }: CartContentProps) {
  const t = useTexts();
  const notify = useNotify();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [customer, setCustomer] = useState(cart.customer);
  const update = useAction('Cart.update', ['customerPaidAmount']);
  const save = async () => {
    const outcome = await update.run({ id: cart['@id'], body: { customer: customer?.['@id'] ?? null } });
    if (!outcome.isDone) return;
    notify(t('cartPages.customerSaved'), { type: 'success' });
    await client.invalidateQueries({ queryKey: ['Cart'] });
    await navigate(`/carts/${cartId}/edit`);
  };
  return (
    <Stack spacing={2.5}>
      <Typography color="textSecondary">{t('cartPages.customerText')}</Typography>
      <CustomerPicker customer={customer} onCustomer={setCustomer} />
      <ProblemAlert error={update.refusal?.error} />
      <Button
        variant="contained"
        size="large"
        sx={{ alignSelf: 'start' }}
        disabled={update.isPending || customer?.['@id'] === cart.customer?.['@id']}
        onClick={() => void save()}
      >
        {t('cartPages.save')}
      </Button>
    </Stack>
  );
}

export function NextCustomer() {
  const t = useTexts();
  const navigate = useNavigate();
  const [customer, setCustomer] = useState<PickedCustomer | null>(null);
  return (
    <Page title={t('cartPages.startTitle')} subtitle={t('cartPages.startText')} width="form">
      <Stack spacing={2.5}>
        <CustomerPicker customer={customer} onCustomer={setCustomer} />
        <Button
          variant="contained"
          size="large"
          sx={{ alignSelf: 'start' }}
          disabled={customer === null}
          onClick={() =>
            void navigate(`/sales/cash-register?customer=${customer?.['@id'].split('/').at(-1) ?? ''}`)
          }
        >
          {t('cartPages.openRegister')}
        </Button>
      </Stack>
    </Page>
  );
}
