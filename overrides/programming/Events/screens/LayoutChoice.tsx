/** The layouts of the programme to choose among; above the table too, which is every entity's own screen. */
import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useNavigate } from 'react-router';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { unprinted } from '../../../../src/theme/unprinted.ts';
import { LAYOUTS, type Layout } from '../model/eventsAddress.ts';
import { useTexts } from './useTexts.ts';

interface LayoutChoiceProps {
  readonly layout: Layout;
  readonly onChange: (layout: Layout) => void;
}

export function LayoutChoice({ layout, onChange }: LayoutChoiceProps) {
  const t = useTexts();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={layout}
      onChange={(_, next: Layout | null) => next && onChange(next)}
      aria-label={t('events.layouts.label')}
      sx={{ '& .MuiToggleButton-root': { color: 'text.primary' }, ...unprinted }}
    >
      {LAYOUTS.map((each) => (
        <ToggleButton key={each} value={each}>
          {t(`events.layouts.${each}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** Leads from the table to the others. */
export function LeaveTable() {
  const navigate = useNavigate();
  const go = (layout: Layout) => void navigate(`${screenPath('EventDate', 'list')}?layout=${layout}`);
  return <LayoutChoice layout="table" onChange={go} />;
}
