/** A layout: its page, a test ticket, and what it is for. */
import { Box } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { useState } from 'react';
import { callAction } from '../../../../src/data/callAction.ts';
import { GenericShow } from '../../../../src/generic/GenericShow.tsx';
import { partsOf } from '../../../../src/generic/partsOf.tsx';
import type { PaperType } from '../../Ticket/model.ts';
import { PagePreview } from './PagePreview.tsx';
import { TestTicket } from './TestTicket.tsx';

const { Section, useRecord } = partsOf('TicketLayout');

const sections = {
  reach: { en: 'Which tickets', fr: 'Quels billets' },
  text: { en: 'What is printed', fr: 'Ce qui est imprimé' },
};

export function LayoutShow() {
  return (
    <GenericShow>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: '1fr', md: '3fr 2fr' },
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
          <SavedPage />
        </Box>
        <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
          <Section label={sections.reach} properties={['ticketing', 'organizationalUnit', 'paperType']} />
          <Section
            label={sections.text}
            properties={['shownFields', 'textSize', 'legalNotice', 'codeKind', 'codeSize']}
          />
        </Box>
      </Box>
    </GenericShow>
  );
}

function SavedPage() {
  const record = useRecord();
  const [locale] = useLocaleState();
  const [chosen, setChosen] = useState<PaperType>('stock_tickets');
  const id = record?.['@id'];
  if (!record || !id) return null;
  const paper = record.paperType ?? chosen;
  const language = locale === 'fr' ? 'fr' : 'en';
  return (
    <>
      <PagePreview
        page={JSON.stringify([id, record.updatedAt, paper, language])}
        load={(signal) =>
          callAction(
            'TicketLayout.testTicket',
            { id, params: { format: 'png' }, query: { paperType: paper, language } },
            { signal },
          )
        }
        paper={paper}
        onPaper={record.paperType ? undefined : setChosen}
      />
      <TestTicket id={id} paper={paper} language={language} />
    </>
  );
}
