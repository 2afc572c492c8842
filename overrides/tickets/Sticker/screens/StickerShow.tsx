/** The whole show screen of a label sheet: the drawing to scale first, its measures beside, a test sheet to print. */
import Print from '@mui/icons-material/PrintOutlined';
import { Box, Button, Paper, Typography } from '@mui/material';
import { ShowBase, useShowContext, useTranslate } from 'ra-core';
import { shownProperties } from '../../../../src/data/choose.ts';
import { fieldPaths } from '../../../../src/data/paths.ts';
import { BackLink } from '../../../../src/generic/BackLink.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { PageLoading } from '../../../../src/generic/PageLoading.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { partsOf } from '../../../../src/generic/partsOf.tsx';
import { Neighbours } from '../../../../src/generic/record/Neighbours.tsx';
import { ShowActions } from '../../../../src/generic/record/ShowActions.tsx';
import { useSchema } from '../../../../src/generic/SchemaContext.tsx';
import { useLabel } from '../../../../src/i18n/useLabel.ts';
import { layOutSheet } from '../model.ts';
import { SheetPreview } from './SheetPreview.tsx';
import { TestSheet } from './TestSheet.tsx';

const { Section, useRecord } = partsOf('Sticker');

export function StickerShow() {
  const { entity, byName } = useSchema();
  const fields = fieldPaths(entity, shownProperties(entity, byName), byName);
  return (
    <ShowBase
      resource={entity.name}
      queryOptions={{ meta: { fields }, onError: () => undefined }}
      loading={<PageLoading />}
      error={<StickerProblem />}
    >
      <StickerPage />
    </ShowBase>
  );
}

function StickerProblem() {
  const { entity } = useSchema();
  const { error, refetch } = useShowContext();
  const label = useLabel();
  return (
    <Page title={label(entity.label)} above={<BackLink />}>
      <ProblemAlert error={error} onRetry={() => void refetch()} />
    </Page>
  );
}

function StickerPage() {
  const { entity } = useSchema();
  const label = useLabel();
  const record = useRecord();
  if (!record) return <PageLoading />;
  const id = String(record.id);
  const name = record.name ?? `#${id}`;
  const sheet = layOutSheet(record);
  return (
    <Page
      title={name}
      subtitle={label(entity.label)}
      above={
        <BackLink>
          <Neighbours id={id} slot="show" />
        </BackLink>
      }
      actions={<ShowActions id={id} name={name} />}
      width="wide"
    >
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: '1fr', md: '2fr 3fr' },
          alignItems: 'start',
        }}
      >
        <SheetPreview measures={record} />
        <Box sx={{ display: 'grid', gap: 3 }}>
          <Section
            properties={[
              'pageType',
              'horizontalNb',
              'verticalNb',
              'stickerWidth',
              'stickerHeight',
              'marginLeft',
              'marginTop',
              'horizontalDistance',
              'verticalDistance',
            ]}
          />
          {sheet && <TestSheetOffer />}
        </Box>
      </Box>
      {sheet && <TestSheet sheet={sheet} />}
    </Page>
  );
}

function TestSheetOffer() {
  const translate = useTranslate();
  return (
    <Paper
      variant="outlined"
      component="section"
      sx={{ px: { xs: 2, sm: 3 }, py: 3, display: 'grid', gap: 2, justifyItems: 'start' }}
    >
      <Typography>{translate('labelSheet.printHint')}</Typography>
      <Button variant="outlined" startIcon={<Print />} onClick={() => window.print()}>
        {translate('labelSheet.print')}
      </Button>
    </Paper>
  );
}
