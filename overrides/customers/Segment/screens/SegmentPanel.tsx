/** Above the list of customers: the segment that it shows, built of conditions in words and counted while they are typed. */
import CloseIcon from '@mui/icons-material/Close';
import ContactMailIcon from '@mui/icons-material/ContactMailOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import GroupsIcon from '@mui/icons-material/Groups';
import LabelIcon from '@mui/icons-material/LabelOutlined';
import QueryStatsIcon from '@mui/icons-material/QueryStats';
import { Box, Button, Chip, IconButton, Paper, Stack, Typography } from '@mui/material';
import { useListContext, useLocale } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useHas } from '../../../../src/data/useHas.ts';
import { emptyDraft, writeDraft } from '../model/draft.ts';
import { SegmentGroup } from './SegmentGroup.tsx';
import { starters } from './starters.ts';
import { useSegment } from './useSegment.ts';
import { useTexts } from './useTexts.ts';

export function SegmentPanel() {
  const t = useTexts();
  const { draft, change, isAsked, isWaiting, version } = useSegment();
  const [isOpen, setOpen] = useState(false);
  if (!isOpen && !isAsked)
    return (
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" startIcon={<GroupsIcon />} onClick={() => setOpen(true)}>
          {t('segment.build')}
        </Button>
        <FiguresButton />
        <LabelsButton />
        <ChangeButton />
      </Stack>
    );
  const close = () => {
    setOpen(false);
    change(emptyDraft);
  };
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={t('segment.title')}
      sx={{ p: { xs: 1.5, sm: 2.5 } }}
    >
      <Stack direction="row" sx={{ alignItems: 'flex-start', gap: 2, mb: 1.5 }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography component="h2" sx={{ fontWeight: 700 }}>
            {t('segment.title')}
          </Typography>
          <Count isAsked={isAsked} isWaiting={isWaiting} />
        </Box>
        <IconButton aria-label={t('segment.remove')} title={t('segment.remove')} onClick={close}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Stack>
      {draft.parts.length === 0 && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mb: 2, alignItems: 'center' }}>
          <Typography sx={{ color: 'text.secondary', fontSize: 14 }}>{t('segment.start')}</Typography>
          {Object.entries(starters).map(([name, starter]) => (
            <Chip
              key={name}
              variant="outlined"
              label={t(`segment.${name}`)}
              onClick={() => change(starter)}
            />
          ))}
        </Stack>
      )}
      <SegmentGroup key={version} group={draft} onChange={change} />
      {isAsked && <Uses segment={writeDraft(draft)} />}
    </Paper>
  );
}

/** What is done with the customers that are shown. */
function Uses({ segment }: { readonly segment: string }) {
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 2 }}>
      <FiguresButton segment={segment} />
      <LabelsButton segment={segment} />
      <MailingListButton segment={segment} />
      <ChangeButton segment={segment} />
      <DeleteButton segment={segment} />
    </Stack>
  );
}

/** Leads to a change of all that are shown. */
function ChangeButton({ segment = '' }: { readonly segment?: string }) {
  const t = useTexts();
  if (!useHas('customers.write')) return null;
  return (
    <Button
      component={Link}
      to={`/customers/change${segment && `?segment=${encodeURIComponent(segment)}`}`}
      color="inherit"
      startIcon={<EditIcon />}
    >
      {t('segment.changeMany')}
    </Button>
  );
}

function DeleteButton({ segment }: { readonly segment: string }) {
  const t = useTexts();
  if (!useHas('customers.erase')) return null;
  return (
    <Button
      component={Link}
      to={`/customers/delete?segment=${encodeURIComponent(segment)}`}
      color="inherit"
      startIcon={<DeleteIcon />}
    >
      {t('segment.deleteMany')}
    </Button>
  );
}

/** Leads to the figures about the customers that are shown. */
function FiguresButton({ segment = '' }: { readonly segment?: string }) {
  const t = useTexts();
  return (
    <Button
      component={Link}
      to={`/customers/dataviz${segment && `?segment=${encodeURIComponent(segment)}`}`}
      color="inherit"
      startIcon={<QueryStatsIcon />}
    >
      {t('segment.figures')}
    </Button>
  );
}

/** Leads to the labels of the customers that are shown. */
function LabelsButton({ segment = '' }: { readonly segment?: string }) {
  const t = useTexts();
  if (!useHas('customers.export')) return null;
  return (
    <Button
      component={Link}
      to={`/customers/stickers${segment && `?segment=${encodeURIComponent(segment)}`}`}
      color="inherit"
      startIcon={<LabelIcon />}
    >
      {t('segment.labels')}
    </Button>
  );
}

/** Leads to the mailing lists that the customers that are shown can go to. */
function MailingListButton({ segment }: { readonly segment: string }) {
  const t = useTexts();
  if (!useHas('customers.mail')) return null;
  return (
    <Button
      component={Link}
      to={`/customers/mailing-list?segment=${encodeURIComponent(segment)}`}
      color="inherit"
      startIcon={<ContactMailIcon />}
    >
      {t('segment.mailingList')}
    </Button>
  );
}

/** How many there are, as the list under it counts them: exact, or marked as "at least". */
function Count({ isAsked, isWaiting }: { readonly isAsked: boolean; readonly isWaiting: boolean }) {
  const t = useTexts();
  const locale = useLocale() ?? 'en';
  const { total, meta, isFetching, error } = useListContext();
  const isCounting = isWaiting || isFetching;
  const count = new Intl.NumberFormat(locale).format(total ?? 0);
  const counted = () => {
    if (isCounting || total === undefined) return t('segment.counting');
    if (meta?.isTotalBound) return t('segment.atLeast', { count });
    return total === 0 ? t('segment.none') : t('segment.people', { smart_count: total, count });
  };
  return (
    <Typography role="status" sx={{ color: 'text.secondary', fontSize: 14 }}>
      {!isAsked && !isWaiting ? (
        t('segment.intro')
      ) : error && !isCounting ? null : (
        <>
          <Box component="strong" sx={{ color: 'text.primary', fontVariantNumeric: 'tabular-nums' }}>
            {counted()}
          </Box>{' '}
          {t('segment.keep')}
        </>
      )}
    </Typography>
  );
}
