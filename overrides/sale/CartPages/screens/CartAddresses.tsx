/**
 * Addresses that lead to where a cart is worked on: `/cart`, the one open at one's register; `/cart/{cartId}/redirectTo`,
 * wherever a cart is now; `/carts/{cartId}/payment`, its payment at the register.
 */
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router-dom';
import { callAction } from '../../../../src/data/callAction.ts';
import { readMe, settledRights } from '../../../../src/data/rights.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { useTexts } from './useTexts.ts';

const REGISTER = '/sales/cash-register';

const idOf = (iri: string) => iri.split('/').at(-1) ?? '';

function Leading({
  name,
  find,
}: {
  readonly name: string;
  readonly find: (signal: AbortSignal) => Promise<string>;
}) {
  const t = useTexts();
  const { data, error, refetch } = useQuery({
    queryKey: ['cart-address', name],
    gcTime: 0,
    queryFn: ({ signal }) => find(signal),
  });
  if (data !== undefined) return <Navigate to={data} replace />;
  return (
    <Page title={t('cartPages.cart')} width="form">
      {error ? <ProblemAlert error={error} onRetry={() => void refetch()} /> : <Loading />}
    </Page>
  );
}

async function findOwn(signal: AbortSignal): Promise<string> {
  await settledRights();
  const owner = readMe()?.user;
  if (!owner) return REGISTER;
  const query = {
    owner: idOf(owner),
    status: 'draft',
    type: 'cart',
    isParked: false,
    'exists[deletedAt]': false,
    'order[updatedAt]': 'desc',
    itemsPerPage: 1,
  };
  const { member } = await callAction('Cart.list', { query, fields: ['type'] }, { signal });
  const [cart] = member;
  return cart ? `${REGISTER}?cart=${idOf(cart['@id'])}` : REGISTER;
}

async function findPlace(id: string, signal: AbortSignal): Promise<string> {
  await settledRights();
  const fields = ['type', 'status', 'isParked', { owner: ['fullName'], orderList: ['number'] }] as const;
  const cart = await callAction('Cart.read', { id, fields }, { signal });
  const [order] = cart.orderList;
  if (order) return screenPath('Order', 'show', order['@id']);
  const isMine = cart.owner?.['@id'] === readMe()?.user;
  return cart.type === 'cart' && isMine && !cart.isParked ? `${REGISTER}?cart=${id}` : `/carts/${id}/edit`;
}

export const CurrentCart = () => <Leading name="own" find={findOwn} />;

export function CartRedirect() {
  const { cartId = '' } = useParams();
  return <Leading name={cartId} find={(signal) => findPlace(cartId, signal)} />;
}

/** Becomes one's own first: a register takes payments for its own carts alone. */
async function takeToPay(id: string, signal: AbortSignal): Promise<string> {
  await settledRights();
  const fields = ['status', 'isParked', { owner: ['fullName'] }] as const;
  const cart = await callAction('Cart.read', { id, fields }, { signal });
  const isMine = cart.owner?.['@id'] === readMe()?.user;
  if (cart.status === 'draft' && (!isMine || cart.isParked))
    await callAction('Cart.takeOver', { id, fields: ['isParked'] }, { signal });
  return `${REGISTER}?cart=${id}&collect=1`;
}

export function PayCart() {
  const { cartId = '' } = useParams();
  return <Leading name={`pay ${cartId}`} find={(signal) => takeToPay(cartId, signal)} />;
}
