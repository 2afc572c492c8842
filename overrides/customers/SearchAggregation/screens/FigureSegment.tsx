/** Whom the figures are about: all customers, or those of a segment that is built here and kept in the address. */
import CloseIcon from '@mui/icons-material/Close';
import GroupsIcon from '@mui/icons-material/Groups';
import { Button, Paper, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useDraft } from '../../../../src/fields/useDraft.ts';
import { emptyDraft, readDraft, startLeaf, writeDraft } from '../../Segment/model/draft.ts';
import { SegmentGroup } from '../../Segment/screens/SegmentGroup.tsx';
import { useTexts } from './useTexts.ts';

export interface FigureSegmentProps {
  /** As `writeDraft` writes it; empty for all customers. */
  readonly segment: string;
  readonly onChange: (segment: string) => void;
}

const start = { ...emptyDraft, parts: [startLeaf('contactOrOrganizationCharacteristic')] };

export function FigureSegment({ segment, onChange }: FigureSegmentProps) {
  const t = useTexts();
  const [text, setText] = useDraft(segment, onChange);
  const [draft, setDraft] = useState(() => readDraft(segment));
  if (draft.parts.length === 0)
    return (
      <Button variant="outlined" color="inherit" startIcon={<GroupsIcon />} onClick={() => setDraft(start)}>
        {t('customerFigures.build')}
      </Button>
    );
  const change = (next: typeof draft) => {
    setDraft(next);
    setText(writeDraft(next));
  };
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={t('customerFigures.segment')}
      aria-busy={text !== segment}
      sx={{ p: { xs: 1.5, sm: 2.5 }, flexBasis: '100%' }}
    >
      <Stack direction="row" sx={{ justifyContent: 'space-between', flexWrap: 'wrap', gap: 1, mb: 1.5 }}>
        <Typography component="h2" sx={{ fontWeight: 700 }}>
          {t('customerFigures.segment')}
        </Typography>
        <Button size="small" color="inherit" startIcon={<CloseIcon />} onClick={() => change(emptyDraft)}>
          {t('customerFigures.remove')}
        </Button>
      </Stack>
      <SegmentGroup group={draft} onChange={change} />
    </Paper>
  );
}
