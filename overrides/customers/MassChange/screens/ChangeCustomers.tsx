/** `/customers/change`: one value for many customers, or something added to their lists or taken from them, counted before. */
import { Alert, Box, Button, FormControlLabel, Link, Paper, Switch, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Form } from 'ra-core';
import { Suspense, use, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Link as RouterLink } from 'react-router';
import type { PropertyDescriptor } from '../../../../schema/descriptor.ts';
import type { CustomerChangeInput } from '../../../../schema/generated/customers/CustomerChange.ts';
import type { CustomerChangePreview } from '../../../../schema/generated/customers/CustomerChangePreview.ts';
import type { CustomerEditInput } from '../../../../schema/generated/customers/CustomerEdit.ts';
import { callAction } from '../../../../src/data/callAction.ts';
import { loadSchema } from '../../../../src/data/descriptors.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { PropertyInput } from '../../../../src/fields/PropertyInput.tsx';
import { useDebounced } from '../../../../src/fields/picker/useDebounced.ts';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { toPatch } from '../../../../src/generic/list/toPatch.ts';
import { NativeChoice } from '../../../../src/generic/NativeChoice.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { useLabel } from '../../../../src/i18n/useLabel.ts';
import type { EditType } from '../model/planChange.ts';
import { AskMany } from './AskMany.tsx';
import { SampleTable } from './SampleTable.tsx';
import { useTexts } from './useTexts.ts';
import { useWhom } from './useWhom.ts';

const HOW: readonly EditType[] = ['add', 'remove', 'edit'];

export function ChangeCustomers() {
  const t = useTexts();
  const { isAll, back } = useWhom();
  return (
    <Page
      width="form"
      title={t('massChange.changeTitle')}
      subtitle={
        <>
          {t(isAll ? 'massChange.all' : 'massChange.segment')}
          {' · '}
          <Link component={RouterLink} to={back} underline="always">
            {t('massChange.back')}
          </Link>
        </>
      }
    >
      <Suspense fallback={<Loading />}>
        <Choose />
      </Suspense>
    </Page>
  );
}

function Choose() {
  const t = useTexts();
  const label = useLabel();
  const { entity, byName } = use(loadSchema('CustomerEdit'));
  const [name, setName] = useState('tagList');
  const [how, setHow] = useState<EditType>('add');
  const [isEmptied, setEmptied] = useState(false);
  const property = entity.properties.find((one) => one.name === name);
  if (!property) throw new Error(`Customers have no "${name}" to change.`);
  const options = (many: boolean) =>
    entity.properties
      .filter((one) => Boolean(one.many) === many)
      .map((one) => (
        <option key={one.name} value={one.name}>
          {label(one.label)}
        </option>
      ));
  const canEmpty = property.kind !== 'boolean' && (!property.many || how === 'edit');
  return (
    <Form key={name}>
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2.5 }}>
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <NativeChoice
            label={t('massChange.field')}
            value={name}
            onChange={(next) => {
              setName(next);
              setEmptied(false);
            }}
          >
            <optgroup label={t('massChange.lists')}>{options(true)}</optgroup>
            <optgroup label={t('massChange.fields')}>{options(false)}</optgroup>
          </NativeChoice>
          {property.many && (
            <NativeChoice
              label={t('massChange.how')}
              value={how}
              onChange={(next) => {
                setHow(HOW.find((one) => one === next) ?? 'add');
                setEmptied(false);
              }}
            >
              {HOW.map((one) => (
                <option key={one} value={one}>
                  {t(`massChange.${one}`)}
                </option>
              ))}
            </NativeChoice>
          )}
        </Box>
        {!isEmptied && <PropertyInput property={property} entity={entity} entities={byName} />}
        {canEmpty && (
          <FormControlLabel
            control={
              <Switch size="small" checked={isEmptied} onChange={(_event, isOn) => setEmptied(isOn)} />
            }
            label={t('massChange.empty')}
          />
        )}
      </Paper>
      <Planned property={property} editType={property.many ? how : 'edit'} isEmptied={isEmptied} />
    </Form>
  );
}

interface PlannedProps {
  readonly property: PropertyDescriptor;
  readonly editType: EditType;
  readonly isEmptied: boolean;
}

const isChosen = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== '';

function Planned({ property, editType, isEmptied }: PlannedProps) {
  const t = useTexts();
  const { filterList } = useWhom();
  const values = useWatch() as Readonly<Record<string, unknown>>;
  const patch = toPatch([property], values, isEmptied ? [property.name] : []);
  const isReady = isEmptied || property.kind === 'boolean' || isChosen(patch[property.name]);
  const text = useDebounced(JSON.stringify({ filterList, editType, dataToPatch: patch }));
  const body = JSON.parse(text) as CustomerChangeInput & { readonly dataToPatch: CustomerEditInput };
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['CrmCustomer', 'change-preview', text],
    queryFn: ({ signal }) => callAction('CrmCustomer.previewChange', { body }, { signal }),
    enabled: isReady && property.name in body.dataToPatch,
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
  if (!isReady)
    return (
      <Typography sx={{ mt: 3, color: 'text.secondary' }} role="status">
        {t('massChange.choose')}
      </Typography>
    );
  if (error) return <ProblemAlert error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Typography role="status" sx={{ mt: 3 }}>
        {t('massChange.counting')}
      </Typography>
    );
  return <Preview preview={data} body={body} isFetching={isFetching} />;
}

interface PreviewProps {
  readonly preview: CustomerChangePreview;
  readonly body: CustomerChangeInput;
  readonly isFetching: boolean;
}

function Preview({ preview, body, isFetching }: PreviewProps) {
  const t = useTexts();
  const { many, showJob } = useWhom();
  const [isAsking, setAsking] = useState(false);
  const change = useAction('CrmCustomer.updateFiltered', ['name']);
  const { matched, looked, changed, unchanged, refused } = preview;
  const confirm = async () => {
    const outcome = await change.run({ body: { ...body, expected: matched } });
    if (outcome.isDone) showJob(outcome.answer['@id']);
  };
  const first = () => {
    if (matched === 0) return t('massChange.nobody');
    return changed === 0 && refused === 0
      ? t('massChange.nothing')
      : t('massChange.wouldChange', many(changed));
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 3 }} aria-busy={isFetching}>
      <div role="status">
        <Typography sx={{ fontWeight: 700 }}>{first()}</Typography>
        {changed > 0 && unchanged > 0 && (
          <Typography sx={{ color: 'text.secondary' }}>{t('massChange.already', many(unchanged))}</Typography>
        )}
        {looked < matched && (
          <Typography sx={{ color: 'text.secondary' }}>
            {t('massChange.looked', { count: many(looked).count })}
          </Typography>
        )}
        {refused > 0 && (
          <Alert severity="warning" sx={{ mt: 1 }}>
            {t('massChange.optedOut', many(refused))}
          </Alert>
        )}
      </div>
      <SampleTable preview={preview} />
      {(changed > 0 || looked < matched) && (
        <Box>
          <Button variant="contained" disabled={isFetching} onClick={() => setAsking(true)}>
            {t('massChange.apply', many(looked < matched ? matched : changed))}
          </Button>
        </Box>
      )}
      {isAsking && (
        <AskMany
          title={t('massChange.confirmTitle', many(looked < matched ? matched : changed))}
          text={t('massChange.confirm')}
          button={t('massChange.yes')}
          isPending={change.isPending}
          error={change.refusal?.error}
          onConfirm={() => void confirm()}
          onClose={() => setAsking(false)}
        />
      )}
    </Box>
  );
}
