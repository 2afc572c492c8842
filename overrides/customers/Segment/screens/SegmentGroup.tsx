/** Conditions of which all, or one, hold, or which are taken out of the others; groups may be in it. */
import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, IconButton, Stack, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { type DraftGroup, type DraftPart, emptyDraft, isDraftGroup, startLeaf } from '../model/draft.ts';
import { SegmentLeaf } from './SegmentLeaf.tsx';
import { useTexts } from './useTexts.ts';

export interface SegmentGroupProps {
  readonly group: DraftGroup;
  /** 0 for the segment itself. */
  readonly depth?: number;
  readonly onChange: (group: DraftGroup) => void;
  readonly onRemove?: () => void;
}

/** Deeper ones are shown, and not offered. */
const MAX_DEPTH = 2;

type Way = 'all' | 'any' | 'but';

const wayOf = ({ join, isDenied }: DraftGroup): Way => (isDenied ? 'but' : join);

const wayTo = (group: DraftGroup, way: Way): DraftGroup =>
  way === 'but' ? { ...group, isDenied: true } : { ...group, isDenied: false, join: way };

const start = () => startLeaf('contactOrOrganizationCharacteristic');

export function SegmentGroup({ group, depth = 0, onChange, onRemove }: SegmentGroupProps) {
  const t = useTexts();
  const replace = (index: number, part: DraftPart | undefined) =>
    onChange({ ...group, parts: group.parts.flatMap((old, at) => (at === index ? (part ?? []) : old)) });
  const add = (part: DraftPart) => onChange({ ...group, parts: [...group.parts, part] });
  const way = wayOf(group);
  return (
    <Box role="group" aria-label={t(`segment.${way}`)} sx={depth > 0 ? innerSx : {}}>
      {(depth > 0 || group.parts.length > 1 || way !== 'all') && (
        <Stack
          direction="row"
          sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1, mb: 1.5 }}
        >
          <ToggleButtonGroup
            exclusive
            size="small"
            value={way}
            aria-label={t('segment.joined')}
            onChange={(_event, next: Way | null) => next && onChange(wayTo(group, next))}
            sx={{ flexWrap: 'wrap' }}
          >
            {(['all', 'any', 'but'] as const).map((one) => (
              <ToggleButton key={one} value={one} sx={{ px: 1.5, py: 0.25 }}>
                {t(`segment.${one}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          {onRemove && (
            <IconButton size="small" aria-label={t('segment.removeGroup')} onClick={onRemove}>
              <CloseIcon fontSize="small" />
            </IconButton>
          )}
        </Stack>
      )}
      <Stack sx={{ gap: 1.5 }}>
        {group.parts.map((part, index) =>
          isDraftGroup(part) ? (
            <SegmentGroup
              // biome-ignore lint/suspicious/noArrayIndexKey: parts have no name but their place
              key={index}
              group={part}
              depth={depth + 1}
              onChange={(next) => replace(index, next)}
              onRemove={() => replace(index, undefined)}
            />
          ) : (
            <SegmentLeaf
              // biome-ignore lint/suspicious/noArrayIndexKey: parts have no name but their place
              key={`${index} ${part.group}`}
              leaf={part}
              onChange={(next) => replace(index, next)}
              onRemove={() => replace(index, undefined)}
            />
          ),
        )}
      </Stack>
      <Stack direction="row" sx={{ gap: 1, mt: 1.5 }}>
        <Button size="small" startIcon={<AddIcon />} onClick={() => add(start())}>
          {t('segment.add')}
        </Button>
        {depth < MAX_DEPTH && (
          <Button
            size="small"
            startIcon={<AddIcon />}
            onClick={() =>
              add({ ...emptyDraft, join: group.join === 'all' ? 'any' : 'all', parts: [start()] })
            }
          >
            {t('segment.addGroup')}
          </Button>
        )}
      </Stack>
    </Box>
  );
}

const innerSx = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  p: 1.5,
  bgcolor: 'action.hover',
} as const;
