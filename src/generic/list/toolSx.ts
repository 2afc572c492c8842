/** The small buttons over a list: quiet, and as high as the filters beside them. */
export const toolSx = { minHeight: 36, px: 1.25, minWidth: 0 } as const;

/** A tool that shows its name only where there is room for it; its icon is everywhere. */
export const iconToolSx = {
  ...toolSx,
  '& .name': { display: { xs: 'none', xl: 'inline' } },
  '& .MuiButton-startIcon': { ml: { xs: 0, xl: -0.25 }, mr: { xs: 0, xl: 1 } },
} as const;
