/** Where JSON is written: a plain text area over the same text in colours, which grow together. */
import { Box } from '@mui/material';
import type { InputBaseComponentProps } from '@mui/material/InputBase';
import { type ComponentProps, forwardRef } from 'react';
import { type JsonPart, splitJson } from './splitJson.ts';

const face = {
  gridArea: '1 / 1',
  m: 0,
  p: 0,
  border: 0,
  font: '13px/1.6 ui-monospace, Menlo, Consolas, monospace',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  tabSize: 2,
} as const;

const coloured: Readonly<Record<JsonPart, object>> = {
  name: { color: 'text.primary', fontWeight: 700 },
  text: { color: 'primary.main' },
  scalar: { color: 'text.primary' },
  sign: { color: 'text.secondary' },
  fault: { color: 'error.main', textDecoration: 'underline wavy', fontWeight: 700 },
};

/** `fault` travels among the attributes of the input that MUI hands on. */
export const JsonArea = forwardRef<
  HTMLTextAreaElement,
  InputBaseComponentProps & { readonly fault?: number | undefined }
>(function JsonArea({ fault, className: _face, type: _type, value, ...rest }, ref) {
  const text = String(value ?? '');
  return (
    <Box
      sx={{ display: 'grid', width: '100%', maxHeight: 420, overflow: 'auto', px: 1.75, py: 1.25 }}
      data-fault={fault}
    >
      {/* The last line has its height before anything is on it. */}
      <Box component="pre" aria-hidden sx={{ ...face, minHeight: text.length > 2 ? '4.8em' : '1.6em' }}>
        {splitJson(text, fault).map(({ part, text: piece, offset }) => (
          <Box key={`${offset}-${part}`} component="span" sx={coloured[part]}>
            {piece}
          </Box>
        ))}
        {'\n'}
      </Box>
      <Box
        component="textarea"
        {...(rest as ComponentProps<'textarea'>)}
        ref={ref}
        value={text}
        spellCheck={false}
        autoCapitalize="off"
        sx={{
          ...face,
          width: '100%',
          resize: 'none',
          overflow: 'hidden',
          outline: 0,
          bgcolor: 'transparent',
          color: 'text.primary',
          // The colours below show through; the caret and what is selected are the area's own.
          WebkitTextFillColor: 'transparent',
        }}
      />
    </Box>
  );
});
