/** `/printer`: every box of the contract, its printers and what they printed last. */
import Print from '@mui/icons-material/PrintOutlined';
import { useTranslate } from 'ra-core';
import { EmptyState } from '../../../../src/generic/EmptyState.tsx';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { BoxSection } from './BoxSection.tsx';
import { useBoxes } from './useBoxes.ts';

export function Printers() {
  const translate = useTranslate();
  const { data, error, isPending, refetch } = useBoxes();
  return (
    <Page title={translate('box.title')} subtitle={translate('box.subtitle')} width="wide">
      {isPending && <Loading />}
      {error && <ProblemAlert error={error} onRetry={() => void refetch()} />}
      {data?.member.length === 0 && (
        <EmptyState title={translate('box.none')} text={translate('box.noneHint')} icon={<Print />} />
      )}
      {data?.member.map((box) => (
        <BoxSection key={box['@id']} box={box} />
      ))}
    </Page>
  );
}
