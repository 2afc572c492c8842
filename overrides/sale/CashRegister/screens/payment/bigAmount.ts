/** Read across the counter. */
export const BIG_AMOUNT = {
  display: 'block',
  fontSize: '2.75rem',
  lineHeight: 1.2,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
} as const;
