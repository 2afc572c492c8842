/**
 * `/settings/tags`: tags by what they mark, each with its colour and on how much it is; renamed, merged, archived, deleted.
 * The table that every entity has is behind `?layout=table`, and wherever a list is asked for.
 */
import AddIcon from '@mui/icons-material/Add';
import MoreIcon from '@mui/icons-material/MoreVert';
import {
  Alert,
  Box,
  Button,
  Chip,
  IconButton,
  Menu,
  MenuItem,
  Skeleton,
  TableCell,
  TableRow,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { tagDescriptor } from '../../../../schema/generated/programming/Tag.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { EmptyState } from '../../../../src/generic/EmptyState.tsx';
import { GenericList } from '../../../../src/generic/GenericList.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { SmallTable } from '../../../../src/generic/SmallTable.tsx';
import { useLabel } from '../../../../src/i18n/useLabel.ts';
import { GROUPS, groupOf, type TagGroup } from '../model/groupTags.ts';
import { DeleteTag, EditTag, MergeTag } from './TagDialogs.tsx';
import { TagUses } from './TagUses.tsx';
import { type Tag, useTags } from './useTags.ts';
import { useTexts } from './useTexts.ts';

type Task = 'rename' | 'merge' | 'delete';

export function Tags() {
  const [search] = useSearchParams();
  // Links from other screens and saved views ask for rows.
  return search.size > 0 ? <GenericList /> : <TagsByUse />;
}

function TagsByUse() {
  const t = useTexts();
  const label = useLabel();
  const mayWrite = useHas(['programming.write', 'settings.write']);
  const [isAdding, setAdding] = useState(false);
  const { data, error, refetch } = useTags();
  const again = () => void refetch();
  const tags = data?.member ?? [];
  return (
    <Page
      title={label(tagDescriptor.plural)}
      subtitle={t('tags.subtitle')}
      actions={
        <>
          <Button component={Link} to={`${screenPath('Tag', 'list')}?layout=table`} color="inherit">
            {t('tags.table')}
          </Button>
          {mayWrite && (
            <Button variant="contained" startIcon={<AddIcon />} onClick={() => setAdding(true)}>
              {t('tags.add')}
            </Button>
          )}
        </>
      }
    >
      {error && <ProblemAlert error={error} onRetry={again} />}
      {!error && !data && <Skeleton variant="rounded" height={320} />}
      {data && tags.length === 0 && <EmptyState title={t('tags.none')} />}
      {data && data.totalItems > tags.length && <Alert severity="info">{t('tags.tooMany')}</Alert>}
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {GROUPS.map((group) => (
          <Group key={group} group={group} tags={tags} mayWrite={mayWrite} onChanged={again} />
        ))}
      </Box>
      {isAdding && <EditTag onClose={() => setAdding(false)} onChanged={again} />}
    </Page>
  );
}

interface GroupProps {
  readonly group: TagGroup;
  readonly tags: readonly Tag[];
  readonly mayWrite: boolean;
  readonly onChanged: () => void;
}

function Group({ group, tags, mayWrite, onChanged }: GroupProps) {
  const t = useTexts();
  const own = tags.filter((tag) => groupOf(tag) === group);
  if (own.length === 0) return null;
  const title = t(`tags.groups.${group}`);
  return (
    <div>
      <Typography variant="h2" sx={{ fontSize: 18, mb: 1 }}>
        {title}
      </Typography>
      <SmallTable
        label={title}
        columns={[
          { name: 'tag', head: t('tags.columns.tag') },
          { name: 'uses', head: t('tags.columns.uses') },
          ...(mayWrite
            ? [{ name: 'actions', head: t('tags.columns.actions'), align: 'right' as const }]
            : []),
        ]}
      >
        {own.map((tag) => (
          <TableRow key={tag['@id']}>
            <TableCell>
              <Chip
                label={tag.name}
                variant="outlined"
                icon={
                  <Box
                    component="span"
                    aria-hidden
                    sx={{
                      width: 14,
                      height: 14,
                      ml: 1,
                      borderRadius: '50%',
                      border: 1,
                      borderColor: 'divider',
                      bgcolor: tag.color ?? 'transparent',
                    }}
                  />
                }
              />
            </TableCell>
            <TableCell className="num">
              <TagUses tag={tag} />
            </TableCell>
            {mayWrite && (
              <TableCell align="right">
                <TagMenu tag={tag} tags={tags} onChanged={onChanged} />
              </TableCell>
            )}
          </TableRow>
        ))}
      </SmallTable>
    </div>
  );
}

interface TagMenuProps extends Pick<GroupProps, 'tags' | 'onChanged'> {
  readonly tag: Tag;
}

function TagMenu({ tag, tags, onChanged }: TagMenuProps) {
  const t = useTexts();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [task, setTask] = useState<Task>();
  const update = useAction('Tag.update', []);
  const close = () => setTask(undefined);
  const begin = (next: Task) => {
    setAnchor(null);
    setTask(next);
  };
  const archive = async () => {
    setAnchor(null);
    const outcome = await update.run({ id: tag['@id'], body: { isHidden: !tag.isHidden } });
    if (outcome.isDone) onChanged();
  };
  const own = { tag, onClose: close, onChanged };
  return (
    <>
      <IconButton
        aria-label={t('tags.actions', { name: tag.name })}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => begin('rename')}>{t('tags.rename')}</MenuItem>
        {tags.length > 1 && <MenuItem onClick={() => begin('merge')}>{t('tags.merge')}</MenuItem>}
        <MenuItem onClick={() => void archive()}>
          {t(tag.isHidden ? 'tags.restore' : 'tags.archive')}
        </MenuItem>
        <MenuItem onClick={() => begin('delete')}>{t('tags.delete')}</MenuItem>
      </Menu>
      <ProblemAlert error={update.refusal?.error} />
      {task === 'rename' && <EditTag {...own} />}
      {task === 'merge' && <MergeTag {...own} tags={tags} />}
      {task === 'delete' && <DeleteTag {...own} />}
    </>
  );
}
