/** What a layout is asked for, beside the page that follows the hands: children of the generic create and edit screens. */
import { Box, Paper, Skeleton, Typography } from '@mui/material';
import { Suspense } from 'react';
import { inputsOf } from '../../../../src/generic/inputsOf.tsx';
import { lazyPart } from '../../../../src/parts/lazyPart.tsx';
import { useTexts } from './useTexts.ts';

const DraftPreview = lazyPart(async () => (await import('./DraftPreview.tsx')).DraftPreview);
const FieldsChoice = lazyPart(async () => (await import('./FieldsChoice.tsx')).FieldsChoice);

const { Input, Inputs } = inputsOf('TicketLayout');

const sections = {
  reach: { en: 'Which tickets', fr: 'Quels billets' },
  code: { en: 'Code', fr: 'Code' },
};

export function LayoutForm() {
  const t = useTexts();
  return (
    <Box
      sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: '3fr 2fr' }, alignItems: 'start' }}
    >
      <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
        <Inputs properties={['name']} />
        <Inputs label={sections.reach} properties={['ticketing', 'organizationalUnit', 'paperType']} />
        <Part title={t('ticketLayout.section.text')}>
          <Suspense fallback={<Skeleton variant="rounded" height={260} />}>
            <FieldsChoice />
          </Suspense>
          <Input property="textSize" />
          <Input property="legalNotice" />
        </Part>
        <Inputs label={sections.code} properties={['codeKind', 'codeSize']} />
        <Part title={t('ticketLayout.section.pictures')}>
          <Input property="logo" />
          <Input property="picture" />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('ticketLayout.picture.hint')}
          </Typography>
        </Part>
      </Box>
      <Box sx={{ position: { md: 'sticky' }, top: 24, minWidth: 0 }}>
        <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
          <DraftPreview />
        </Suspense>
      </Box>
    </Box>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <Paper
      variant="outlined"
      component="section"
      sx={{ px: { xs: 2, sm: 3 }, py: 3, display: 'grid', gap: 2, minWidth: 0 }}
    >
      <Typography variant="h2">{title}</Typography>
      {children}
    </Paper>
  );
}
