/** `/carts/{cartId}/reservation` and `/carts/{cartId}/option`: keeps the places for somebody, unpaid, until a time. */
import { Button, Stack, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { instantToLocal, localToInstant } from '../../../../schema/localTime.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { SchemaText } from '../../../../src/fields/schemaForm/SchemaText.tsx';
import { useSchemaForm } from '../../../../src/fields/schemaForm/useSchemaForm.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { CustomerPicker } from '../../CashRegister/screens/CustomerPicker.tsx';
import { suggestDeadline } from '../model/suggestDeadline.ts';
import { type CartContentProps, CartFrame } from './CartFrame.tsx';
import { keepForm } from './cartForms.ts';
import { nameCart, type PageCart } from './useCartPage.ts';
import { useTexts } from './useTexts.ts';

export const ReserveCart = () => <CartFrame Content={Reserve} />;
export const PlaceOption = () => <CartFrame Content={Option} />;

const Reserve = (props: CartContentProps) => <KeepForm {...props} kind="reservation" />;
const Option = (props: CartContentProps) => <KeepForm {...props} kind="option" />;

/** The phone that was noted when it was kept before. */
function readPhone({ reservation, option }: PageCart): string {
  for (const noted of [reservation, option])
    if (typeof noted === 'object' && noted !== null && 'phone' in noted && typeof noted.phone === 'string')
      return noted.phone;
  return '';
}

function KeepForm({ cart, cartId, kind }: CartContentProps & { readonly kind: 'option' | 'reservation' }) {
  const t = useTexts();
  const notify = useNotify();
  const navigate = useNavigate();
  const client = useQueryClient();
  const knowsCustomers = useHas('customers.read');
  const { zone, deadline } = suggestDeadline(
    cart.cartItemList.flatMap(({ ticketPrice: { eventDate } }) =>
      eventDate ? [{ startDate: eventDate.startDate, timezone: eventDate.ticketing.timezone }] : [],
    ),
    { kind, now: Date.now(), kept: cart.type === kind ? cart.expiresAt : null },
  );
  const [start] = useState(() => ({
    name: nameCart(cart) ?? '',
    phone: readPhone(cart),
    until: instantToLocal(deadline, zone),
  }));
  const { control, getValues, handleSubmit, setValue } = useSchemaForm(keepForm, start);
  const [customer, setCustomer] = useState(cart.customer);
  const reserve = useAction('Cart.reserve', ['type']);
  const place = useAction('Cart.requestOption', ['type']);
  const keep = kind === 'option' ? place : reserve;
  const submit = handleSubmit(async ({ name, phone, until }) => {
    if (keep.isPending) return;
    const body = {
      reservationName: name,
      expiresAt: localToInstant(until, zone) ?? '',
      customer: customer?.['@id'] ?? null,
      ...(phone && { phone }),
    };
    const outcome = await keep.run({ id: cart['@id'], body });
    if (!outcome.isDone) return;
    notify(t(kind === 'option' ? 'cartPages.optionPlaced' : 'cartPages.reserved', { name }), {
      type: 'success',
    });
    await client.invalidateQueries({ queryKey: ['Cart'] });
    await navigate(`/carts/${cartId}/edit`);
  });
  return (
    <Stack component="form" spacing={2.5} noValidate onSubmit={(event) => void submit(event)}>
      <Typography variant="h2">{t('cartPages.whom')}</Typography>
      <Typography color="textSecondary">
        {t(kind === 'option' ? 'cartPages.optionText' : 'cartPages.reserveText')}
      </Typography>
      {knowsCustomers && (
        <CustomerPicker
          customer={customer}
          onCustomer={(picked) => {
            setCustomer(picked);
            if (picked && getValues('name').trim() === '') setValue('name', picked.displayName ?? '');
          }}
        />
      )}
      <SchemaText
        control={control}
        name="name"
        t={t}
        required
        label={t('cartPages.name')}
        slotProps={{ htmlInput: { maxLength: 100 } }}
      />
      <SchemaText
        control={control}
        name="phone"
        t={t}
        type="tel"
        label={t('cartPages.phone')}
        slotProps={{ htmlInput: { maxLength: 40 } }}
      />
      <SchemaText
        control={control}
        name="until"
        t={t}
        required
        type="datetime-local"
        label={t('cartPages.until')}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <ProblemAlert error={keep.refusal?.error} />
      <Button
        type="submit"
        variant="contained"
        size="large"
        disabled={keep.isPending}
        sx={{ alignSelf: 'start' }}
      >
        {t(kind === 'option' ? 'cartPages.place' : 'cartPages.reserve')}
      </Button>
    </Stack>
  );
}
