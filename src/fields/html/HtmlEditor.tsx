/** Text written as it will be read, by Tiptap: emphasis, lists, headings, quotes and links. */
import BoldIcon from '@mui/icons-material/FormatBold';
import ItalicIcon from '@mui/icons-material/FormatItalic';
import ListIcon from '@mui/icons-material/FormatListBulleted';
import NumberedIcon from '@mui/icons-material/FormatListNumbered';
import { Box, FormHelperText } from '@mui/material';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useTranslate } from 'ra-core';
import { type ReactNode, useEffect, useRef } from 'react';
import type { useFormField } from '../FormField.tsx';
import { pasteHtml } from './pasteHtml.ts';
import { ToolButton } from './ToolButton.tsx';
import { writeHtml } from './writeHtml.ts';

const extensions = [
  StarterKit.configure({
    codeBlock: false,
    trailingNode: false,
    link: { openOnClick: false, defaultProtocol: 'https', HTMLAttributes: { target: null, rel: null } },
  }),
];

const commands = [
  ['bold', 'bold', BoldIcon, (editor: Editor) => editor.chain().focus().toggleBold().run()],
  ['italic', 'italic', ItalicIcon, (editor: Editor) => editor.chain().focus().toggleItalic().run()],
  ['bullets', 'bulletList', ListIcon, (editor: Editor) => editor.chain().focus().toggleBulletList().run()],
  [
    'numbers',
    'orderedList',
    NumberedIcon,
    (editor: Editor) => editor.chain().focus().toggleOrderedList().run(),
  ],
] as const;

interface HtmlEditorProps {
  readonly bound: ReturnType<typeof useFormField>;
  /** At the end of the tools. */
  readonly children: ReactNode;
}

function useBoundEditor({ field, id, isWrong }: HtmlEditorProps['bound']): Editor {
  const written = useRef<unknown>(field.value);
  const editor = useEditor({
    extensions,
    content: String(field.value ?? ''),
    // The page's own policy refuses styles that are put in by scripts.
    injectCSS: false,
    editorProps: {
      transformPastedHTML: pasteHtml,
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-invalid': String(isWrong),
        'data-source': field.name,
      },
    },
    onUpdate: ({ editor: changed }) => {
      written.current = writeHtml(changed);
      field.onChange(written.current);
    },
    onBlur: field.onBlur,
  });
  useEffect(() => {
    // One's own typing is left alone; a value from elsewhere is written anew.
    if (written.current === field.value) return;
    written.current = field.value;
    editor.commands.setContent(String(field.value ?? ''), { emitUpdate: false });
  }, [editor, field.value]);
  return editor;
}

export function HtmlEditor({ bound, children }: HtmlEditorProps) {
  const translate = useTranslate();
  const editor = useBoundEditor(bound);
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => commands.filter(([, mark]) => now.isActive(mark)).map(([name]) => name),
  });
  const { label, help, isWrong, id, isRequired } = bound;
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
          {commands.map(([name, , Icon, run]) => (
            <ToolButton
              key={name}
              label={translate(`app.html.${name}`)}
              isOn={active.includes(name)}
              onClick={() => run(editor)}
            >
              <Icon fontSize="small" />
            </ToolButton>
          ))}
          <Box sx={{ ml: 'auto' }}>{children}</Box>
        </Box>
        <Box
          component={EditorContent}
          editor={editor}
          sx={{
            '& .ProseMirror': {
              minHeight: 96,
              maxHeight: 400,
              overflowY: 'auto',
              px: 1.75,
              py: 1.25,
              outline: 'none !important',
              whiteSpace: 'break-spaces',
              overflowWrap: 'break-word',
            },
            '& p': { m: 0, mb: 1 },
            '& li > p': { mb: 0 },
            '& ul, & ol': { my: 0.5, pl: 3 },
          }}
        />
      </Box>
      {help && <FormHelperText error={isWrong}>{help}</FormHelperText>}
    </>
  );
}
