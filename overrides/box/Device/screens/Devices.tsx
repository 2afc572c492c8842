/** `/settings/printer`: every box of the contract as a device, for those who see to devices. */
import Print from '@mui/icons-material/PrintOutlined';
import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { EmptyState } from '../../../../src/generic/EmptyState.tsx';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { useBoxes } from '../../Printer/screens/useBoxes.ts';
import { DeviceSection } from './DeviceSection.tsx';
import { useTexts } from './useTexts.ts';

export function Devices() {
  const t = useTexts();
  const { data, error, isPending, refetch } = useBoxes();
  return (
    <Page title={t('device.title')} subtitle={t('device.subtitle')} width="wide">
      <Link component={RouterLink} to="/printer" sx={{ display: 'inline-block', mb: 3 }}>
        {t('device.toPrinters')}
      </Link>
      {isPending && <Loading />}
      {error && <ProblemAlert error={error} onRetry={() => void refetch()} />}
      {data?.member.length === 0 && (
        <EmptyState title={t('box.none')} text={t('box.noneHint')} icon={<Print />} />
      )}
      {data?.member.map((box) => (
        <DeviceSection key={box['@id']} box={box} />
      ))}
    </Page>
  );
}
