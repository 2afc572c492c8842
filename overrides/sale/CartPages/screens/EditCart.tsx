/** `/carts/{cartId}/edit`: a cart that is not sold yet: how many places, whose it is, and what happens to it next. */
import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useLocaleState, useNotify } from 'ra-core';
import { useState } from 'react';
import { Navigate, Link as RouterLink, useNavigate } from 'react-router-dom';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { useMayOn } from '../../../../src/data/useMayHere.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { useSchema } from '../../../../src/generic/SchemaContext.tsx';
import { CustomerPicker } from '../../CashRegister/screens/CustomerPicker.tsx';
import { type CartContentProps, CartFrame } from './CartFrame.tsx';
import { CartLines, readQuantities } from './CartLines.tsx';
import { QuotationButton } from './QuotationButton.tsx';
import { ReleaseCart } from './ReleaseCart.tsx';
import { isHeld } from './useCartPage.ts';
import { useTexts } from './useTexts.ts';

export const EditCart = () => <CartFrame Content={OwnForm} showsAll />;

/** A colleague's cart is read on its page, which shows how it is taken over. */
function OwnForm(props: CartContentProps) {
  const { entity } = useSchema();
  if (!useMayOn(entity)(props.cart).may('update'))
    return <Navigate to={screenPath('Cart', 'show', props.cartId)} replace />;
  return <Form {...props} />;
}

function Form({ cart, cartId }: CartContentProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const notify = useNotify();
  const client = useQueryClient();
  const knowsCustomers = useHas('customers.read');
  const update = useAction('Cart.update', ['customerPaidAmount']);
  const [quantities, setQuantities] = useState(() => readQuantities(cart));
  const [name, setName] = useState(cart.reservationName ?? '');
  const [comment, setComment] = useState(cart.comment ?? '');
  const [customer, setCustomer] = useState(cart.customer);
  const stored = readQuantities(cart);
  const isMoved = Object.entries(quantities).some(([id, quantity]) => stored[id] !== quantity);
  const isChanged =
    isMoved ||
    name !== (cart.reservationName ?? '') ||
    comment !== (cart.comment ?? '') ||
    customer?.['@id'] !== cart.customer?.['@id'];
  const submit = async () => {
    const cartItemList = cart.cartItemList.flatMap(
      ({ '@id': id, ticketPrice, stockContingent, availableSeatList, ...item }) => {
        const quantity = quantities[id] ?? 0;
        if (quantity === 0) return [];
        return [
          {
            ticketPrice: ticketPrice['@id'],
            quantity,
            groupKey: item.groupKey,
            couponCode: item.couponCode,
            participant: item.participant,
            ...(ticketPrice.dynamic && { facialValue: item.facialValue }),
            ...(stockContingent && { stockContingent }),
            availableSeatList: availableSeatList.slice(0, quantity),
          },
        ];
      },
    );
    const body = {
      reservationName: name.trim(),
      comment,
      customer: customer?.['@id'] ?? null,
      ...(isMoved && { cartItemList }),
    };
    const outcome = await update.run({ id: cart['@id'], body });
    if (!outcome.isDone) return;
    notify(t('cartPages.saved'), { type: 'success' });
    await client.invalidateQueries({ queryKey: ['Cart'] });
  };
  return (
    <Stack
      component="form"
      spacing={3}
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged && !update.isPending) void submit();
      }}
    >
      {cart.cartItemList.length === 0 ? (
        <Typography color="textSecondary">{t('cartPages.empty')}</Typography>
      ) : (
        <CartLines cart={cart} quantities={quantities} onChange={setQuantities} />
      )}
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'baseline' }}>
        <Typography color="textSecondary">
          {t('cartPages.total')} · {t('cartPages.places', { smart_count: cart.totalItemNumber ?? 0 })}
        </Typography>
        <Typography variant="h2" component="p" className="num">
          {formatMoney(cart.customerPaidAmount ?? 0, cart.currency ?? 'EUR', locale)}
        </Typography>
      </Stack>
      {knowsCustomers && <CustomerPicker customer={customer} onCustomer={setCustomer} />}
      <TextField
        label={t('cartPages.name')}
        value={name}
        onChange={(event) => setName(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <TextField
        multiline
        minRows={2}
        label={t('cartPages.comment')}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
      />
      <ProblemAlert error={update.refusal?.error} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button type="submit" variant="contained" disabled={!isChanged || update.isPending}>
          {t('cartPages.save')}
        </Button>
        {cart.cartItemList.length > 0 && <NextSteps cart={cart} cartId={cartId} isDisabled={isChanged} />}
      </Box>
    </Stack>
  );
}

interface NextStepsProps extends CartContentProps {
  /** What was typed is saved first. */
  readonly isDisabled: boolean;
}

function NextSteps({ cart, cartId, isDisabled }: NextStepsProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const maySell = useHas('sales.sell');
  const mayReserve = useHas('sales.reserve');
  const mayAnswer = useHas('orders.correct');
  const steps = [
    ...(maySell ? [['payment', 'pay'] as const] : []),
    ['edit/form-data', 'form'] as const,
    ...(mayAnswer && cart.type === 'option' && isHeld(cart) ? [['edit/option', 'answer'] as const] : []),
    ...(mayReserve ? [['reservation', 'reserve'] as const] : []),
    ...(mayReserve && cart.type !== 'option' ? [['option', 'place'] as const] : []),
  ];
  return (
    <>
      {steps.map(([path, text]) => (
        <Button
          key={path}
          variant="outlined"
          component={RouterLink}
          to={`/carts/${cartId}/${path}`}
          disabled={isDisabled}
        >
          {t(`cartPages.${text}`)}
        </Button>
      ))}
      <QuotationButton cart={cart} isDisabled={isDisabled} />
      <ReleaseCart
        cart={cart['@id']}
        isDisabled={isDisabled}
        onReleased={() => void navigate(screenPath('Cart', 'list'))}
      />
    </>
  );
}
