/** A page the virtual printer keeps, fetched with the token; small in a row, whole when opened. */
import { Box, Button, Dialog, DialogActions, DialogContent, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { callApi } from '../../../../src/data/callApi.ts';
import { boxPath } from './useBoxes.ts';

export interface PageImageProps {
  readonly boxId: string;
  readonly printerSlug: string;
  readonly jobKey: string;
  /** What the job is called to people. */
  readonly name: string;
  readonly page: number;
}

function useImage({ boxId, printerSlug, jobKey, page }: Omit<PageImageProps, 'name'>) {
  const path = `${boxPath(boxId)}/printers/${encodeURIComponent(printerSlug)}/jobs/${encodeURIComponent(jobKey)}/pages/${page}`;
  const { data, error } = useQuery({
    queryKey: ['box-page', path],
    queryFn: ({ signal }) => callApi<Blob>(path, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!data) return;
    const made = URL.createObjectURL(data);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  return { url, error };
}

export function PageImage(props: PageImageProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { url, error } = useImage(props);
  const name = translate('box.page', { page: props.page, job: props.name });
  if (error)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('box.pageGone')}
      </Typography>
    );
  if (!url) return <Skeleton variant="rounded" height={120} />;
  const paper = { display: 'block', width: '100%', bgcolor: '#ffffff' } as const;
  return (
    <>
      <Box
        component="button"
        type="button"
        onClick={() => setOpen(true)}
        sx={{
          p: 0,
          width: '100%',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          overflow: 'hidden',
          cursor: 'zoom-in',
          bgcolor: '#ffffff',
        }}
      >
        <Box component="img" src={url} alt={name} sx={paper} />
      </Box>
      <Dialog open={isOpen} onClose={() => setOpen(false)} maxWidth="lg" aria-label={name}>
        <DialogContent sx={{ p: 0 }}>
          <Box component="img" src={url} alt={name} sx={paper} />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>{translate('box.close')}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
