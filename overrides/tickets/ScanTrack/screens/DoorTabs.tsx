/** From the tracks to the doors and back. */
import { Box, Tab, Tabs } from '@mui/material';
import { Link } from 'react-router';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useTexts } from './useTexts.ts';

const tabs = [
  ['ScanTrack', 'tracks'],
  ['Checkpoint', 'checkpoints'],
] as const;

export function DoorTabs({ shown }: { readonly shown: 'ScanTrack' | 'Checkpoint' }) {
  const t = useTexts();
  return (
    <Box
      component="nav"
      aria-label={t('doors.tabs.label')}
      sx={{ borderBottom: 1, borderColor: 'divider', mb: 3 }}
    >
      <Tabs value={shown}>
        {tabs.map(([entity, name]) => (
          <Tab
            key={entity}
            value={entity}
            label={t(`doors.tabs.${name}`)}
            component={Link}
            to={screenPath(entity, 'list')}
          />
        ))}
      </Tabs>
    </Box>
  );
}
