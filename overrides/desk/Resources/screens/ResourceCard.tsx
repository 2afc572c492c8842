/** One tutorial, promotion or video: what it is, its text, the way to it. */
import PromoteIcon from '@mui/icons-material/CampaignOutlined';
import TutorialIcon from '@mui/icons-material/MenuBookOutlined';
import OpenIcon from '@mui/icons-material/OpenInNew';
import VideoIcon from '@mui/icons-material/PlayCircleOutlined';
import { Box, Link, Paper, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { type SupportResource, safeLink } from '../model.ts';

const icons = { tutorial: TutorialIcon, promote: PromoteIcon, video: VideoIcon } as const;

export function ResourceCard({ resource }: { readonly resource: SupportResource }) {
  const translate = useTranslate();
  const { type, title, text, image } = resource;
  const link = safeLink(resource.link);
  const isElsewhere = link !== undefined && !link.startsWith('/');
  const Icon = icons[type];
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{ display: 'flex', flexDirection: 'column', overflow: 'hidden' }}
    >
      {image && (
        <Box component="img" src={image} alt="" loading="lazy" sx={{ height: 140, objectFit: 'cover' }} />
      )}
      <Box sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 0.75, flexGrow: 1 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary', fontSize: 13 }}>
          <Icon fontSize="small" />
          {translate(`help.type.${type}`)}
        </Box>
        <Typography variant="h3" sx={{ fontSize: 16 }}>
          {title}
        </Typography>
        {text && <Typography sx={{ color: 'text.secondary', whiteSpace: 'pre-line' }}>{text}</Typography>}
        {link && (
          <Link
            href={link}
            aria-label={`${translate('help.open')}: ${title}${isElsewhere ? `, ${translate('help.newWindow')}` : ''}`}
            {...(isElsewhere && { target: '_blank', rel: 'noopener noreferrer' })}
            sx={{
              mt: 'auto',
              pt: 1,
              display: 'inline-flex',
              alignItems: 'center',
              gap: 0.5,
              fontWeight: 600,
            }}
          >
            {translate('help.open')}
            {isElsewhere && <OpenIcon fontSize="inherit" />}
          </Link>
        )}
      </Box>
    </Paper>
  );
}
