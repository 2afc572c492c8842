/** Fetches the next rows of a list without end as soon as its last ones come near. */
import { Box, CircularProgress } from '@mui/material';
import { useInfinitePaginationContext, useListContext, useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { ProblemAlert } from '../ProblemAlert.tsx';

/** How far below the window the end may be, in pixels, when more is asked for. */
const reach = 800;

export function MoreRows() {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = useInfinitePaginationContext();
  const { error } = useListContext();
  const translate = useTranslate();
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!end.current || !hasNextPage || isFetchingNextPage || error) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void fetchNextPage();
      },
      { root: end.current.closest('[role="region"]'), rootMargin: `${reach}px` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage, error]);
  if (!hasNextPage) return null;
  if (error && !isFetchingNextPage)
    return (
      <Box sx={{ p: 1, position: 'sticky', left: 0 }}>
        <ProblemAlert error={error} onRetry={() => void fetchNextPage()} />
      </Box>
    );
  return (
    <Box ref={end} sx={{ display: 'grid', placeItems: 'center', height: 48, position: 'sticky', left: 0 }}>
      {isFetchingNextPage && <CircularProgress size={20} aria-label={translate('app.loading')} />}
    </Box>
  );
}
