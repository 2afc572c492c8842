/** `/report`: the reports there are, and what each answers. */
import { Box, Link as MuiLink, Paper, Typography } from '@mui/material';
import { Link } from 'react-router';
import { useOffered } from '../../../../src/data/useHas.ts';
import { Page } from '../../../../src/generic/Page.tsx';
import { REPORTS } from './ReportTabs.tsx';
import { useTexts } from './useTexts.ts';

export function ReportHome() {
  const t = useTexts();
  return (
    <Page title={t('report.title')} width="wide">
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))' }}>
        {useOffered(REPORTS).map(({ name, path }) => (
          <Paper key={name} variant="outlined" sx={{ p: 2 }}>
            <Typography variant="h2" gutterBottom>
              <MuiLink component={Link} to={path}>
                {t(`report.${name}`)}
              </MuiLink>
            </Typography>
            <Typography color="textSecondary">{t(`report.${name}Hint`)}</Typography>
          </Paper>
        ))}
      </Box>
    </Page>
  );
}
