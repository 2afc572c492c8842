/** What a job was refused: each record or row with the reason, in the reader's language. */
import { Box, Link, Paper, Typography } from '@mui/material';
import { useLocale, useTranslate } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import { screenOf } from '../../../../src/data/screenOf.ts';
import { partsOf } from '../../../../src/generic/partsOf.tsx';
import { useWorkProblem } from '../../../../src/generic/useRefusal.ts';
import { useLabel } from '../../../../src/i18n/useLabel.ts';
import { type RefusedPart, readOutcome } from '../model.ts';

const { useRecord } = partsOf('Job');

export function RefusedList() {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const job = useRecord();
  const { refused = 0, named = [] } = readOutcome(job?.result) ?? {};
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
      {more > 0 && (
        <Typography sx={{ color: 'text.secondary', mt: 1 }}>
          {translate('jobs.refusedMore', { smart_count: more })}
        </Typography>
      )}
    </Paper>
  );
}

function Refused({ part }: { readonly part: RefusedPart }) {
  const translate = useTranslate();
  const label = useLabel();
  const reason = useWorkProblem(part) || part.message;
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
