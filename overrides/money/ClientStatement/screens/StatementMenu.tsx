/** Opens the statement of an account as PDF: of its whole life, of this year, or of the last. */
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import { Button, Menu, MenuItem } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { useState } from 'react';
import { useAction } from '../../../../src/data/useAction.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { openFile } from '../../../../src/generic/record/openFile.ts';
import { useTexts } from './useTexts.ts';

interface StatementMenuProps {
  readonly client: string;
  readonly timezone: string;
}

export function StatementMenu({ client, timezone }: StatementMenuProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const draw = useAction('Client.statement');
  const year = Number(
    new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: timezone }).format(new Date()),
  );
  const open = async (days: { readonly from?: string; readonly to?: string }) => {
    setAnchor(null);
    const drawn = await draw.run({ id: client, query: { ...days, language: locale === 'fr' ? 'fr' : 'en' } });
    if (drawn.isDone) openFile(drawn.answer, t('statement.title'));
  };
  const periods = [
    { name: 'all', text: t('statement.all'), days: {} },
    { name: 'year', text: String(year), days: { from: `${year}-01-01` } },
    {
      name: 'last',
      text: String(year - 1),
      days: { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` },
    },
  ];
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<PdfIcon />}
        disabled={draw.isPending}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('statement.title')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {periods.map(({ name, text, days }) => (
          <MenuItem key={name} onClick={() => void open(days)}>
            {text}
          </MenuItem>
        ))}
      </Menu>
      <ProblemAlert error={draw.refusal?.error} />
    </>
  );
}
