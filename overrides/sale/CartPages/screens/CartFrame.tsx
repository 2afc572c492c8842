/** The frame of a cart's pages: its name, what it is and until when it is held, and a page that needs the cart. */
import ArrowBack from '@mui/icons-material/ArrowBack';
import { Alert, Button, Chip, Link, Stack, Typography } from '@mui/material';
import { useLocaleState } from 'ra-core';
import type { ComponentType, ReactNode } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { isHeld, nameCart, type PageCart, useCartPage } from './useCartPage.ts';
import { useTexts } from './useTexts.ts';

export interface CartContentProps {
  /** The last part of its address. */
  readonly cartId: string;
  readonly cart: PageCart;
}

interface CartFrameProps {
  readonly title?: (name: string) => string;
  readonly Content: ComponentType<CartContentProps>;
  /** Also of a cart that was sold or has nothing in it. */
  readonly showsAll?: true;
}

export function CartFrame({ title, Content, showsAll }: CartFrameProps) {
  // In the place of the generated form, its address has the number by another name.
  const { cartId = '', id = cartId } = useParams();
  const t = useTexts();
  const { data: cart, error, isPending, refetch } = useCartPage(id);
  const name = cart && nameCart(cart);
  const own = name === undefined ? t('cartPages.title', { number: id }) : t('cartPages.of', { name });
  return (
    <Page
      title={(title && cart && title(name ?? t('cartPages.title', { number: id }))) ?? own}
      width="form"
      subtitle={cart && <CartState cart={cart} />}
      above={
        <Link
          component={RouterLink}
          to={screenPath('Cart', 'list')}
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, fontSize: 14, minHeight: 34 }}
        >
          <ArrowBack sx={{ fontSize: 16 }} />
          {t('cartPages.back')}
        </Link>
      }
    >
      {isPending && <Loading />}
      <ProblemAlert error={error} onRetry={() => void refetch()} />
      {cart && <Guarded cart={cart} cartId={id} Content={Content} showsAll={showsAll === true} />}
    </Page>
  );
}

function Guarded({
  cart,
  cartId,
  Content,
  showsAll,
}: CartContentProps & { readonly Content: ComponentType<CartContentProps>; readonly showsAll: boolean }) {
  const t = useTexts();
  const order = cart.orderList[0];
  if (cart.status !== 'draft')
    return (
      <Alert
        severity="info"
        action={
          order && (
            <Button color="inherit" component={RouterLink} to={screenPath('Order', 'show', order['@id'])}>
              {t('cartPages.toOrder')}
            </Button>
          )
        }
      >
        {t('cartPages.sold')}
      </Alert>
    );
  if (!showsAll && cart.cartItemList.length === 0)
    return <Alert severity="info">{t('cartPages.empty')}</Alert>;
  // Drawn anew when it was changed elsewhere, unless something is being typed: then its own fields stay.
  return <Content key={cart['@id']} cart={cart} cartId={cartId} />;
}

const TONES = { pending: 'warning', approved: 'success', rejected: 'error' } as const;

function CartState({ cart }: { readonly cart: PageCart }) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const { type, optionStatus, expiresAt, contract, owner } = cart;
  const kind = type ?? 'cart';
  const time = expiresAt ? formatInstant(expiresAt, contract.timezone ?? 'UTC', locale, 'dateTime') : '';
  const parts: ReactNode[] = [
    isHeld(cart)
      ? t(kind === 'cart' ? 'cartPages.heldUntil' : 'cartPages.keptUntil', { time })
      : cart.status === 'draft'
        ? t('cartPages.released')
        : '',
    owner?.fullName ? t('cartPages.seller', { name: owner.fullName }) : '',
  ].filter(Boolean);
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Chip size="small" label={t(`cartPages.${kind}`)} />
      {kind === 'option' && optionStatus && (
        <Chip
          size="small"
          color={TONES[optionStatus]}
          variant="outlined"
          label={t(`cartPages.${optionStatus}`)}
        />
      )}
      <Typography component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {parts.join(' · ')}
      </Typography>
    </Stack>
  );
}
