/** Above the list of files: where one is brought in. */
import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import { Box, Button } from '@mui/material';
import { Link } from 'react-router';
import { useTexts } from './useTexts.ts';

export function UploadPanel() {
  const t = useTexts();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
      <Button
        variant="contained"
        component={Link}
        to="/settings/crm/imports/upload"
        startIcon={<UploadIcon />}
      >
        {t('imports.upload')}
      </Button>
      <Box sx={{ color: 'text.secondary', fontSize: 14 }}>{t('imports.intro')}</Box>
    </Box>
  );
}
