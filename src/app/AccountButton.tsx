/** Who is signed in, at the foot of the menu: opens what is theirs to choose. */
import ExpandIcon from '@mui/icons-material/UnfoldMore';
import { Avatar, Box, ButtonBase } from '@mui/material';
import { useGetIdentity, useTranslate } from 'ra-core';
import { useSettled } from '../data/useSettled.ts';
import { colors } from '../theme/palette.ts';
import { FrameParts } from './FrameParts.tsx';

interface AccountButtonProps {
  /** Whoever comes near is about to open it. */
  readonly onNear: () => void;
  readonly onOpen: (anchor: HTMLElement) => void;
}

const initials = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => word[0] ?? '')
    .join('')
    .slice(0, 2)
    .toUpperCase();

export function AccountButton({ onNear, onOpen }: AccountButtonProps) {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const isSettled = useSettled();
  const name = identity?.fullName ?? translate('app.account.label');
  return (
    <ButtonBase
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={(event) => onOpen(event.currentTarget)}
      aria-haspopup="menu"
      sx={{
        width: '100%',
        justifyContent: 'flex-start',
        gap: 1.5,
        p: 1,
        borderRadius: 1,
        color: colors.chalk,
        font: 'inherit',
        textAlign: 'left',
      }}
    >
      <Avatar
        sx={{
          width: 32,
          height: 32,
          fontSize: 13,
          bgcolor: colors.ember,
          color: colors.plumDeep,
          fontWeight: 700,
        }}
      >
        {initials(name)}
      </Avatar>
      <Box
        sx={{
          flexGrow: 1,
          minWidth: 0,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          fontSize: 14.5,
        }}
      >
        {name}
        {isSettled && <FrameParts place="caller" />}
      </Box>
      <ExpandIcon fontSize="small" />
    </ButtonBase>
  );
}
