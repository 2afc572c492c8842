/** The answers of an order as inputs of its form: asked questions by their labels, whatever else was stored after them. */
import { Alert, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useInput, useRecordContext } from 'ra-core';
import type { Label } from '../../../../schema/descriptor.ts';
import { callAction } from '../../../../src/data/callAction.ts';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { useLabel } from '../../../../src/i18n/useLabel.ts';
import { KNOWN_FIELDS } from '../../../customers/OwnFields/model/knownFields.ts';
import { type Answer, listAnswers, listOptions, listQuestions, readAnswers, setAnswer } from '../model.ts';
import { useTexts } from './useTexts.ts';

const QUESTION = ['slug', 'label', 'required', 'options', 'position'] as const;
const FORM = ['type', 'mode', 'fieldList', { customerFieldContractList: QUESTION }] as const;
const FIELDS = [{ orderItemList: [{ ticketPrice: [{ bookingTrack: [{ formList: FORM }] }] }] }] as const;

/** Each question once, in the order of the forms; what was stored beside them by its label where it has one. */
async function readQuestions(id: string, labelOf: (label: Label) => string, signal: AbortSignal) {
  const order = await callAction('Order.read', { id, fields: FIELDS }, { signal });
  const query = { 'order[position]': 'asc', itemsPerPage: 500 };
  const { member } = await callAction('CustomerFieldContract.list', { query, fields: QUESTION }, { signal });
  const known = [
    ...member.map(({ slug, label, options }) => ({ slug, label, options: listOptions(options) })),
    ...KNOWN_FIELDS.map(({ slug, label }) => ({ slug, label: labelOf(label), options: [] })),
  ];
  const forms = order.orderItemList.flatMap(({ ticketPrice }) => ticketPrice?.bookingTrack?.formList ?? []);
  return { asked: listQuestions(forms, known), known };
}

export function AnswerInputs() {
  const t = useTexts();
  const labelOf = useLabel();
  const record = useRecordContext();
  const id = String(record?.id ?? '');
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['order-questions', id],
    queryFn: ({ signal }) => readQuestions(id, labelOf, signal),
  });
  const { field } = useInput({
    source: 'customerFormData',
    format: (value: unknown) => value,
    parse: (value: unknown) => value,
  });
  const stored = readAnswers(field.value);
  const answers = data ? listAnswers(data.asked, stored, data.known) : [];
  return (
    <Stack spacing={2} component="section" aria-label={t('formData.title')}>
      <Typography variant="h2">{t('formData.title')}</Typography>
      {isPending && <Loading />}
      <ProblemAlert error={error} onRetry={() => void refetch()} />
      {data && answers.length === 0 && <Alert severity="info">{t('formData.none')}</Alert>}
      {answers.map((answer) => (
        <AnswerInput
          key={answer.slug}
          answer={answer}
          onChange={(text) => field.onChange(setAnswer(stored, answer.slug, text))}
          onBlur={field.onBlur}
        />
      ))}
    </Stack>
  );
}

interface AnswerInputProps {
  readonly answer: Answer;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
}

function AnswerInput({ answer, onChange, onBlur }: AnswerInputProps) {
  const { slug, label, value, options, isRequired } = answer;
  const offered = value === '' || options.includes(value) ? options : [value, ...options];
  return (
    <TextField
      name={slug}
      label={isRequired ? `${label} *` : label}
      value={value}
      select={options.length > 0}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
    >
      {options.length > 0 && <MenuItem value="">–</MenuItem>}
      {offered.map((option) => (
        <MenuItem key={option} value={option}>
          {option}
        </MenuItem>
      ))}
    </TextField>
  );
}
