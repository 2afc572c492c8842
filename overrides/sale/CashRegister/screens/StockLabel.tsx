/** What is left, in words and not by colour alone. */
import { Typography } from '@mui/material';
import { useTranslate } from 'ra-core';

/** Below this many places the label warns. Our choice. */
const LOW_STOCK = 10;

export function StockLabel({ stock }: { readonly stock: number | null }) {
  const translate = useTranslate();
  const isOut = stock !== null && stock <= 0;
  const isLow = stock !== null && stock <= LOW_STOCK;
  const text = () => {
    if (stock === null) return translate('register.unlimited');
    return isOut ? translate('register.soldOut') : translate('register.left', { smart_count: stock });
  };
  return (
    <Typography
      component="span"
      variant="body2"
      sx={{
        color: isLow ? 'error.main' : 'text.secondary',
        fontWeight: isLow ? 600 : 400,
        fontVariantNumeric: 'tabular-nums',
        whiteSpace: 'nowrap',
      }}
    >
      {text()}
    </Typography>
  );
}
