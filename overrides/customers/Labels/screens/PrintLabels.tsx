/** `/customers/stickers`: the addresses of customers on the labels of a sheet, and the sheets there are. */
import { Alert, Box, Button, Link as MuiLink, Paper, TextField, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { CustomerLabelCount } from '../../../../schema/generated/customers/CustomerLabelCount.ts';
import { apiUrl } from '../../../../src/data/apiUrl.ts';
import { callAction } from '../../../../src/data/callAction.ts';
import { downloadTo } from '../../../../src/data/downloadTo.ts';
import type { RecordOf } from '../../../../src/data/fields.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { NativeChoice } from '../../../../src/generic/NativeChoice.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { layOutSheet } from '../../../tickets/Sticker/model.ts';
import { LabelPreview } from './LabelPreview.tsx';
import { useTexts } from './useTexts.ts';
import { useWhose } from './useWhose.ts';
import { WhoseChoice } from './WhoseChoice.tsx';

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

/** Lines by address, as they come. */
const readAddresses = (sample: unknown): readonly (readonly string[])[] =>
  Array.isArray(sample) ? sample.map((lines) => (Array.isArray(lines) ? lines.map(String) : [])) : [];

const idOf = (sheet: LabelSheet): string => sheet['@id'].split('/').pop() ?? '';

export function PrintLabels() {
  const t = useTexts();
  const mayPrint = useHas('customers.export');
  const { data, error, refetch } = useQuery({
    queryKey: ['Sticker', 'labels'],
    queryFn: ({ signal }) =>
      callAction('Sticker.list', { query: { itemsPerPage: 100 }, fields: SHEET }, { signal }),
    retry: false,
  });
  return (
    <Page title={t('labels.title')} subtitle={t('labels.subtitle')} width="wide">
      <ProblemAlert error={error} onRetry={() => void refetch()} />
      {!data && !error && <Loading />}
      {data && !mayPrint && <Alert severity="info">{t('labels.forbidden')}</Alert>}
      {data?.member.length === 0 && <NoSheet />}
      {data && data.member.length > 0 && (
        <>
          {mayPrint && <Choose sheets={data.member} />}
          <Sheets sheets={data.member} />
        </>
      )}
    </Page>
  );
}

/** Where the sheets are measured and tried. */
function Sheets({ sheets }: { readonly sheets: readonly LabelSheet[] }) {
  const t = useTexts();
  const mayAdd = useHas('scans.configure');
  return (
    <Box sx={{ mt: 4 }}>
      <Typography variant="h2" sx={{ fontSize: 18, mb: 1 }}>
        {t('labels.others')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mb: 1 }}>
        {sheets.map((one) => (
          <Box component="li" key={idOf(one)} sx={{ py: 0.5 }}>
            <MuiLink component={Link} to={screenPath('Sticker', 'show', idOf(one))}>
              {one.name}
            </MuiLink>
          </Box>
        ))}
      </Box>
      {mayAdd && (
        <Button component={Link} to={screenPath('Sticker', 'create')}>
          {t('labels.addSheet')}
        </Button>
      )}
    </Box>
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
  const whose = useWhose();
  const [chosen, setChosen] = useState(() => idOf(sheets[0] as LabelSheet));
  const [first, setFirst] = useState('1');
  const sheet = sheets.find((one) => idOf(one) === chosen);
  const drawn = sheet && layOutSheet(sheet);
  const most = drawn?.labels.length ?? 1;
  const start = Math.min(Math.max(1, Math.trunc(Number(first)) || 1), most);
  const { segment } = whose;
  const query = { sticker: Number(chosen), first: start, ...(segment && { segment }) };
  const count = useQuery({
    queryKey: ['CrmCustomer', 'label-count', query],
    queryFn: ({ signal }) => callAction('CrmCustomer.labelCount', { query: { ...query } }, { signal }),
    enabled: segment !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '3fr 2fr' } }}>
      <Paper
        variant="outlined"
        sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2.5, alignContent: 'start' }}
      >
        <WhoseChoice whose={whose} />
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
        {segment === undefined ? (
          <Loading />
        ) : (
          <Print query={query} count={count.data} error={count.error} onRetry={() => void count.refetch()} />
        )}
      </Paper>
      {drawn && (
        <LabelPreview
          sheet={drawn}
          first={start}
          addresses={segment === undefined ? [] : readAddresses(count.data?.sample)}
          onPick={(label) => setFirst(String(label))}
        />
      )}
    </Box>
  );
}

interface Wanted {
  readonly sticker: number;
  readonly first: number;
  readonly segment?: string;
}

interface PrintProps {
  readonly query: Wanted;
  /** Undefined while they are counted. */
  readonly count: CustomerLabelCount | undefined;
  readonly error: unknown;
  readonly onRetry: () => void;
}

function Print({ query, count: data, error, onRetry }: PrintProps) {
  const t = useTexts();
  const [refusal, setRefusal] = useState<unknown>();
  const [isDrawing, setDrawing] = useState(false);
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
  if (error) return <ProblemAlert error={error} onRetry={onRetry} />;
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
