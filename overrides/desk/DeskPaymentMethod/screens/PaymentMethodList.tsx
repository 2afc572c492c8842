/** `/settings/payment-method`: how sales are paid, in the register's own order. The table is wherever a list is asked for. */
import { Alert, List, Paper } from '@mui/material';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useMay } from '../../../../src/data/useMay.ts';
import { EmptyState } from '../../../../src/generic/EmptyState.tsx';
import { GenericList } from '../../../../src/generic/GenericList.tsx';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { CreateButton } from '../../../../src/generic/list/CreateButton.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { useSchema } from '../../../../src/generic/SchemaContext.tsx';
import { useLabel } from '../../../../src/i18n/useLabel.ts';
import { findProposed, isTakenByHand } from '../model.ts';
import { MethodItem } from './MethodItem.tsx';
import { useMethodName } from './useMethodName.ts';
import { isShown, type Method, useMethods } from './useMethods.ts';
import { useTexts } from './useTexts.ts';

export function PaymentMethodList() {
  const [search] = useSearchParams();
  return search.size > 0 ? <GenericList /> : <Methods />;
}

function Methods() {
  const t = useTexts();
  const nameOf = useMethodName();
  const { entity } = useSchema();
  const label = useLabel();
  const mayChange = useMay(entity, 'update');
  const { data, error, refetch, change, move } = useMethods();
  const [moved, setMoved] = useState<{ readonly id: string; readonly by: -1 | 1; readonly text: string }>();
  const shown = data?.filter((method) => isShown(method) && isTakenByHand(method.code));
  const proposed = findProposed(shown ?? []);
  const go = (method: Method, by: -1 | 1, to: number) => {
    const values = { name: nameOf(method), place: to + 1, count: data?.length ?? 0 };
    setMoved({ id: method['@id'], by, text: t('paymentMethod.screen.moved', values) });
    move(method, by);
  };
  return (
    <Page
      title={label(entity.plural)}
      subtitle={t('paymentMethod.screen.subtitle')}
      actions={<CreateButton />}
      width="form"
    >
      <ProblemAlert error={error} onRetry={() => void refetch()} />
      {!data && !error && <Loading />}
      {data?.length === 0 && (
        <EmptyState
          title={t('paymentMethod.screen.none')}
          text={t('paymentMethod.screen.noneText')}
          action={<CreateButton />}
        />
      )}
      {shown?.length === 0 && data && data.length > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('paymentMethod.screen.noneShown')}
        </Alert>
      )}
      {data && data.length > 0 && (
        <Paper variant="outlined">
          <List disablePadding>
            {data.map((method, index) => (
              <MethodItem
                key={method['@id']}
                method={method}
                isFirst={index === 0}
                isLast={index === data.length - 1}
                isProposed={method === proposed}
                isLocked={!mayChange}
                mayMove={mayChange}
                moved={moved?.id === method['@id'] ? moved : undefined}
                onChange={(next) => change(method, next)}
                onMove={(by) => go(method, by, index + by)}
              />
            ))}
          </List>
        </Paper>
      )}
      <output aria-live="polite" style={UNSEEN}>
        {moved?.text}
      </output>
    </Page>
  );
}

/** For whoever hears the screen: the others see the row move. */
const UNSEEN = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
