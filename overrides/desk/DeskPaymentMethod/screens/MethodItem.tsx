/** One method of the list: its place, what it means, and where it is proposed. */
import DownIcon from '@mui/icons-material/KeyboardArrowDown';
import UpIcon from '@mui/icons-material/KeyboardArrowUp';
import {
  Box,
  Checkbox,
  Chip,
  FormControlLabel,
  IconButton,
  Link,
  ListItem,
  Radio,
  Stack,
  Switch,
  Typography,
} from '@mui/material';
import { useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { isTakenByHand } from '../model.ts';
import { useMethodName } from './useMethodName.ts';
import { isShown, type Method } from './useMethods.ts';
import { useTexts } from './useTexts.ts';

interface MethodItemProps {
  readonly method: Method;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isProposed: boolean;
  readonly isLocked: boolean;
  readonly mayMove: boolean;
  /** The move it made last, another object for each: the focus goes on with it. */
  readonly moved: { readonly by: -1 | 1 } | undefined;
  readonly onChange: (change: {
    readonly enabled?: boolean;
    readonly isHidden?: boolean;
    readonly flexible?: boolean;
    readonly isDefault?: boolean;
  }) => void;
  readonly onMove: (by: -1 | 1) => void;
}

export function MethodItem(props: MethodItemProps) {
  const { method, isLast, isProposed, isLocked, onChange } = props;
  const t = useTexts();
  const name = useMethodName()(method);
  const isByHand = isTakenByHand(method.code);
  const isOn = isShown(method);
  const kind = t(`paymentMethod.${method.code}`);
  const where = isByHand ? 'atRegister' : 'inUse';
  return (
    <ListItem divider={!isLast} sx={{ py: 1.5, px: { xs: 1, sm: 2 }, alignItems: 'flex-start', gap: 1 }}>
      {props.mayMove && <MoveButtons {...props} name={name} />}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Stack direction="row" useFlexGap sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Link
            component={RouterLink}
            to={screenPath('DeskPaymentMethod', 'show', method['@id'])}
            sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
          >
            {name}
          </Link>
          {kind !== name && <Chip size="small" variant="outlined" label={kind} />}
        </Stack>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(`paymentMethod.screen.about.${method.code}`)}
        </Typography>
        {isByHand && isOn && (
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 2 }}>
            <FormControlLabel
              control={
                <Radio
                  size="small"
                  name="proposed-first"
                  checked={isProposed}
                  disabled={isLocked}
                  onChange={() => onChange({ isDefault: true })}
                  slotProps={{ input: { 'aria-label': `${t('paymentMethod.screen.first')}: ${name}` } }}
                />
              }
              label={t('paymentMethod.screen.first')}
            />
            <FormControlLabel
              control={
                <Checkbox
                  size="small"
                  checked={method.flexible === true}
                  disabled={isLocked}
                  onChange={(_, flexible) => onChange({ flexible })}
                  slotProps={{ input: { 'aria-label': `${t('paymentMethod.screen.part')}: ${name}` } }}
                />
              }
              label={t('paymentMethod.screen.part')}
            />
          </Stack>
        )}
      </Box>
      <Stack sx={{ alignItems: 'center', flexShrink: 0, minWidth: 100, textAlign: 'center' }}>
        <Switch
          checked={isOn}
          disabled={isLocked}
          onChange={(_, on) => onChange(on ? { enabled: true, isHidden: false } : { isHidden: true })}
          slotProps={{ input: { 'aria-label': t(`paymentMethod.screen.${where}`, { name }) } }}
        />
        <Typography variant="body2" aria-hidden sx={{ color: 'text.secondary' }}>
          {t(isByHand ? 'paymentMethod.screen.registerShort' : 'paymentMethod.screen.useShort')}
        </Typography>
      </Stack>
    </ListItem>
  );
}

function MoveButtons({
  name,
  isFirst,
  isLast,
  moved,
  onMove,
}: Pick<MethodItemProps, 'isFirst' | 'isLast' | 'moved' | 'onMove'> & { readonly name: string }) {
  const t = useTexts();
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // A row that changes its place in the page loses the focus; at an end the way back has it.
    if (moved?.by === -1) (isFirst ? down : up).current?.focus();
    if (moved?.by === 1) (isLast ? up : down).current?.focus();
  }, [moved, isFirst, isLast]);
  return (
    <Stack sx={{ flexShrink: 0 }}>
      <IconButton
        ref={up}
        size="small"
        disabled={isFirst}
        aria-label={t('paymentMethod.screen.up', { name })}
        onClick={() => onMove(-1)}
      >
        <UpIcon />
      </IconButton>
      <IconButton
        ref={down}
        size="small"
        disabled={isLast}
        aria-label={t('paymentMethod.screen.down', { name })}
        onClick={() => onMove(1)}
      >
        <DownIcon />
      </IconButton>
    </Stack>
  );
}
