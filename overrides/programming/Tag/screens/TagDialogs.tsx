/** What is done to a tag: made or renamed, merged into another, deleted. Each states what it is on before it goes. */
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  MenuItem,
  TextField,
} from '@mui/material';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useAction } from '../../../../src/data/useAction.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { countUses } from '../model/groupTags.ts';
import { TagUses } from './TagUses.tsx';
import type { Tag } from './useTags.ts';
import { useTexts } from './useTexts.ts';

interface TagDialogProps {
  readonly tag: Tag;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

interface FrameProps extends Pick<TagDialogProps, 'onClose'> {
  readonly title: string;
  readonly button: string;
  readonly isDanger?: boolean;
  readonly isDisabled: boolean;
  readonly error: unknown;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

function Frame({ title, button, isDanger, isDisabled, error, onSubmit, onClose, children }: FrameProps) {
  const t = useTexts();
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <form onSubmit={submit}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {children}
          <ProblemAlert error={error} />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {t('tags.back')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={isDanger ? 'error' : 'primary'}
            disabled={isDisabled}
          >
            {button}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Without a tag it makes one. */
export function EditTag({ tag, onClose, onChanged }: Omit<TagDialogProps, 'tag'> & { readonly tag?: Tag }) {
  const t = useTexts();
  const [name, setName] = useState(tag?.name ?? '');
  const [color, setColor] = useState(tag?.color ?? '');
  const update = useAction('Tag.update', []);
  const create = useAction('Tag.create', []);
  const submit = async () => {
    const body = { name: name.trim(), color: color || null };
    const outcome = tag ? await update.run({ id: tag['@id'], body }) : await create.run({ body });
    if (!outcome.isDone) return;
    onChanged();
    onClose();
  };
  return (
    <Frame
      title={t(tag ? 'tags.rename' : 'tags.add')}
      button={t('tags.save')}
      isDisabled={name.trim() === '' || update.isPending || create.isPending}
      error={update.refusal?.error ?? create.refusal?.error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        autoFocus
        required
        label={t('tags.name')}
        value={name}
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: 200 } }}
        sx={{ mt: 1 }}
      />
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <TextField
          type="color"
          label={t('tags.color')}
          value={color || '#ffffff'}
          onChange={({ target }) => setColor(target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ width: 120 }}
        />
        <Button color="inherit" disabled={color === ''} onClick={() => setColor('')}>
          {t('tags.noColor')}
        </Button>
      </Box>
    </Frame>
  );
}

export function MergeTag({
  tag,
  tags,
  onClose,
  onChanged,
}: TagDialogProps & { readonly tags: readonly Tag[] }) {
  const t = useTexts();
  const [into, setInto] = useState('');
  const merge = useAction('Tag.merge', []);
  const submit = async () => {
    const outcome = await merge.run({ id: tag['@id'], body: { into } });
    if (!outcome.isDone) return;
    onChanged();
    onClose();
  };
  return (
    <Frame
      title={t('tags.mergeTitle', { name: tag.name })}
      button={t('tags.merge')}
      isDisabled={into === '' || merge.isPending}
      error={merge.refusal?.error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <DialogContentText>
        <TagUses tag={tag} />
        {'. '}
        {t('tags.mergeText')}
      </DialogContentText>
      <TextField select label={t('tags.into')} value={into} onChange={({ target }) => setInto(target.value)}>
        {tags
          .filter((other) => other['@id'] !== tag['@id'])
          .map((other) => (
            <MenuItem key={other['@id']} value={other['@id']}>
              {other.name}
            </MenuItem>
          ))}
      </TextField>
    </Frame>
  );
}

export function DeleteTag({ tag, onClose, onChanged }: TagDialogProps) {
  const t = useTexts();
  const remove = useAction('Tag.delete');
  const submit = async () => {
    const outcome = await remove.run({ id: tag['@id'] });
    if (!outcome.isDone) return;
    onChanged();
    onClose();
  };
  return (
    <Frame
      title={t('tags.deleteTitle', { name: tag.name })}
      button={t('tags.delete')}
      isDanger
      isDisabled={remove.isPending}
      error={remove.refusal?.error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {countUses(tag) > 0 && (
        <DialogContentText sx={{ fontWeight: 600 }}>
          <TagUses tag={tag} />
        </DialogContentText>
      )}
      <DialogContentText>{t(countUses(tag) > 0 ? 'tags.deleteUsed' : 'tags.deleteUnused')}</DialogContentText>
    </Frame>
  );
}
