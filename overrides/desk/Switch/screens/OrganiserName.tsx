/** Under one's own name, for who works for several organisers: whose desk this is. */
import { Box } from '@mui/material';
import { useOrganisers } from './useOrganisers.ts';

export function OrganiserName() {
  const name = useOrganisers()?.find(({ isCurrent }) => isCurrent)?.name;
  if (!name) return null;
  return (
    <Box
      component="span"
      title={name}
      sx={{
        display: 'block',
        fontSize: 12.5,
        opacity: 0.85,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      }}
    >
      {name}
    </Box>
  );
}
