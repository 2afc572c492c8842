/** The answers of an order as inputs of its form: asked questions by their labels, whatever else was stored after them. */
import { Alert, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useInput, useRecordContext } from 'ra-core';
import { callAction } from '../../../../src/data/callAction.ts';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { type Answer, listAnswers, listOptions, type Question, readAnswers, setAnswer } from '../model.ts';
import { useTexts } from './useTexts.ts';

const QUESTION = ['slug', 'label', 'required', 'options', 'position'] as const;
const FIELDS = [
  {
    orderItemList: [
      { ticketPrice: [{ bookingTrack: [{ formList: [{ customerFieldContractList: QUESTION }] }] }] },
    ],
  },
] as const;

/** Each question once, in the order of the forms. */
async function readQuestions(id: string, signal: AbortSignal): Promise<readonly Question[]> {
  const order = await callAction('Order.read', { id, fields: FIELDS }, { signal });
  const asked = order.orderItemList.flatMap(
    ({ ticketPrice }) =>
      ticketPrice?.bookingTrack?.formList.flatMap((form) => form.customerFieldContractList) ?? [],
  );
  const bySlug = new Map(asked.map((field) => [field.slug, field]));
  return [...bySlug.values()]
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .map(({ slug, label, required, options }) => ({
      slug,
      label,
      isRequired: required ?? false,
      options: listOptions(options),
    }));
}

export function AnswerInputs() {
  const t = useTexts();
  const record = useRecordContext();
  const id = String(record?.id ?? '');
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['order-questions', id],
    queryFn: ({ signal }) => readQuestions(id, signal),
  });
  const { field } = useInput({
    source: 'customerFormData',
    format: (value: unknown) => value,
    parse: (value: unknown) => value,
  });
  const stored = readAnswers(field.value);
  const answers = data ? listAnswers(data, stored) : [];
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
