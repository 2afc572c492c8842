/** The printed page itself, as the server draws it for the printer. The page before stays until the next one is there. */
import { Box, Paper, Skeleton, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { PAPER_TYPES, type PaperType } from '../../Ticket/model.ts';
import { useTexts } from './useTexts.ts';

interface PagePreviewProps {
  /** Changes with the page. */
  readonly page: string;
  readonly load: (signal: AbortSignal) => Promise<Blob>;
  readonly paper: PaperType;
  /** Absent where the layout is for one paper alone. */
  readonly onPaper?: ((paper: PaperType) => void) | undefined;
}

export function PagePreview({ page, load, paper, onPaper }: PagePreviewProps) {
  const t = useTexts();
  const { data, isFetching, isError } = useQuery({
    queryKey: ['ticket-layout-page', page],
    queryFn: ({ signal }) => load(signal),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  const url = useObjectUrl(data);
  return (
    <Paper
      variant="outlined"
      component="section"
      sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2, minWidth: 0 }}
    >
      <Box>
        <Typography variant="h2">{t('ticketLayout.preview.title')}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('ticketLayout.preview.hint')}
        </Typography>
      </Box>
      {onPaper && (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={paper}
          aria-label={t('ticketLayout.preview.paper')}
          onChange={(_, chosen: PaperType | null) => chosen && onPaper(chosen)}
        >
          {PAPER_TYPES.map((one) => (
            <ToggleButton key={one} value={one}>
              {t(`ticketLayout.preview.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      <Typography
        role="status"
        variant="body2"
        sx={{ color: isError ? 'error.main' : 'text.secondary', minHeight: 20 }}
      >
        {isError ? t('ticketLayout.preview.failed') : isFetching ? t('ticketLayout.preview.drawing') : ''}
      </Typography>
      {url ? (
        <Box
          component="img"
          src={url}
          alt={t('ticketLayout.preview.page')}
          sx={{
            display: 'block',
            width: '100%',
            maxWidth: paper === 'stock_tickets' ? 'none' : 340,
            mx: 'auto',
            border: 1,
            borderColor: 'divider',
            bgcolor: '#ffffff',
          }}
        />
      ) : (
        !isError && <Skeleton variant="rounded" height={220} />
      )}
    </Paper>
  );
}

function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}
