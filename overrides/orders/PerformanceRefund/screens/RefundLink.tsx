/** On a performance's page, the way to giving all of it back. */
import UndoIcon from '@mui/icons-material/UndoOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useRecordContext } from 'ra-core';
import { Link } from 'react-router-dom';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useTexts } from './useTexts.ts';

export function RefundLink() {
  const t = useTexts();
  const record = useRecordContext();
  if (!record) return null;
  return (
    <Box>
      <Button
        component={Link}
        to={`${screenPath('EventDate', 'show', String(record.id))}/refunds`}
        variant="outlined"
        color="inherit"
        startIcon={<UndoIcon />}
      >
        {t('performanceRefund.link')}
      </Button>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {t('performanceRefund.linkHint')}
      </Typography>
    </Box>
  );
}
