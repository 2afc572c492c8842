/** A choice, by its name in the reader's language; a state in the colour of its tone, with its icon. */
import SuccessIcon from '@mui/icons-material/CheckCircleOutlined';
import DangerIcon from '@mui/icons-material/HighlightOff';
import WarningIcon from '@mui/icons-material/ReportProblemOutlined';
import { Box } from '@mui/material';
import { type Tone, tones } from '../../../schema/descriptor.ts';
import { useLabel } from '../../i18n/useLabel.ts';
import { nameOfValue } from '../nameOfValue.ts';
import type { ValueProps } from './ValueProps.ts';

const looks = {
  success: ['success', SuccessIcon],
  warning: ['warning', WarningIcon],
  danger: ['error', DangerIcon],
} as const satisfies Readonly<Record<Tone, unknown>>;

export function EnumValue({ property, value }: Pick<ValueProps, 'property' | 'value'> & Partial<ValueProps>) {
  const label = useLabel();
  const text = nameOfValue(property, String(value), label);
  const tone = tones.find((each) => property.tones?.[each]?.includes(String(value)));
  const [color, Icon] = tone ? looks[tone] : [];
  return (
    <Box
      component="span"
      // Where a narrow column cuts it.
      title={text}
      {...(tone && { 'data-tone': tone })}
      sx={{
        display: 'inline-block',
        verticalAlign: 'middle',
        maxWidth: '100%',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        px: 1,
        py: 0.25,
        borderRadius: 4,
        fontSize: 13,
        border: 1,
        whiteSpace: 'nowrap',
        ...(color
          ? {
              color: `${color}.main`,
              borderColor: 'currentColor',
              bgcolor: 'color-mix(in srgb, currentColor 6%, transparent)',
            }
          : { bgcolor: 'action.hover', borderColor: 'divider' }),
      }}
    >
      {Icon && <Icon aria-hidden sx={{ fontSize: 15, mr: 0.5, verticalAlign: 'text-bottom' }} />}
      {text}
    </Box>
  );
}
