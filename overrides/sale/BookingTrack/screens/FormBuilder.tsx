/** One form of a track: its fields in their order, each required, read only or neither, and how the form is asked. */
import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Checkbox, FormControlLabel, IconButton, Paper, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { NativeChoice } from '../../../../src/generic/NativeChoice.tsx';
import { moveField } from '../../../customers/OwnFields/model/fieldDraft.ts';
import { useTexts } from './useTexts.ts';
import type { NamedField } from './useTracks.ts';

interface DraftField {
  readonly slug: string;
  readonly required: boolean;
  readonly readOnly: boolean;
}

const MODES = ['normal', 'not_required', 'read_only'] as const;

export interface FormDraft {
  readonly mode: (typeof MODES)[number];
  readonly optinMessage: string;
  readonly fields: readonly DraftField[];
}

interface FormBuilderProps {
  readonly type: 'customer' | 'participant';
  readonly draft: FormDraft;
  /** Everything that may be asked for. */
  readonly fields: readonly NamedField[];
  readonly isLocked: boolean;
  readonly onChange: (draft: FormDraft) => void;
}

export function FormBuilder({ type, draft, fields, isLocked, onChange }: FormBuilderProps) {
  const t = useTexts();
  const id = `form-${type}`;
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}
    >
      <Typography id={id} variant="h2" sx={{ fontSize: 18 }}>
        {t(`bookingTrack.${type}`)}
      </Typography>
      <Box
        component="fieldset"
        disabled={isLocked}
        sx={{ border: 0, m: 0, p: 0, minWidth: 0, display: 'grid', gap: 2 }}
      >
        <Box>
          <NativeChoice
            label={t('bookingTrack.askedMode')}
            value={draft.mode}
            onChange={(value) =>
              onChange({ ...draft, mode: MODES.find((mode) => mode === value) ?? 'normal' })
            }
          >
            {MODES.map((mode) => (
              <option key={mode} value={mode}>
                {t(`bookingTrack.${mode}`)}
              </option>
            ))}
          </NativeChoice>
          {draft.mode !== 'normal' && type === 'customer' && (
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
              {t('bookingTrack.modeHint')}
            </Typography>
          )}
        </Box>
        <Fields draft={draft} fields={fields} onChange={(next) => onChange({ ...draft, fields: next })} />
        <AddField draft={draft} fields={fields} onChange={(next) => onChange({ ...draft, fields: next })} />
        {type === 'customer' && (
          <TextField
            size="small"
            multiline
            minRows={2}
            label={t('bookingTrack.optin')}
            helperText={t('bookingTrack.optinHint')}
            value={draft.optinMessage}
            onChange={({ target }) => onChange({ ...draft, optinMessage: target.value })}
            slotProps={{ htmlInput: { maxLength: 1000 } }}
          />
        )}
      </Box>
    </Paper>
  );
}

interface FieldsProps {
  readonly draft: FormDraft;
  readonly fields: readonly NamedField[];
  readonly onChange: (fields: readonly DraftField[]) => void;
}

function Fields({ draft, fields, onChange }: FieldsProps) {
  const t = useTexts();
  const [moved, setMoved] = useState('');
  const nameOf = (slug: string) =>
    fields.find((field) => field.slug === slug)?.name ?? t('bookingTrack.gone');
  const move = (index: number, by: -1 | 1) => {
    const field = nameOf(draft.fields[index]?.slug ?? '');
    setMoved(t('bookingTrack.moved', { field, place: index + by + 1, count: draft.fields.length }));
    onChange(moveField(draft.fields, index, by));
  };
  if (draft.fields.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>{t('bookingTrack.noFields')}</Typography>;
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {draft.fields.map((field, index) => (
          <FieldRow
            key={field.slug}
            name={nameOf(field.slug)}
            field={field}
            mode={draft.mode}
            isFirst={index === 0}
            isLast={index === draft.fields.length - 1}
            onMove={(by) => move(index, by)}
            onChange={(next) => onChange(draft.fields.with(index, next))}
            onRemove={() => onChange(draft.fields.filter((one) => one !== field))}
          />
        ))}
      </Box>
      <output aria-live="polite" style={UNSEEN}>
        {moved}
      </output>
    </>
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

interface FieldRowProps {
  readonly name: string;
  readonly field: DraftField;
  readonly mode: FormDraft['mode'];
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: -1 | 1) => void;
  readonly onChange: (field: DraftField) => void;
  readonly onRemove: () => void;
}

function FieldRow(props: FieldRowProps) {
  const { name, field, mode, isFirst, isLast, onMove, onChange, onRemove } = props;
  const t = useTexts();
  const boxes = [
    ...(mode === 'normal' ? (['required'] as const) : []),
    ...(mode === 'read_only' ? [] : (['readOnly'] as const)),
  ];
  // Whoever must answer has to be able to.
  const other = { required: { readOnly: false }, readOnly: { required: false } };
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 0.5,
        py: 0.5,
        borderTop: isFirst ? 0 : 1,
        borderColor: 'divider',
      }}
    >
      <Typography sx={{ fontWeight: 600, flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      {boxes.map((what) => (
        <FormControlLabel
          key={what}
          label={t(`bookingTrack.${what === 'required' ? 'isRequired' : 'isReadOnly'}`)}
          control={
            <Checkbox
              size="small"
              checked={field[what]}
              onChange={(_event, isOn) => onChange({ ...field, ...(isOn && other[what]), [what]: isOn })}
              slotProps={{ input: { 'aria-label': t(`bookingTrack.${what}Of`, { field: name }) } }}
            />
          }
        />
      ))}
      <Box>
        <IconButton
          size="small"
          disabled={isFirst}
          aria-label={t('bookingTrack.up', { field: name })}
          onClick={() => onMove(-1)}
        >
          <UpIcon fontSize="small" />
        </IconButton>
        <IconButton
          size="small"
          disabled={isLast}
          aria-label={t('bookingTrack.down', { field: name })}
          onClick={() => onMove(1)}
        >
          <DownIcon fontSize="small" />
        </IconButton>
        <IconButton size="small" aria-label={t('bookingTrack.remove', { field: name })} onClick={onRemove}>
          <RemoveIcon fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  );
}

const GROUPS = ['contact', 'organization', 'shopping'] as const;

/** What is not asked for yet, by group; the one that is chosen comes last. */
function AddField({ draft, fields, onChange }: FieldsProps) {
  const t = useTexts();
  const left = fields.filter(({ slug }) => draft.fields.every((field) => field.slug !== slug));
  if (left.length === 0) return null;
  return (
    <NativeChoice
      label={t('bookingTrack.add')}
      value=""
      onChange={(slug) => slug && onChange([...draft.fields, { slug, required: false, readOnly: false }])}
    >
      <option value="">{t('bookingTrack.choose')}</option>
      {GROUPS.map((group) => {
        const members = left.filter(({ type }) => type === group);
        return (
          members.length > 0 && (
            <optgroup key={group} label={t(`bookingTrack.${group}`)}>
              {members.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </optgroup>
          )
        );
      })}
    </NativeChoice>
  );
}
