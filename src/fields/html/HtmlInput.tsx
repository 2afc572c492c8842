/** A text with emphasis, lists and links, written as it will be read; or its HTML, where it holds more than that. */
import CodeIcon from '@mui/icons-material/Code';
import BoldIcon from '@mui/icons-material/FormatBold';
import ItalicIcon from '@mui/icons-material/FormatItalic';
import ListIcon from '@mui/icons-material/FormatListBulleted';
import NumberedIcon from '@mui/icons-material/FormatListNumbered';
import { Box, FormHelperText, IconButton, Tooltip } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useFormField } from '../FormField.tsx';
import type { InputProps } from '../InputProps.ts';
import { TextLikeInput } from '../TextLikeInput.tsx';
import { cleanHtml } from './cleanHtml.ts';

const commands = [
  ['bold', 'bold', BoldIcon],
  ['italic', 'italic', ItalicIcon],
  ['bullets', 'insertUnorderedList', ListIcon],
  ['numbers', 'insertOrderedList', NumberedIcon],
] as const;

export function HtmlInput(input: InputProps) {
  const translate = useTranslate();
  const bound = useFormField(input);
  const { value } = bound.field;
  const [isSource, setSource] = useState(() => !cleanHtml(String(value ?? '')).isWhole);
  const toggle = (
    <ToolButton label={translate('app.html.source')} isOn={isSource} onClick={() => setSource(!isSource)}>
      <CodeIcon fontSize="small" />
    </ToolButton>
  );
  return (
    <Box sx={{ position: 'relative' }}>
      {isSource ? (
        <>
          <TextLikeInput input={input} rows={4} />
          {cleanHtml(String(value ?? '')).isWhole && (
            <Box sx={{ position: 'absolute', top: 4, right: 4 }}>{toggle}</Box>
          )}
        </>
      ) : (
        <Editor bound={bound} toggle={toggle} />
      )}
    </Box>
  );
}

interface EditorProps {
  readonly bound: ReturnType<typeof useFormField>;
  readonly toggle: React.ReactNode;
}

function Editor({ bound, toggle }: EditorProps) {
  const translate = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const { field, label, help, isWrong, id, isRequired } = bound;
  const written = useRef<unknown>(undefined);
  useEffect(() => {
    // One's own typing is left alone; a value from elsewhere is written anew.
    if (!box.current || written.current === field.value) return;
    box.current.innerHTML = cleanHtml(String(field.value ?? '')).html;
    written.current = field.value;
  }, [field.value]);
  const change = () => {
    const html = box.current?.textContent?.trim() ? (box.current.innerHTML ?? '') : '';
    const next = html === '' ? null : cleanHtml(html).html;
    written.current = next;
    field.onChange(next);
  };
  const run = (command: string) => {
    box.current?.focus();
    // Deprecated, and what every browser still has: no editor of a hundred kilobytes for four buttons.
    document.execCommand(command);
    change();
  };
  return (
    <>
      <Box
        id={`${id}-label`}
        sx={{ fontSize: 12, color: isWrong ? 'error.main' : 'text.secondary', mb: 0.5, ml: 1.75 }}
      >
        {label}
        {isRequired && ' *'}
      </Box>
      <Box
        sx={{
          border: 1,
          // As the frame of every other input.
          borderColor: ({ palette }) =>
            isWrong ? palette.error.main : `color-mix(in srgb, ${palette.text.secondary} 70%, transparent)`,
          borderRadius: 1,
          bgcolor: ({ palette }) => (palette.mode === 'dark' ? palette.background.default : '#ffffff'),
          '&:focus-within': { borderColor: 'primary.main' },
        }}
      >
        <Box
          role="toolbar"
          aria-label={translate('app.html.tools', { name: label })}
          sx={{ display: 'flex', gap: 0.25, p: 0.5, borderBottom: 1, borderColor: 'divider' }}
        >
          {commands.map(([name, command, Icon]) => (
            <ToolButton key={name} label={translate(`app.html.${name}`)} onClick={() => run(command)}>
              <Icon fontSize="small" />
            </ToolButton>
          ))}
          <Box sx={{ ml: 'auto' }}>{toggle}</Box>
        </Box>
        <Box
          ref={box}
          contentEditable
          suppressContentEditableWarning
          role="textbox"
          aria-multiline
          aria-labelledby={`${id}-label`}
          aria-invalid={isWrong}
          data-source={field.name}
          onInput={change}
          onBlur={field.onBlur}
          sx={{
            minHeight: 96,
            maxHeight: 400,
            overflowY: 'auto',
            px: 1.75,
            py: 1.25,
            outline: 'none !important',
            '& p': { m: 0, mb: 1 },
            '& ul, & ol': { my: 0.5, pl: 3 },
          }}
        />
      </Box>
      {help && <FormHelperText error={isWrong}>{help}</FormHelperText>}
    </>
  );
}

interface ToolButtonProps {
  readonly label: string;
  readonly isOn?: boolean;
  readonly onClick: () => void;
  readonly children: React.ReactNode;
}

function ToolButton({ label, isOn, onClick, children }: ToolButtonProps) {
  return (
    <Tooltip title={label}>
      <IconButton
        size="small"
        aria-label={label}
        {...(isOn !== undefined && { 'aria-pressed': isOn })}
        // The selection stays where it is.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onClick}
      >
        {children}
      </IconButton>
    </Tooltip>
  );
}
