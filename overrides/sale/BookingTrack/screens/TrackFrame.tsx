/** The frame of a screen below a track's page: which one it is, and the tabs to the others. */
import { Link } from '@mui/material';
import type { ComponentType } from 'react';
import { Link as RouterLink, useParams } from 'react-router';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { PageTabs } from '../../../../src/generic/PageTabs.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { SchemaProvider } from '../../../../src/generic/SchemaContext.tsx';
import { useTexts } from './useTexts.ts';
import { type Track, useTrack } from './useTracks.ts';

interface TrackFrameProps {
  readonly path: 'mode' | 'form';
  readonly Content: ComponentType<{ readonly track: Track }>;
}

export function TrackFrame({ path, Content }: TrackFrameProps) {
  const t = useTexts();
  const { trackId: id = '' } = useParams();
  const { data, error, isPending, refetch } = useTrack(id);
  return (
    <Page
      width="form"
      title={data ? t(`bookingTrack.${path}Title`, { name: data.name }) : t(`bookingTrack.${path}`)}
      subtitle={t(`bookingTrack.${path}Text`)}
      above={
        <Link component={RouterLink} to={screenPath('BookingTrack', 'list')} sx={{ fontSize: 14 }}>
          {t('bookingTrack.back')}
        </Link>
      }
    >
      <SchemaProvider name="BookingTrack">
        <PageTabs id={id} path={path} />
      </SchemaProvider>
      {isPending && <Loading />}
      <ProblemAlert error={error} onRetry={() => void refetch()} />
      {data && <Content key={data['@id']} track={data} />}
    </Page>
  );
}
