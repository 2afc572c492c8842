/** `/carts/{cartId}/reservation` and `/carts/{cartId}/option`: keeps the places for somebody, unpaid, until a time. */
import { Button, Stack, TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { instantToLocal, localToInstant } from '../../../../schema/localTime.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { CustomerPicker } from '../../CashRegister/screens/CustomerPicker.tsx';
import { suggestDeadline } from '../model/suggestDeadline.ts';
import { type CartContentProps, CartFrame } from './CartFrame.tsx';
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
  const [name, setName] = useState(nameCart(cart) ?? '');
  const [phone, setPhone] = useState(() => readPhone(cart));
  const [until, setUntil] = useState(() => instantToLocal(deadline, zone));
  const [customer, setCustomer] = useState(cart.customer);
  const reserve = useAction('Cart.reserve', ['type']);
  const place = useAction('Cart.requestOption', ['type']);
  const keep = kind === 'option' ? place : reserve;
  const submit = async () => {
    const body = {
      reservationName: name.trim(),
      expiresAt: localToInstant(until, zone) ?? '',
      customer: customer?.['@id'] ?? null,
      ...(phone.trim() && { phone: phone.trim() }),
    };
    const outcome = await keep.run({ id: cart['@id'], body });
    if (!outcome.isDone) return;
    notify(t(kind === 'option' ? 'cartPages.optionPlaced' : 'cartPages.reserved', { name: name.trim() }), {
      type: 'success',
    });
    await client.invalidateQueries({ queryKey: ['Cart'] });
    await navigate(`/carts/${cartId}/edit`);
  };
  return (
    <Stack
      component="form"
      spacing={2.5}
      onSubmit={(event) => {
        event.preventDefault();
        if (!keep.isPending) void submit();
      }}
    >
      <Typography variant="h2">{t('cartPages.whom')}</Typography>
      <Typography color="textSecondary">
        {t(kind === 'option' ? 'cartPages.optionText' : 'cartPages.reserveText')}
      </Typography>
      {knowsCustomers && (
        <CustomerPicker
          customer={customer}
          onCustomer={(picked) => {
            setCustomer(picked);
            if (picked && name.trim() === '') setName(picked.displayName ?? '');
          }}
        />
      )}
      <TextField
        required
        label={t('cartPages.name')}
        value={name}
        onChange={(event) => setName(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 100 } }}
      />
      <TextField
        type="tel"
        label={t('cartPages.phone')}
        value={phone}
        onChange={(event) => setPhone(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 40 } }}
      />
      <TextField
        required
        type="datetime-local"
        label={t('cartPages.until')}
        value={until}
        onChange={(event) => setUntil(event.target.value)}
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
