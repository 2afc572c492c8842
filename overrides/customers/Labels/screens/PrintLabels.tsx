/** `/customers/stickers/print`: the addresses of a segment, or of one customer, on the labels of a sheet. */
import { Alert, Box, Button, Link as MuiLink, Paper, TextField, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { apiUrl } from '../../../../src/data/apiUrl.ts';
import { callAction } from '../../../../src/data/callAction.ts';
import { downloadTo } from '../../../../src/data/downloadTo.ts';
import type { RecordOf } from '../../../../src/data/fields.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { NativeChoice } from '../../../../src/generic/NativeChoice.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { layOutSheet } from '../../../tickets/Sticker/model.ts';
import { SheetDrawing } from '../../../tickets/Sticker/screens/SheetDrawing.tsx';
import { useTexts } from './useTexts.ts';

const SHEET = [
  'name',
  'pageType',
  'horizontalNb',
  'verticalNb',
  'stickerWidth',
  'stickerHeight',
  'marginLeft',
  'marginTop',
  'horizontalDistance',
  'verticalDistance',
] as const;

type LabelSheet = RecordOf<'Sticker', typeof SHEET>;

const idOf = (sheet: LabelSheet): string => sheet['@id'].split('/').pop() ?? '';

/** Whose labels they are: of the address. */
function useWho() {
  const [parameters] = useSearchParams();
  const customer = parameters.get('customer');
  const segment = customer
    ? JSON.stringify([{ field: 'id', operator: 'isEqualTo', value: customer }])
    : parameters.get('segment');
  return { segment, who: customer ? 'whoOne' : segment ? 'whoSegment' : 'whoAll' };
}

export function PrintLabels() {
  const t = useTexts();
  const { who } = useWho();
  const { data, error, refetch } = useQuery({
    queryKey: ['Sticker', 'labels'],
    queryFn: ({ signal }) =>
      callAction('Sticker.list', { query: { itemsPerPage: 100 }, fields: SHEET }, { signal }),
    retry: false,
  });
  return (
    <Page title={t('labels.title')} subtitle={t(`labels.${who}`)} width="form">
      <ProblemAlert error={error} onRetry={() => void refetch()} />
      {!data && !error && <Loading />}
      {data?.member.length === 0 && <NoSheet />}
      {data && data.member.length > 0 && <Choose sheets={data.member} />}
    </Page>
  );
}

function NoSheet() {
  const t = useTexts();
  return (
    <Paper variant="outlined" sx={{ p: 3 }}>
      <Typography sx={{ fontWeight: 600 }}>{t('labels.noSheet')}</Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>{t('labels.noSheetHint')}</Typography>
      <MuiLink component={Link} to={screenPath('Sticker', 'create')}>
        {t('labels.addSheet')}
      </MuiLink>
    </Paper>
  );
}

function Choose({ sheets }: { readonly sheets: readonly LabelSheet[] }) {
  const t = useTexts();
  const { segment } = useWho();
  const [chosen, setChosen] = useState(() => idOf(sheets[0] as LabelSheet));
  const [first, setFirst] = useState('1');
  const sheet = sheets.find((one) => idOf(one) === chosen);
  const drawn = sheet && layOutSheet(sheet);
  const most = drawn?.labels.length ?? 1;
  const start = Math.min(Math.max(1, Math.trunc(Number(first)) || 1), most);
  const query = { sticker: Number(chosen), first: start, ...(segment && { segment }) };
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '3fr 2fr' } }}>
      <Paper
        variant="outlined"
        sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2.5, alignContent: 'start' }}
      >
        <NativeChoice label={t('labels.sheet')} value={chosen} onChange={setChosen}>
          {sheets.map((one) => (
            <option key={idOf(one)} value={idOf(one)}>
              {one.name}
            </option>
          ))}
        </NativeChoice>
        <TextField
          label={t('labels.first')}
          helperText={t('labels.firstHelp')}
          type="number"
          size="small"
          value={first}
          onChange={({ target }) => setFirst(target.value)}
          onBlur={() => setFirst(String(start))}
          slotProps={{ htmlInput: { min: 1, max: most } }}
        />
        <Print query={query} />
      </Paper>
      {drawn && (
        <Box aria-hidden>
          <SheetDrawing sheet={drawn} />
        </Box>
      )}
    </Box>
  );
}

interface Wanted {
  readonly sticker: number;
  readonly first: number;
  readonly segment?: string;
}

function Print({ query }: { readonly query: Wanted }) {
  const t = useTexts();
  const [refusal, setRefusal] = useState<unknown>();
  const [isDrawing, setDrawing] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['CrmCustomer', 'label-count', query],
    queryFn: ({ signal }) => callAction('CrmCustomer.labelCount', { query: { ...query } }, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const download = async () => {
    setRefusal(undefined);
    setDrawing(true);
    const { sticker, first, segment } = query;
    const parameters = new URLSearchParams({
      sticker: String(sticker),
      first: String(first),
      ...(segment && { segment }),
    });
    await downloadTo(
      `${apiUrl('crm')}/v1/customers/labels.pdf?${parameters}`,
      t('labels.file'),
      () => undefined,
    ).catch(setRefusal);
    setDrawing(false);
  };
  if (error) return <ProblemAlert error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <div role="status">
        {!data && <Typography>{t('labels.counting')}</Typography>}
        {data?.labels === 0 && <Alert severity="warning">{t('labels.nobody')}</Alert>}
        {data && data.labels > 0 && (
          <>
            <Typography sx={{ fontWeight: 600 }}>
              {t('labels.labels', { smart_count: data.labels })}{' '}
              {t('labels.sheets', { smart_count: data.sheets })}
            </Typography>
            {data.withoutAddress > 0 && (
              <Typography sx={{ color: 'text.secondary' }}>
                {t('labels.left', { smart_count: data.withoutAddress })}
              </Typography>
            )}
          </>
        )}
      </div>
      <ProblemAlert error={refusal} />
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <Button
          variant="contained"
          disabled={isDrawing || !data || data.labels === 0}
          onClick={() => void download()}
        >
          {t('labels.download')}
        </Button>
        <Typography sx={{ color: 'text.secondary', fontSize: 14 }}>{t('labels.scale')}</Typography>
      </Box>
    </>
  );
}
