/** The small buttons over a list: quiet, and as high as the filters beside them. */
export const toolSx = { minHeight: 36, px: 1.25, minWidth: 0 } as const;
