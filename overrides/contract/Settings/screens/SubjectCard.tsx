/** A subject of the settings: what it is about, and how much there is of each of its lists. */
import { Box, Link, Paper, Typography } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { Link as RouterLink } from 'react-router';
import { EntityIcon } from '../../../../src/app/EntityIcon.tsx';
import { useTexts } from './useTexts.ts';

export interface SubjectLine {
  readonly to: string;
  readonly name: string;
  /** Absent: there is always one. */
  readonly count?: number;
}

export interface SubjectCardProps {
  readonly name: string;
  readonly icon: string;
  readonly title: string;
  readonly text: string;
  readonly lines: readonly SubjectLine[];
}

export function SubjectCard({ name, icon, title, text, lines }: SubjectCardProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const id = `subject-${name}`;
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: 2.5 }}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', color: 'primary.main' }}>
        <EntityIcon name={icon} />
        <Typography id={id} variant="h2" sx={{ color: 'text.primary' }}>
          {title}
        </Typography>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5, mb: 1.5 }}>
        {text}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {lines.map((line) => (
          <Box
            component="li"
            key={line.to}
            sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 2, py: 0.5 }}
          >
            <Link component={RouterLink} to={line.to}>
              {line.name}
            </Link>
            {line.count !== undefined && (
              <Typography variant="body2" className="num" sx={{ color: 'text.secondary' }}>
                {line.count === 0 ? t('settings.nothing') : new Intl.NumberFormat(locale).format(line.count)}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
    </Paper>
  );
}
