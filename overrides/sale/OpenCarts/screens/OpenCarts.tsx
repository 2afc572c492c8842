/** On top of the carts: those still open, who has them, what is in them and until when, each to be taken up again. */
import { Box, Button, Paper, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { callAction } from '../../../../src/data/callAction.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { useMayOn } from '../../../../src/data/useMayHere.ts';
import { ConfirmAction } from '../../../../src/generic/ConfirmAction.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { useSchema } from '../../../../src/generic/SchemaContext.tsx';
import { useRefusalNotice } from '../../../../src/generic/useRefusal.ts';
import { useDeskCartTexts } from '../../CashRegister/screens/deskCart/useDeskCartTexts.ts';
import { nameCart, OpenCartRow } from './OpenCartRow.tsx';
import { type OpenCart, useOpenCarts } from './useOpenCarts.ts';

export function OpenCarts() {
  const carts = useOpenCarts();
  if (carts.error) return <ProblemAlert error={carts.error} onRetry={() => void carts.refetch()} />;
  if (!carts.data || carts.data.member.length === 0) return null;
  return <Carts carts={carts.data.member} />;
}

function Carts({ carts }: { readonly carts: readonly OpenCart[] }) {
  const t = useDeskCartTexts();
  const { entity } = useSchema();
  const mayOn = useMayOn(entity);
  const navigate = useNavigate();
  const takeOver = useAction('Cart.takeOver', ['isParked']);
  const notify = useNotify();
  const noticeOf = useRefusalNotice();
  const [asked, setAsked] = useState<OpenCart | undefined>(undefined);
  const take = async (cart: OpenCart) => {
    const taken = await takeOver.run({ id: cart['@id'] });
    if (taken.isDone) await navigate(`/sales/cash-register?cart=${cart['@id'].split('/').at(-1)}`);
    else if (asked === undefined) notify(noticeOf(taken.error), { type: 'error' });
  };
  return (
    <Paper component="section" variant="outlined" aria-label={t('deskCart.open')}>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'center',
          px: 2,
          pt: 1.5,
          gap: 2,
        }}
      >
        <Typography variant="h2">{t('deskCart.open')}</Typography>
        {carts.some(({ deletedAt }) => deletedAt !== null) && <HideReleased />}
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, maxHeight: 360, overflow: 'auto' }}>
        {carts.map((cart) => {
          const isMine = mayOn(cart).isOwn === true;
          return (
            <OpenCartRow
              key={cart['@id']}
              cart={cart}
              isMine={isMine}
              isDisabled={takeOver.isPending}
              onResume={() => (isMine || cart.isParked ? void take(cart) : setAsked(cart))}
            />
          );
        })}
      </Box>
      {asked && (
        <Suspense fallback={null}>
          <ConfirmAction
            action="Cart.takeOver"
            name={nameCart(asked) ?? t('deskCart.nobody')}
            isPending={takeOver.isPending}
            error={takeOver.refusal?.error}
            onConfirm={() => void take(asked)}
            onClose={() => {
              takeOver.reset();
              setAsked(undefined);
            }}
          />
        </Suspense>
      )}
    </Paper>
  );
}

/** Carts that gave their places back leave the lists: one's own, and everybody's for who corrects orders. */
function HideReleased() {
  const t = useDeskCartTexts();
  const notify = useNotify();
  const noticeOf = useRefusalNotice();
  const client = useQueryClient();
  const hide = async () => {
    try {
      const filters = { status: 'draft', type: 'cart', isHidden: false, 'exists[deletedAt]': true };
      const { changed } = await callAction('Cart.hideMatching', { body: { filters } });
      notify(t('deskCart.hidden', { smart_count: changed }), { type: 'success' });
      await client.invalidateQueries({ queryKey: ['Cart'] });
    } catch (error) {
      notify(noticeOf(error), { type: 'error' });
    }
  };
  return (
    <Button size="small" color="inherit" onClick={() => void hide()}>
      {t('deskCart.hideReleased')}
    </Button>
  );
}
