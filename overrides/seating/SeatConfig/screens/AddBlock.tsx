/** A stage above all there is, or any text: an entrance, a bar, a control booth. */
import { Button } from '@mui/material';
import { useState } from 'react';
import type { PlanBlock } from '../../SeatMap/model/wire.ts';
import { placeStage } from '../model/placeStage.ts';
import type { Drawing } from '../model.ts';
import { ShortField } from './PartFields.tsx';
import { useTexts } from './useTexts.ts';

interface AddBlockProps {
  readonly drawing: Drawing;
  readonly onAdd: (part: Drawing) => void;
}

export function AddBlock({ drawing, onAdd }: AddBlockProps) {
  const t = useTexts();
  const [text, setText] = useState(t('planEditor.stage'));
  const add = (block: PlanBlock) => onAdd({ seats: [], blocks: [block] });
  return (
    <>
      <ShortField name="text" value={text} onChange={setText} most={100} />
      <Button
        variant="contained"
        disabled={text.trim() === ''}
        onClick={() => add({ ...placeStage(drawing), info: text.trim() })}
      >
        {t('planEditor.addAbove')}
      </Button>
    </>
  );
}
