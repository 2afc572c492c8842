/** Opens the dialog of a quotation, whose code is fetched with the first press. */
import { Button } from '@mui/material';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../../src/parts/lazyPart.tsx';
import type { PageCart } from './useCartPage.ts';
import { useTexts } from './useTexts.ts';

const QuotationDialog = lazyPart(async () => (await import('./QuotationDialog.tsx')).QuotationDialog);

interface QuotationButtonProps {
  readonly cart: PageCart;
  readonly isDisabled: boolean;
}

export function QuotationButton({ cart, isDisabled }: QuotationButtonProps) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" color="inherit" disabled={isDisabled} onClick={() => setOpen(true)}>
        {t('cartPages.quotation')}
      </Button>
      {isOpen && (
        <Suspense>
          <QuotationDialog cart={cart} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
