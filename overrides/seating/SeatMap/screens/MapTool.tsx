/** What dragging does on a map: moves it, or circles seats. */
import LassoIcon from '@mui/icons-material/HighlightAlt';
import MoveIcon from '@mui/icons-material/PanTool';
import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useTexts } from './useTexts.ts';

export type Tool = 'move' | 'lasso';

interface MapToolProps {
  readonly tool: Tool;
  readonly onTool: (tool: Tool) => void;
}

export function MapTool({ tool, onTool }: MapToolProps) {
  const t = useTexts();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={tool}
      onChange={(_, next: Tool | null) => next && onTool(next)}
      aria-label={t('seatMap.tool')}
    >
      <ToggleButton value="move" aria-label={t('seatMap.moveTool')} title={t('seatMap.moveTool')}>
        <MoveIcon fontSize="small" />
      </ToggleButton>
      <ToggleButton value="lasso" aria-label={t('seatMap.lassoTool')} title={t('seatMap.lassoTool')}>
        <LassoIcon fontSize="small" />
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
