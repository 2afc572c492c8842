/**
 * `/carts/{cartId}/form-data`, on the way to the payment, and `/carts/{cartId}/edit/form-data`, from the cart: what its
 * customer and participants are asked. Answers are saved as they are typed.
 */
import { Alert, Box, Button, Checkbox, FormControlLabel, Paper, Stack, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useLocaleState } from 'ra-core';
import { useState } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import type { CartForm } from '../../../../schema/generated/sale/CartForm.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { useMayOn } from '../../../../src/data/useMayHere.ts';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { SchemaProvider, useSchema } from '../../../../src/generic/SchemaContext.tsx';
import { type CartContentProps, CartFrame } from '../../CartPages/screens/CartFrame.tsx';
import { CustomerPicker } from '../../CashRegister/screens/CustomerPicker.tsx';
import type { PickedCustomer } from '../../CashRegister/screens/pickedCustomer.ts';
import { type Answers, listFaults } from '../model.ts';
import { Questions } from './Questions.tsx';
import { type FormAnswers, formKey, useCartForm, useForm } from './useCartForm.ts';
import { useTexts } from './useTexts.ts';

function Titled({ Content }: { readonly Content: (props: CartContentProps) => React.ReactNode }) {
  const t = useTexts();
  return (
    <SchemaProvider name="Cart">
      <CartFrame title={(name) => t('cartForm.titleOf', { name })} Content={Content} />
    </SchemaProvider>
  );
}

export const FormOnTheWay = () => <Titled Content={OnTheWay} />;
export const FormOfCart = () => <Titled Content={OfCart} />;

const OnTheWay = (props: CartContentProps) => <FormOf {...props} isOnTheWay />;
const OfCart = (props: CartContentProps) => <FormOf {...props} isOnTheWay={false} />;

interface FormOfProps extends CartContentProps {
  readonly isOnTheWay: boolean;
}

function FormOf(props: FormOfProps) {
  const { data, error, isPending, refetch } = useForm(props.cart['@id']);
  if (isPending) return <Loading />;
  if (!data) return <ProblemAlert error={error} onRetry={() => void refetch()} />;
  // Asked anew when another customer is chosen: other fields, and what is known of them.
  return <Form key={props.cart.customer?.['@id'] ?? ''} {...props} form={data} />;
}

type FormProps = FormOfProps & { readonly form: CartForm };

function Form({ cart, cartId, isOnTheWay, form }: FormProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const { entity } = useSchema();
  const isOwn = useMayOn(entity)(cart).may('update');
  const maySell = useHas('sales.sell');
  const { answers, change, save, state, error } = useCartForm(cart['@id'], form);
  const [isChecked, setChecked] = useState(false);
  const missing = countMissing(form, answers);
  const isEmpty = form.customerFieldList.length === 0 && form.participantFormList.length === 0;
  const goOn = async () => {
    setChecked(true);
    if ((await save()) && missing === 0) await navigate(`/carts/${cartId}/payment`);
  };
  return (
    <Stack
      component="form"
      noValidate
      spacing={3}
      onSubmit={(event) => {
        event.preventDefault();
        if (isOnTheWay && maySell) void goOn();
        else {
          setChecked(true);
          void save();
        }
      }}
    >
      {!isOwn && <Alert severity="info">{t('cartForm.readOnly')}</Alert>}
      {isEmpty && <Alert severity="info">{t('cartForm.nothing')}</Alert>}
      <Box
        component="fieldset"
        disabled={!isOwn}
        sx={{ border: 0, m: 0, p: 0, minWidth: 0, display: 'grid', gap: 3 }}
      >
        <Customer cart={cart} form={form} answers={answers} isChecked={isChecked} onChange={change} />
        {form.participantFormList.map((places) => (
          <Places
            key={places.cartItem}
            places={places}
            answers={answers.participants[places.cartItem] ?? []}
            isChecked={isChecked}
            onChange={(list) =>
              change({ ...answers, participants: { ...answers.participants, [places.cartItem]: list } })
            }
          />
        ))}
      </Box>
      {isChecked && missing > 0 && (
        <Alert severity="warning">{t('cartForm.missing', { smart_count: missing })}</Alert>
      )}
      <ProblemAlert error={error} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        {isOwn && (
          <Button type="submit" variant="contained">
            {t(isOnTheWay && maySell ? 'cartForm.pay' : 'cartForm.save')}
          </Button>
        )}
        <Button component={RouterLink} to={`/carts/${cartId}/edit`} color="inherit">
          {t('cartForm.back')}
        </Button>
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          {isOwn && t(`cartForm.${state === 'idle' ? 'unsaved' : state}`)}
        </Typography>
      </Box>
    </Stack>
  );
}

function countMissing(form: CartForm, answers: FormAnswers): number {
  const ofPlaces = form.participantFormList.flatMap(({ cartItem, fieldList, quantity }) =>
    Array.from(
      { length: quantity },
      (_, place) => listFaults(fieldList, answers.participants[cartItem]?.[place] ?? {}).length,
    ),
  );
  return [listFaults(form.customerFieldList, answers.customer).length, ...ofPlaces].reduce(
    (sum, count) => sum + count,
    0,
  );
}

interface CustomerProps extends Pick<FormProps, 'cart' | 'form'> {
  readonly answers: FormAnswers;
  readonly isChecked: boolean;
  readonly onChange: (answers: FormAnswers) => void;
}

function Customer({ cart, form, answers, isChecked, onChange }: CustomerProps) {
  const t = useTexts();
  const client = useQueryClient();
  const knowsCustomers = useHas('customers.read');
  const update = useAction('Cart.update', ['customer']);
  const choose = async (customer: PickedCustomer | null) => {
    const outcome = await update.run({ id: cart['@id'], body: { customer: customer?.['@id'] ?? null } });
    if (!outcome.isDone) return;
    await client.invalidateQueries({ queryKey: formKey(cart['@id']) });
    await client.invalidateQueries({ queryKey: ['Cart'] });
  };
  if (!knowsCustomers && form.customerFieldList.length === 0 && !form.optinMessage) return null;
  return (
    <Section id="of-customer" title={t('cartForm.customer')}>
      {knowsCustomers && <CustomerPicker customer={cart.customer} onCustomer={(one) => void choose(one)} />}
      <ProblemAlert error={update.refusal?.error} />
      <Questions
        questions={form.customerFieldList}
        answers={answers.customer}
        isChecked={isChecked}
        onChange={(customer) => onChange({ ...answers, customer })}
      />
      {form.optinMessage && (
        <FormControlLabel
          control={
            <Checkbox
              checked={answers.optin === true}
              onChange={(_event, optin) => onChange({ ...answers, optin })}
            />
          }
          label={form.optinMessage}
        />
      )}
    </Section>
  );
}

interface PlacesProps {
  readonly places: CartForm['participantFormList'][number];
  readonly answers: readonly Answers[];
  readonly isChecked: boolean;
  readonly onChange: (answers: readonly Answers[]) => void;
}

function Places({ places, answers, isChecked, onChange }: PlacesProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const { cartItem, fieldList, quantity, startDate, ticketingTitle, ticketPriceName, timezone } = places;
  const all = Array.from({ length: quantity }, (_, place) => answers[place] ?? {});
  const title = `${ticketPriceName} · ${t('cartForm.places', { smart_count: quantity })}`;
  const id = `of-${cartItem.split('/').at(-1)}`;
  return (
    <Section
      id={id}
      title={title}
      text={`${ticketingTitle} · ${formatInstant(startDate, timezone, locale, 'dateTime')}`}
    >
      {all.map((one, place) => {
        const name = quantity === 1 ? t('cartForm.only') : t('cartForm.participant', { place: place + 1 });
        return (
          <Box
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
            key={place}
            role="group"
            aria-label={name}
          >
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap', mb: 1 }}>
              <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
              {place === 0 && quantity > 1 && (
                <Button size="small" color="inherit" onClick={() => onChange(all.map(() => one))}>
                  {t('cartForm.copy')}
                </Button>
              )}
            </Box>
            <Questions
              questions={fieldList}
              answers={one}
              isChecked={isChecked}
              onChange={(next) => onChange(all.with(place, next))}
            />
          </Box>
        );
      })}
    </Section>
  );
}

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly text?: string;
  readonly children: React.ReactNode;
}

function Section({ id, title, text, children }: SectionProps) {
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}
    >
      <Box>
        <Typography id={id} variant="h2" sx={{ fontSize: 18 }}>
          {title}
        </Typography>
        {text && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {text}
          </Typography>
        )}
      </Box>
      {children}
    </Paper>
  );
}
