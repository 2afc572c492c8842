/** From the notifications to the imports and back. */
import { Box, Tab, Tabs } from '@mui/material';
import { Link } from 'react-router';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useTexts } from './useTexts.ts';

const tabs = [
  ['MappingNotification', 'notifications'],
  ['ProviderTicketImportedFile', 'imports'],
] as const;

export function LogTabs({ shown }: { readonly shown: (typeof tabs)[number][0] }) {
  const t = useTexts();
  return (
    <Box
      component="nav"
      aria-label={t('timportLogs.tabs.label')}
      sx={{ borderBottom: 1, borderColor: 'divider', mb: 3 }}
    >
      <Tabs value={shown}>
        {tabs.map(([entity, name]) => (
          <Tab
            key={entity}
            value={entity}
            label={t(`timportLogs.tabs.${name}`)}
            component={Link}
            to={screenPath(entity, 'list')}
          />
        ))}
      </Tabs>
    </Box>
  );
}
