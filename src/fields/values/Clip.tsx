/** A text on one line, cut where the room ends; a long one is there whole for who points at it. */
import { Box } from '@mui/material';

export function Clip({ text }: { readonly text: string }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'block',
        maxWidth: 360,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      }}
      title={text.length > 40 ? text : undefined}
    >
      {text}
    </Box>
  );
}
