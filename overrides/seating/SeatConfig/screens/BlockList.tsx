/** The stage and the texts of a plan: worded, placed and deleted one by one. */
import { Box, Button, Paper, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import type { PlanBlock } from '../../SeatMap/model/wire.ts';
import type { Drawing } from '../model.ts';
import { FieldGrid, Fold, MeasureField, readNumber, ShortField } from './PartFields.tsx';
import { useTexts } from './useTexts.ts';

interface BlockListProps {
  readonly drawing: Drawing;
  readonly onChange: (next: Drawing) => void;
}

export function BlockList({ drawing, onChange }: BlockListProps) {
  const t = useTexts();
  // Tables have no text; they go with their chairs.
  const texts = drawing.blocks.flatMap((block, index) => (block.info ? [{ block, index }] : []));
  if (texts.length === 0) return null;
  const put = (index: number, blocks: readonly PlanBlock[]) =>
    onChange({ ...drawing, blocks: drawing.blocks.toSpliced(index, 1, ...blocks) });
  return (
    <Paper variant="outlined" component="section" aria-label={t('planEditor.blockList')} sx={{ p: 2 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {t('planEditor.blockList')}
      </Typography>
      {texts.map(({ block, index }) => (
        <Fold key={`${index}/${JSON.stringify(block)}`} title={block.info}>
          <BlockForm block={block} onApply={(next) => put(index, [next])} onDelete={() => put(index, [])} />
        </Fold>
      ))}
    </Paper>
  );
}

const MEASURES = ['x', 'y', 'width', 'height'] as const;
const NAMES = { x: 'left', y: 'top', width: 'width', height: 'height' } as const;

interface BlockFormProps {
  readonly block: PlanBlock;
  readonly onApply: (next: PlanBlock) => void;
  readonly onDelete: () => void;
}

function BlockForm({ block, onApply, onDelete }: BlockFormProps) {
  const t = useTexts();
  const [info, setInfo] = useState(block.info);
  const [typed, setTyped] = useState({
    x: String(block.x),
    y: String(block.y),
    width: String(block.width),
    height: String(block.height),
  });
  const apply = () => {
    const read = (name: (typeof MEASURES)[number]) => readNumber(typed[name]) ?? block[name];
    onApply({
      ...block,
      info: info.trim() || block.info,
      x: read('x'),
      y: read('y'),
      width: Math.max(0.5, read('width')),
      height: Math.max(0.5, read('height')),
    });
  };
  return (
    <Stack spacing={1.5} sx={{ py: 1.5 }}>
      <ShortField name="text" value={info} onChange={setInfo} most={100} />
      <FieldGrid>
        {MEASURES.map((name) => (
          <MeasureField
            key={name}
            name={NAMES[name]}
            value={typed[name]}
            onChange={(text) => setTyped({ ...typed, [name]: text })}
          />
        ))}
      </FieldGrid>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button size="small" variant="outlined" onClick={apply}>
          {t('planEditor.apply')}
        </Button>
        <Button size="small" variant="outlined" color="error" onClick={onDelete}>
          {t('planEditor.delete')}
        </Button>
      </Box>
    </Stack>
  );
}
