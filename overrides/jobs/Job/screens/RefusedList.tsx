/** What a job was refused: each record or row with the reason, in the reader's language. */
import { Box, Link, Paper, Typography } from '@mui/material';
import { useLocale, useTranslate } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import { screenOf } from '../../../../src/data/screenOf.ts';
import { RefusedRows } from '../../../../src/generic/import/RefusedRows.tsx';
import { partsOf } from '../../../../src/generic/partsOf.tsx';
import { useWorkProblem } from '../../../../src/generic/useRefusal.ts';
import { useLabel } from '../../../../src/i18n/useLabel.ts';
import { type RefusedPart, readOutcome } from '../model.ts';

const { useRecord } = partsOf('Job');

export function RefusedList() {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const job = useRecord();
  const { refused = 0, named = [], report } = readOutcome(job?.result) ?? {};
  if (refused === 0) return null;
  const more = refused - named.length;
  return (
    <Paper variant="outlined" component="section" aria-labelledby="job-refused" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id="job-refused" variant="h2">
        {translate('jobs.refused')} ({new Intl.NumberFormat(locale).format(refused)})
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 1.5 }}>
        {translate('jobs.refusedText')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', overflowWrap: 'anywhere' }}>
        {named.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row may be refused for two reasons, and the list only grows
          <Refused key={index} part={part} />
        ))}
      </Box>
      {report && (
        <Box sx={{ mt: 2 }}>
          <RefusedRows iri={report} />
        </Box>
      )}
      {more > 0 && (
        <Typography sx={{ color: 'text.secondary', mt: 1 }}>
          {translate('jobs.refusedMore', { smart_count: more })}
        </Typography>
      )}
    </Paper>
  );
}

/** A record is refused by a problem of the catalogue, a row of a file for what is wrong with a value. */
function useReason(part: RefusedPart): string | undefined {
  const translate = useTranslate();
  const problem = useWorkProblem(part.row === undefined ? part : undefined);
  if (part.row !== undefined) return translate(`app.violation.${part.code}`, { _: part.message });
  return problem || part.message;
}

function Refused({ part }: { readonly part: RefusedPart }) {
  const translate = useTranslate();
  const label = useLabel();
  const reason = useReason(part);
  const screen = part.record === undefined ? undefined : screenOf(part.record);
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, py: 1, borderTop: 1, borderTopColor: 'divider' }}
    >
      <Box sx={{ flexBasis: 180 }}>
        {screen ? (
          <Link component={RouterLink} to={screen.to}>
            {label(screen.entity.label)} {screen.id}
          </Link>
        ) : (
          [part.row !== undefined && translate('jobs.row', { row: part.row }), part.column]
            .filter(Boolean)
            .join(' · ')
        )}
      </Box>
      <Box sx={{ flex: '1 1 240px' }}>{reason}</Box>
    </Box>
  );
}
