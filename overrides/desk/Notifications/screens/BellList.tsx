/** What the bell opens: each notification with its kind and date, and the way to put it away. */

import SuccessIcon from '@mui/icons-material/CheckCircleOutlined';
import CloseIcon from '@mui/icons-material/Close';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { Box, Button, Chip, IconButton, List, ListItem, type SvgIconProps, Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'ra-core';
import { type ComponentType, useRef } from 'react';
import { Link } from 'react-router';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import type { BellNotification } from './useBell.ts';

const icons: Readonly<Record<string, ComponentType<SvgIconProps>>> = {
  info: InfoIcon,
  success: SuccessIcon,
  warning: WarningIcon,
  error: ErrorIcon,
};

export interface BellListProps {
  readonly notifications: readonly BellNotification[];
  readonly news: ReadonlySet<string>;
  readonly onPutAway: (iri: string) => void;
  readonly onClose: () => void;
}

export function BellList({ notifications, news, onPutAway, onClose }: BellListProps) {
  const translate = useTranslate();
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <Box sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', mb: 1 }}>
        <Typography id="bell-title" ref={title} variant="h2" tabIndex={-1} sx={{ flexGrow: 1 }}>
          {translate('bell.title')}
        </Typography>
        <IconButton aria-label={translate('bell.close')} onClick={onClose} edge="end">
          <CloseIcon />
        </IconButton>
      </Box>
      {notifications.length === 0 ? (
        <Box sx={{ py: 3 }}>
          <Typography sx={{ fontWeight: 600 }}>{translate('bell.none')}</Typography>
          <Typography sx={{ color: 'text.secondary' }}>{translate('bell.noneText')}</Typography>
        </Box>
      ) : (
        <List disablePadding>
          {notifications.map((each) => (
            <BellLine
              key={each['@id']}
              notification={each}
              isNew={news.has(each['@id'])}
              onPutAway={() => {
                // The button goes with its line: the hand stays in the panel.
                title.current?.focus();
                onPutAway(each['@id']);
              }}
            />
          ))}
        </List>
      )}
      <Button
        component={Link}
        to={screenPath('UserDeskNotification', 'list')}
        onClick={onClose}
        sx={{ mt: 1, ml: -1 }}
      >
        {translate('bell.all')}
      </Button>
    </Box>
  );
}

interface BellLineProps {
  readonly notification: BellNotification;
  readonly isNew: boolean;
  readonly onPutAway: () => void;
}

function BellLine({ notification, isNew, onPutAway }: BellLineProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { message, deskNotification, createdAt, contract } = notification;
  const kind = deskNotification.type ?? 'info';
  const Icon = icons[kind] ?? InfoIcon;
  const date = formatInstant(deskNotification.start ?? createdAt, contract.timezone ?? 'UTC', locale);
  return (
    <ListItem
      disableGutters
      sx={{ gap: 1.5, alignItems: 'flex-start', borderTop: 1, borderColor: 'divider', py: 1.5 }}
    >
      <Icon
        color={kind === 'info' ? 'secondary' : (kind as 'success')}
        titleAccess={translate(`bell.type.${kind}`, { _: kind })}
        fontSize="small"
        sx={{ mt: 0.25 }}
      />
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{message}</Typography>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mt: 0.5 }}>
          <Typography component="span" className="num" sx={{ color: 'text.secondary', fontSize: 13 }}>
            {date}
          </Typography>
          {isNew && <Chip size="small" color="primary" label={translate('bell.isNew')} />}
        </Box>
      </Box>
      <IconButton size="small" aria-label={translate('bell.putAway', { message })} onClick={onPutAway}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </ListItem>
  );
}
