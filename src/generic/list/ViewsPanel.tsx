/** The saved views of a list: opens one, saves what is on the screen as another, renames, shares, removes. */
import CheckIcon from '@mui/icons-material/Check';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import RenameIcon from '@mui/icons-material/DriveFileRenameOutline';
import SharedIcon from '@mui/icons-material/GroupsOutlined';
import LinkIcon from '@mui/icons-material/Link';
import {
  Box,
  Button,
  FormControlLabel,
  IconButton,
  ListItemText,
  MenuItem,
  MenuList,
  Skeleton,
  Stack,
  Switch,
  TextField,
} from '@mui/material';
import { useListContext, useNotify, useTranslate } from 'ra-core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { ProblemAlert } from '../ProblemAlert.tsx';
import { useSchema } from '../SchemaContext.tsx';
import { useFilters } from './useFilters.ts';
import type { ListAddress } from './useListAddress.ts';
import {
  addressOf,
  isMine,
  type SavedView,
  useViewCalls,
  useViews,
  type ViewInput,
  viewId,
} from './useViews.ts';

export interface ViewsPanelProps {
  readonly address: ListAddress;
  readonly columns: readonly string[];
  readonly onClose: () => void;
}

export function ViewsPanel({ address, columns, onClose }: ViewsPanelProps) {
  const translate = useTranslate();
  const { data, error, refetch } = useViews(true);
  const calls = useViewCalls(address, columns);
  const [form, setForm] = useState<'new' | SavedView>();
  const [problem, setProblem] = useState<unknown>();
  const current = data?.find((view) => viewId(view) === address.view);
  const attempt = async (run: () => Promise<void>, isLast = false) => {
    setProblem(undefined);
    try {
      await run();
      setForm(undefined);
      if (isLast) onClose();
    } catch (refusal) {
      setProblem(refusal);
    }
  };
  const submit = (input: ViewInput) =>
    attempt(
      () => (form === 'new' || !form ? calls.create(input) : calls.rename(form, input)),
      form === 'new',
    );
  return (
    <Box sx={{ width: 340, maxWidth: '100%' }}>
      {form ? (
        <ViewForm
          view={form === 'new' ? undefined : form}
          onSubmit={submit}
          onCancel={() => setForm(undefined)}
        />
      ) : (
        <>
          <Views
            address={address}
            views={data}
            isFailed={error !== null}
            onClose={onClose}
            onRename={setForm}
            onRemove={(view) => void attempt(() => calls.remove(view))}
          />
          <Stack sx={{ p: 1, borderTop: 1, borderColor: 'divider', alignItems: 'stretch' }}>
            {current && isMine(current) && (
              <Button size="small" onClick={() => void attempt(() => calls.save(current), true)}>
                {translate('app.view.save', { name: current.name })}
              </Button>
            )}
            <Button size="small" onClick={() => setForm('new')}>
              {translate('app.view.saveNew')}
            </Button>
          </Stack>
        </>
      )}
      {(problem ?? error) && (
        <Box sx={{ px: 1.5 }}>
          <ProblemAlert error={problem ?? error} {...(error && { onRetry: () => void refetch() })} />
        </Box>
      )}
    </Box>
  );
}

interface ViewsProps {
  readonly address: ListAddress;
  readonly views: readonly SavedView[] | undefined;
  readonly isFailed: boolean;
  readonly onClose: () => void;
  readonly onRename: (view: SavedView) => void;
  readonly onRemove: (view: SavedView) => void;
}

function Views({ address, views, isFailed, onClose, onRename, onRemove }: ViewsProps) {
  const { entity } = useSchema();
  const { isFetching, sort } = useListContext();
  const { isFiltered } = useFilters();
  const translate = useTranslate();
  const [field, order] = Object.entries(entity.order ?? {})[0] ?? ['id', 'asc'];
  const isUsual =
    address.view === undefined && !isFiltered && sort.field === field && sort.order === order.toUpperCase();
  const go = (parameters: Readonly<Record<string, string>>) => {
    address.replace(parameters);
    onClose();
  };
  return (
    <MenuList dense aria-busy={isFetching} sx={{ maxHeight: 400, overflow: 'auto' }}>
      <MenuItem
        role="menuitemradio"
        aria-checked={isUsual}
        selected={isUsual}
        onClick={() => go({ filter: '{}', sort: field, order: order.toUpperCase(), page: '1' })}
      >
        <ListItemText>{translate('app.view.all')}</ListItemText>
        {isUsual && <CheckIcon fontSize="small" />}
      </MenuItem>
      {!views && !isFailed && (
        <MenuItem disabled>
          <Skeleton width="70%" />
        </MenuItem>
      )}
      {views?.map((view) => (
        <ViewLine
          key={view['@id']}
          view={view}
          isCurrent={viewId(view) === address.view}
          onOpen={() => go(addressOf(view))}
          onRename={() => onRename(view)}
          onRemove={() => onRemove(view)}
        />
      ))}
    </MenuList>
  );
}

interface ViewLineProps {
  readonly view: SavedView;
  readonly isCurrent: boolean;
  readonly onOpen: () => void;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

function ViewLine({ view, isCurrent, onOpen, onRename, onRemove }: ViewLineProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const { name, isShared } = view;
  const copy = async () => {
    await navigator.clipboard.writeText(`${location.origin}${location.pathname}?view=${viewId(view)}`);
    notify('app.view.copied', { type: 'success' });
  };
  return (
    <Box
      component="li"
      role="none"
      sx={{
        display: 'flex',
        alignItems: 'center',
        pr: 1,
        '&:not(:hover):not(:focus-within) .more': { opacity: 0 },
      }}
    >
      <MenuItem
        component="div"
        role="menuitemradio"
        aria-checked={isCurrent}
        selected={isCurrent}
        onClick={onOpen}
        sx={{ flexGrow: 1, minWidth: 0 }}
      >
        <ListItemText slotProps={{ primary: { noWrap: true } }}>{name}</ListItemText>
        {isShared && (
          <SharedIcon
            fontSize="small"
            titleAccess={translate('app.view.shared')}
            sx={{ ml: 1, color: 'text.secondary' }}
          />
        )}
        {isCurrent && <CheckIcon fontSize="small" sx={{ ml: 1 }} />}
      </MenuItem>
      <Box className="more" role="none" sx={{ display: 'flex', transition: 'opacity 0.1s' }}>
        <Tool label={translate('app.view.copy', { name })} icon={<LinkIcon />} onClick={() => void copy()} />
        {isMine(view) && (
          <>
            <Tool label={translate('app.view.rename', { name })} icon={<RenameIcon />} onClick={onRename} />
            <Tool label={translate('app.view.remove', { name })} icon={<DeleteIcon />} onClick={onRemove} />
          </>
        )}
      </Box>
    </Box>
  );
}

function Tool({
  label,
  icon,
  onClick,
}: {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
}) {
  return (
    <IconButton
      size="small"
      role="menuitem"
      aria-label={label}
      title={label}
      onClick={onClick}
      sx={{ '& svg': { fontSize: 18 } }}
    >
      {icon}
    </IconButton>
  );
}

interface ViewFormProps {
  /** Renamed; absent: a new one. */
  readonly view: SavedView | undefined;
  readonly onSubmit: (input: ViewInput) => Promise<void>;
  readonly onCancel: () => void;
}

function ViewForm({ view, onSubmit, onCancel }: ViewFormProps) {
  const translate = useTranslate();
  const [name, setName] = useState(view?.name ?? '');
  const [isShared, setShared] = useState(view?.isShared ?? false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onSubmit({ name: name.trim(), isShared });
  };
  return (
    <Stack component="form" onSubmit={submit} sx={{ p: 2, gap: 1.5 }}>
      <TextField
        autoFocus
        required
        fullWidth
        label={translate('app.view.name')}
        value={name}
        onChange={(event) => setName(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 100 } }}
      />
      <FormControlLabel
        control={<Switch checked={isShared} onChange={(event) => setShared(event.target.checked)} />}
        label={translate('app.view.share')}
      />
      <Stack direction="row" sx={{ justifyContent: 'flex-end', gap: 1 }}>
        <Button size="small" color="inherit" onClick={onCancel}>
          {translate('app.form.cancel')}
        </Button>
        <Button size="small" type="submit" variant="contained" disabled={name.trim() === ''}>
          {translate('app.form.save')}
        </Button>
      </Stack>
    </Stack>
  );
}
