/** Texts of which one is enough: typed freely, chosen of a few, or found among the values that there are. */
import { Autocomplete, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { PropertyDescriptor } from '../../../../schema/descriptor.ts';
import { crmCustomerDescriptor } from '../../../../schema/generated/customers/CrmCustomer.ts';
import { ticketParticipationDescriptor } from '../../../../schema/generated/customers/TicketParticipation.ts';
import { callAction } from '../../../../src/data/callAction.ts';
import { useDraft } from '../../../../src/fields/useDraft.ts';
import { useLabel } from '../../../../src/i18n/useLabel.ts';
import type { CriterionName, OperatorName } from '../model/criteria.ts';
import { useTexts } from './useTexts.ts';

export interface TextsInputProps {
  readonly criterion: CriterionName;
  readonly operator: OperatorName | undefined;
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: readonly string[]) => void;
}

interface Option {
  readonly value: string;
  readonly text: string;
}

const choicesOf = (properties: readonly PropertyDescriptor[], name: string) =>
  properties.find((property) => property.name === name)?.values ?? [];

const CHOICES: Partial<Record<CriterionName, ReturnType<typeof choicesOf>>> = {
  customerType: choicesOf(crmCustomerDescriptor.properties, 'customerType'),
  civility: choicesOf(crmCustomerDescriptor.properties, 'civility'),
  ticketStatus: choicesOf(ticketParticipationDescriptor.properties, 'ticketStatus'),
};

/** Typed as a part of the text; nothing is offered. */
const TYPED: readonly (OperatorName | undefined)[] = ['contains', 'notContains', 'startsWith', 'match'];
/** Not found among values: what is typed is not what is stored, or there are too many. */
const UNSUGGESTED: readonly CriterionName[] = ['id', 'phone'];

export function TextsInput(props: TextsInputProps) {
  const { criterion, operator, label, value, onChange } = props;
  const texts = [value ?? []].flat().map(String);
  if (TYPED.includes(operator) && texts.length <= 1)
    return (
      <TextField
        fullWidth
        size="small"
        label={label}
        value={texts[0] ?? ''}
        onChange={(event) => onChange(event.target.value === '' ? [] : [event.target.value])}
      />
    );
  if (CHOICES[criterion] || criterion === 'sellingDeviceOriginType') return <Chosen {...props} />;
  return <Found {...props} />;
}

function Chosen({ criterion, label, value, onChange }: TextsInputProps) {
  const t = useTexts();
  const translate = useTranslate();
  const text = useLabel();
  const options: readonly Option[] =
    CHOICES[criterion]?.map((one) => ({ value: one.value, text: text(one.label) })) ??
    (['desk', 'minisite'] as const).map((one) => ({ value: one, text: t(`segment.${one}`) }));
  const textOf = (one: string) => options.find((option) => option.value === one)?.text ?? one;
  return (
    <Autocomplete
      multiple
      size="small"
      fullWidth
      disableCloseOnSelect
      options={options.map((option) => option.value)}
      getOptionLabel={textOf}
      noOptionsText={translate('app.form.noOption')}
      value={[value ?? []].flat().map(String)}
      onChange={(_event, next) => onChange(next)}
      renderInput={(params) => <TextField {...params} label={label} />}
    />
  );
}

/** Values that customers or the catalogue have; any other may be typed, and counts once Enter or Tab ends it. */
function Found({ criterion, label, value, onChange }: TextsInputProps) {
  const translate = useTranslate();
  const [asked, setAsked] = useState('');
  const [typed, setTyped] = useDraft(asked, setAsked);
  const [isOpen, setOpen] = useState(false);
  const { data, isFetching } = useQuery({
    queryKey: ['suggest', criterion, asked],
    queryFn: ({ signal }) =>
      callAction('GET /suggest', { query: { field: criterion, q: asked } }, { signal }).then(({ buckets }) =>
        (buckets as readonly { readonly key: string }[]).map(({ key }) => key),
      ),
    enabled: isOpen && !UNSUGGESTED.includes(criterion),
    retry: false,
    staleTime: 60_000,
    placeholderData: (before) => before,
  });
  return (
    <Autocomplete
      multiple
      freeSolo
      autoSelect={false}
      clearOnBlur={false}
      size="small"
      fullWidth
      loading={isFetching}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={data ?? []}
      // The server has compared them, without their accents.
      filterOptions={(options) => options}
      filterSelectedOptions
      noOptionsText={translate('app.form.noOption')}
      inputValue={typed}
      onInputChange={(_event, text) => setTyped(text)}
      value={[value ?? []].flat().map(String)}
      onChange={(_event, next) => onChange(next)}
      onBlur={() => {
        const rest = typed.trim();
        if (rest) onChange([...new Set([...[value ?? []].flat().map(String), rest])]);
        setTyped('');
      }}
      renderInput={(params) => <TextField {...params} label={label} />}
    />
  );
}
