/** A group of conditions joined by "and" or "or"; groups may be in it, two deep. */
import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, IconButton, Stack, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useTranslate } from 'ra-core';
import { ConditionRow } from './ConditionRow.tsx';
import { type Condition, type Group, isGroup } from './conditions.ts';

export interface ConditionGroupProps {
  readonly group: Group;
  readonly depth?: number;
  readonly onChange: (group: Group) => void;
  readonly onRemove?: () => void;
}

const maxDepth = 2;
const joinSx = { px: 1.5, py: 0.25, color: 'text.secondary' } as const;
const blank: Condition = { field: '', op: 'eq', value: '' };

export function ConditionGroup({ group, depth = 0, onChange, onRemove }: ConditionGroupProps) {
  const translate = useTranslate();
  const replace = (index: number, part: Condition | Group | undefined) =>
    onChange({ ...group, parts: group.parts.flatMap((old, at) => (at === index ? (part ?? []) : old)) });
  const add = (part: Condition | Group) => onChange({ ...group, parts: [...group.parts, part] });
  return (
    <Box
      role="group"
      aria-label={translate(`app.filter.${group.join}Group`)}
      sx={
        depth > 0
          ? { border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5, bgcolor: 'action.hover' }
          : {}
      }
    >
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', mb: 1.5 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={group.join}
          aria-label={translate('app.filter.join')}
          onChange={(_event, join: Group['join'] | null) => join && onChange({ ...group, join })}
        >
          <ToggleButton value="and" sx={joinSx}>
            {translate('app.filter.all')}
          </ToggleButton>
          <ToggleButton value="or" sx={joinSx}>
            {translate('app.filter.some')}
          </ToggleButton>
        </ToggleButtonGroup>
        {onRemove && (
          <IconButton size="small" aria-label={translate('app.filter.removeGroup')} onClick={onRemove}>
            <CloseIcon fontSize="small" />
          </IconButton>
        )}
      </Stack>
      <Stack sx={{ gap: { xs: 2, md: 1.5 } }}>
        {group.parts.map((part, index) =>
          isGroup(part) ? (
            <ConditionGroup
              // biome-ignore lint/suspicious/noArrayIndexKey: parts have no name but their place
              key={index}
              group={part}
              depth={depth + 1}
              onChange={(next) => replace(index, next)}
              onRemove={() => replace(index, undefined)}
            />
          ) : (
            <ConditionRow
              // biome-ignore lint/suspicious/noArrayIndexKey: parts have no name but their place
              key={index}
              condition={part}
              onChange={(next) => replace(index, next)}
              onRemove={() => replace(index, undefined)}
            />
          ),
        )}
      </Stack>
      <Stack direction="row" sx={{ gap: 1, mt: 1.5 }}>
        <Button size="small" startIcon={<AddIcon />} onClick={() => add(blank)}>
          {translate('app.filter.addCondition')}
        </Button>
        {depth < maxDepth && (
          <Button
            size="small"
            startIcon={<AddIcon />}
            onClick={() => add({ join: group.join === 'and' ? 'or' : 'and', parts: [blank] })}
          >
            {translate('app.filter.addGroup')}
          </Button>
        )}
      </Stack>
    </Box>
  );
}
