/** One notification: what is wrong in words, which row it is, and the button that leads to where it is put right. */
import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import CloseIcon from '@mui/icons-material/Close';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import HelpIcon from '@mui/icons-material/HelpOutlined';
import { Box, Button, IconButton, ListItem, Typography } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { Suspense, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { lazyPart } from '../../../../src/parts/lazyPart.tsx';
import { describeFault, readFaults } from '../../ProviderTicketImportedFile/model/faults.ts';
import { findRepair } from '../model/repair.ts';
import type { Notice } from './useNotices.ts';
import { useTexts } from './useTexts.ts';

const RemoveNotice = lazyPart(async () => (await import('./RemoveNotice.tsx')).RemoveNotice);

const shortId = (iri: string | undefined) => iri?.split('/').at(-1);

export function NoticeItem({ notice, isLast }: { readonly notice: Notice; readonly isLast: boolean }) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const [isAsked, setIsAsked] = useState(false);
  const { importedFile: file, contract, rowNumber, barCode, createdAt, isRepaired } = notice;
  const [fault] = readFaults([notice.fault]);
  const words = fault ? describeFault(fault, locale === 'fr' ? 'fr' : 'en') : notice.message;
  const repair = isRepaired
    ? undefined
    : findRepair(fault, {
        file: file ? screenPath('ProviderTicketImportedFile', 'show', file['@id']) : undefined,
        eventDate: shortId(file?.eventDate?.['@id']),
      });
  const about = [
    isRepaired && t('timportLogs.isRepaired'),
    rowNumber !== null && t('timportLogs.row', { row: rowNumber }),
    barCode && t('timportLogs.code', { code: barCode }),
    formatInstant(createdAt, contract.timezone ?? 'UTC', locale),
  ].filter(Boolean);
  return (
    <ListItem
      divider={!isLast}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', py: 1.5, px: { xs: 2, sm: 3 } }}
    >
      <Box sx={{ display: 'flex', gap: 1.5, flex: '1 1 320px', minWidth: 0 }}>
        <Sign type={notice.type} isRepaired={isRepaired === true} />
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography>{words}</Typography>
          <Typography variant="body2" className="num" sx={{ color: 'text.secondary' }}>
            {about.join(' · ')}
          </Typography>
        </Box>
      </Box>
      <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'center', ml: 'auto' }}>
        {repair && (
          <Button
            size="small"
            variant={repair.text === 'file' ? 'text' : 'outlined'}
            component={RouterLink}
            to={repair.path}
            aria-label={t('timportLogs.repairOf', {
              repair: t(`timportLogs.repair.${repair.text}`),
              what: words,
            })}
          >
            {t(`timportLogs.repair.${repair.text}`)}
          </Button>
        )}
        <IconButton
          size="small"
          aria-label={t('timportLogs.removeOf', { what: words })}
          onClick={() => setIsAsked(true)}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      <Suspense fallback={null}>
        {isAsked && <RemoveNotice notice={notice['@id']} words={words} onClose={() => setIsAsked(false)} />}
      </Suspense>
    </ListItem>
  );
}

/** A question where a name is missing, a cross where the row is wrong. */
function Sign({ type, isRepaired }: { readonly type: Notice['type']; readonly isRepaired: boolean }) {
  if (isRepaired) return <CheckIcon color="success" fontSize="small" sx={{ mt: 0.25 }} />;
  const Icon = type === 'missing' ? HelpIcon : ErrorIcon;
  return <Icon color={type === 'missing' ? 'warning' : 'error'} fontSize="small" sx={{ mt: 0.25 }} />;
}
