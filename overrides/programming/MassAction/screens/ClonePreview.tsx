/** The performances that a clone would make, each with its day and time, and what plays in the same room then. */
import { Alert, Box, Chip, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'ra-core';
import { instantToLocal } from '../../../../schema/localTime.ts';
import { callAction } from '../../../../src/data/callAction.ts';
import { formatDay } from '../../ShowProgramme/screens/MonthCalendar.tsx';
import { useTexts } from './useTexts.ts';

/** Listed, and named of the clashes. */
const MOST_LISTED = 24;
const MOST_NAMED = 5;
/** As many as one question takes. */
const MOST_ASKED = 400;
const MINUTE = 60_000;

/** A performance to be made. */
export interface Copy {
  /** Instant. */
  readonly start: string;
  /** Instant of the original's, and of its end. */
  readonly original: string;
  readonly end: string | null;
  /** Address of its configuration of seats. */
  readonly room: string | null;
}

interface ClonePreviewProps {
  readonly ticketing: string | number;
  readonly timezone: string;
  readonly copies: readonly Copy[];
}

const durationOf = ({ original, end }: Copy) =>
  end ? Math.max(1, Math.round((Date.parse(end) - Date.parse(original)) / MINUTE)) : undefined;

interface Question {
  readonly starts: readonly string[];
  readonly room?: string;
  readonly duration?: number;
}

/** One for each room and length. */
function listQuestions(copies: readonly Copy[], timezone: string): readonly Question[] {
  const groups = Map.groupBy(copies.slice(0, MOST_ASKED), (copy) => `${copy.room} ${durationOf(copy)}`);
  return [...groups.values()].map((same) => {
    const [one] = same;
    const duration = one && durationOf(one);
    return {
      starts: [...new Set(same.map(({ start }) => instantToLocal(start, timezone)))].toSorted(),
      ...(one?.room && { room: one.room }),
      ...(duration !== undefined && { duration }),
    };
  });
}

function useClashes({ ticketing, timezone, copies }: ClonePreviewProps) {
  const questions = listQuestions(copies, timezone);
  return useQuery({
    queryKey: ['clone-clashes', ticketing, JSON.stringify(questions)],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const answers = await Promise.all(
        questions.map((body) => callAction('Ticketing.checkDates', { id: ticketing, body }, { signal })),
      );
      return answers.flat().filter(({ clash }) => clash);
    },
  });
}

export function ClonePreview(props: ClonePreviewProps) {
  const { copies, timezone } = props;
  const t = useTexts();
  const [locale] = useLocaleState();
  const { data: clashes } = useClashes(props);
  const spell = (start: string) =>
    `${formatDay(start.slice(0, 10), locale, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })}, ${start.slice(11)}`;
  const starts = copies.map(({ start }) => instantToLocal(start, timezone)).toSorted();
  const clashing = new Set(clashes?.map(({ start }) => start));
  return (
    <Box
      component="section"
      aria-live="polite"
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Typography sx={{ fontWeight: 600 }}>
        {t('massAction.clone.made', { smart_count: copies.length })}
      </Typography>
      <Box
        component="ul"
        aria-label={t('massAction.clone.list')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', m: 0, p: 0 }}
      >
        {starts.slice(0, MOST_LISTED).map((start, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may start at the same time
          <li key={`${start}-${index}`}>
            <Chip
              className="num"
              variant="outlined"
              color={clashing.has(start) ? 'warning' : 'default'}
              label={spell(start)}
            />
          </li>
        ))}
        {starts.length > MOST_LISTED && (
          <li>{t('massAction.more', { smart_count: starts.length - MOST_LISTED })}</li>
        )}
      </Box>
      {clashes?.length === 0 && (
        <Typography variant="body2" sx={{ color: 'success.main' }}>
          {t('massAction.clone.noClash')}
        </Typography>
      )}
      {clashes && clashes.length > 0 && (
        <Alert severity="warning">
          <strong>{t('massAction.clone.clashes', { smart_count: clashes.length })}</strong>
          {clashes.slice(0, MOST_NAMED).map(({ start, clash }) => (
            <Box key={start}>{t('massAction.clone.clash', { when: spell(start), show: clash ?? '' })}</Box>
          ))}
        </Alert>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('massAction.effect.clone')}
      </Typography>
    </Box>
  );
}
