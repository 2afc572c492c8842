/** The documents there are, the latest period first: when each was made, whether its records are whole, its paper. */
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import { Box, Button, Chip, Stack, TableCell, TableRow, Typography } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { useAction } from '../../../../src/data/useAction.ts';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { openFile } from '../../../../src/generic/record/openFile.ts';
import { SmallTable } from '../../../../src/generic/SmallTable.tsx';
import type { AuditRow } from './auditFields.ts';
import { useTexts } from './useTexts.ts';

interface AuditTableProps {
  readonly audits: readonly AuditRow[];
  readonly mayVerify: boolean;
  readonly onVerified: () => void;
}

/** Not on a phone, where it is under the period. */
const WIDE = { display: { xs: 'none', md: 'table-cell' } } as const;

export function AuditTable({ audits, ...rest }: AuditTableProps) {
  const t = useTexts();
  return (
    <SmallTable
      label={t('audits.title')}
      columns={[
        { name: 'period', head: t('audits.period') },
        { name: 'integrity', head: t('audits.integrity') },
        { name: 'document', head: t('audits.document'), sx: WIDE },
      ]}
    >
      {audits.map((audit) => (
        <Audit key={audit['@id']} audit={audit} {...rest} />
      ))}
    </SmallTable>
  );
}

/** The last instant is the first of the next fiscal day. */
const lastOf = (end: string): string => new Date(Date.parse(end) - 60_000).toISOString();

interface AuditProps extends Omit<AuditTableProps, 'audits'> {
  readonly audit: AuditRow;
}

function Audit({ audit, mayVerify, onVerified }: AuditProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const { startDate, endDate, createdAt, contract } = audit;
  const timezone = contract?.timezone ?? 'UTC';
  const at = (instant: string | null) => formatInstant(instant, timezone, locale, 'dateTime');
  const period = `${at(startDate)} – ${at(lastOf(endDate))}`;
  return (
    <TableRow hover>
      <TableCell component="th" scope="row">
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {period}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('audits.created')} {at(createdAt)}
        </Typography>
        <Box sx={{ display: { md: 'none' }, ml: -0.5 }}>
          <DownloadButton audit={audit} period={period} />
        </Box>
      </TableCell>
      <TableCell>
        <Integrity audit={audit} period={period} at={at} />
        {mayVerify && <VerifyButton audit={audit} period={period} onVerified={onVerified} />}
      </TableCell>
      <TableCell sx={WIDE}>
        <DownloadButton audit={audit} period={period} />
      </TableCell>
    </TableRow>
  );
}

const COLORS = { broken: 'error', whole: 'success', empty: 'default' } as const;

interface OfAudit {
  readonly audit: AuditRow;
  readonly period: string;
}

function Integrity({ audit, at }: OfAudit & { readonly at: (instant: string | null) => string }) {
  const t = useTexts();
  const { verifiedAt, recordCount, fault } = audit;
  if (!verifiedAt) return <Chip size="small" variant="outlined" label={t('audits.state.none')} />;
  const whole = recordCount ? 'whole' : 'empty';
  const state = fault ? 'broken' : whole;
  return (
    <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
      <Chip size="small" variant="outlined" color={COLORS[state]} label={t(`audits.state.${state}`)} />
      <Typography variant="body2" color="textSecondary">
        {t('audits.verifiedAt', { smart_count: recordCount ?? 0, date: at(verifiedAt) })}
      </Typography>
      {fault && (
        <Typography variant="body2" color="error">
          {t('audits.broken', { fault })}
        </Typography>
      )}
    </Stack>
  );
}

function VerifyButton({ audit, period, onVerified }: OfAudit & Pick<AuditTableProps, 'onVerified'>) {
  const t = useTexts();
  const verify = useAction('AuditDocument.verify', []);
  const run = async () => {
    const verified = await verify.run({ id: audit['@id'] });
    if (verified.isDone) onVerified();
  };
  return (
    <>
      <Button
        size="small"
        color="inherit"
        disabled={verify.isPending}
        aria-label={t('audits.verifyOf', { period })}
        onClick={() => void run()}
      >
        {t(verify.isPending ? 'audits.verifying' : 'audits.verify')}
      </Button>
      <ProblemAlert error={verify.refusal?.error} />
    </>
  );
}

function DownloadButton({ audit, period }: OfAudit) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const draw = useAction('AuditDocument.file');
  const open = async () => {
    const language = locale === 'fr' ? 'fr' : 'en';
    const drawn = await draw.run({ id: audit['@id'], query: { language } });
    if (drawn.isDone) openFile(drawn.answer, t('audits.downloadOf', { period }));
  };
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<PdfIcon />}
        disabled={draw.isPending}
        aria-label={t('audits.downloadOf', { period })}
        onClick={() => void open()}
      >
        {t('audits.download')}
      </Button>
      <ProblemAlert error={draw.refusal?.error} />
    </>
  );
}
