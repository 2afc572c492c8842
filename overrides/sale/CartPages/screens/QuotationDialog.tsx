/** For whom a quotation of a cart is, before it opens as PDF: whatever is left empty is the customer's. */
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, MenuItem, Stack } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { useId } from 'react';
import { useAction } from '../../../../src/data/useAction.ts';
import { SchemaText } from '../../../../src/fields/schemaForm/SchemaText.tsx';
import { useSchemaForm } from '../../../../src/fields/schemaForm/useSchemaForm.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { openFile } from '../../../../src/generic/record/openFile.ts';
import { QUOTATION_TYPES, quotationForm } from './cartForms.ts';
import { nameCart, type PageCart } from './useCartPage.ts';
import { useTexts } from './useTexts.ts';

interface QuotationDialogProps {
  readonly cart: PageCart;
  readonly onClose: () => void;
}

const FIELDS = [
  { name: 'name', label: 'cartPages.quotationName', max: 300, isLong: false },
  { name: 'address', label: 'cartPages.quotationAddress', max: 1000, isLong: true },
  { name: 'vat', label: 'cartPages.quotationVat', max: 40, isLong: false },
  { name: 'customerAdditionalInfo', label: 'cartPages.quotationMore', max: 2000, isLong: true },
] as const;

export function QuotationDialog({ cart, onClose }: QuotationDialogProps) {
  const t = useTexts();
  const id = useId();
  const [locale] = useLocaleState();
  const draw = useAction('Cart.quotation');
  const { control, handleSubmit } = useSchemaForm(quotationForm, {
    quotationType: 'quotation',
    name: nameCart(cart) ?? '',
    address: '',
    vat: '',
    customerAdditionalInfo: '',
  });
  const submit = handleSubmit(async ({ quotationType, ...typed }) => {
    if (draw.isPending) return;
    const named = Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== ''));
    const query = { ...named, quotationType, language: locale === 'fr' ? 'fr' : 'en' } as const;
    const drawn = await draw.run({ id: cart['@id'], query });
    if (!drawn.isDone) return;
    openFile(drawn.answer, t(`cartPages.${quotationType}`));
    onClose();
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={id}>{t('cartPages.quotation')}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            <SchemaText
              control={control}
              name="quotationType"
              t={t}
              select
              label={t('cartPages.quotationType')}
            >
              {QUOTATION_TYPES.map((type) => (
                <MenuItem key={type} value={type}>
                  {t(`cartPages.${type}`)}
                </MenuItem>
              ))}
            </SchemaText>
            {FIELDS.map(({ name, label, max, isLong }) => (
              <SchemaText
                key={name}
                control={control}
                name={name}
                t={t}
                label={t(label)}
                multiline={isLong}
                minRows={isLong ? 2 : undefined}
                helperText={name === 'address' ? t('cartPages.quotationAddressHint') : undefined}
                slotProps={{ htmlInput: { maxLength: max } }}
              />
            ))}
            <ProblemAlert error={draw.refusal?.error} />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button type="button" color="inherit" onClick={onClose}>
            {t('cartPages.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={draw.isPending}>
            {t('cartPages.quotationOpen')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
