/** The questions that one person is asked, by their kind; one that depends on another only where that has an answer. */
import { Box } from '@mui/material';
import { useLabel } from '../../../../src/i18n/useLabel.ts';
import { KNOWN_FIELDS } from '../../../customers/OwnFields/model/knownFields.ts';
import { inputOf } from '../../../customers/OwnFields/model/ownFields.ts';
import { OwnFieldInput } from '../../../customers/OwnFields/screens/OwnFieldInput.tsx';
import { type Answers, asksNow, listFaults, type Question } from '../model.ts';
import { useTexts } from './useTexts.ts';

interface QuestionsProps {
  readonly questions: readonly Question[];
  readonly answers: Answers;
  /** What is missing is marked. */
  readonly isChecked: boolean;
  readonly onChange: (answers: Answers) => void;
}

export function Questions({ questions, answers, isChecked, onChange }: QuestionsProps) {
  const t = useTexts();
  const labelOf = useLabel();
  const faults = isChecked ? listFaults(questions, answers) : [];
  const asked = asksNow(questions, answers);
  if (asked.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      {asked.map((question) => {
        const known = KNOWN_FIELDS.find(({ slug }) => slug === question.slug);
        const label = question.label ?? (known ? labelOf(known.label) : question.slug);
        const field = { ...question, label };
        const value = answers[question.slug];
        const isMissing = value === undefined || value === null || value === '';
        return (
          <OwnFieldInput
            key={question.slug}
            field={field}
            input={inputOf(field)}
            value={value ?? null}
            fault={
              faults.includes(question.slug)
                ? t(isMissing ? 'cartForm.required' : 'cartForm.format')
                : undefined
            }
            onChange={(next) => onChange({ ...answers, [question.slug]: next })}
          />
        );
      })}
    </Box>
  );
}
