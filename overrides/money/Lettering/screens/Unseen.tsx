/** The head of a column whose cells speak for themselves: for who does not see them. */
import { Box } from '@mui/material';
import { visuallyHidden } from '../../../../src/theme/visuallyHidden.ts';

export const Unseen = ({ text }: { readonly text: string }) => (
  <Box component="span" sx={visuallyHidden}>
    {text}
  </Box>
);
