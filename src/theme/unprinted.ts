/** On paper there is nothing to press. Is last in an `sx`, and over any width's display. */
export const unprinted = { '@media print': { display: 'none !important' } } as const;
