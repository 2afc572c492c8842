/** What is shown once: in letters that nobody mixes up, all selected by one click. */
import { Box } from '@mui/material';

export function SecretText({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{
        p: 1.5,
        borderRadius: 1,
        bgcolor: 'action.hover',
        fontFamily: 'monospace',
        overflowWrap: 'anywhere',
        userSelect: 'all',
        whiteSpace: 'pre-wrap',
      }}
    >
      {text}
    </Box>
  );
}
