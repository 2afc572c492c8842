/** A text with emphasis, lists and links, written as it will be read; or its HTML, where it holds more than that. */
import CodeIcon from '@mui/icons-material/Code';
import { Box } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../parts/lazyPart.tsx';
import { useFormField } from '../FormField.tsx';
import type { InputProps } from '../InputProps.ts';
import { TextLikeInput } from '../TextLikeInput.tsx';
import { isEditable } from './sanitizeHtml.ts';
import { ToolButton } from './ToolButton.tsx';

const HtmlEditor = lazyPart(async () => (await import('./HtmlEditor.tsx')).HtmlEditor);

export function HtmlInput(input: InputProps) {
  const translate = useTranslate();
  const bound = useFormField(input);
  const html = String(bound.field.value ?? '');
  const [isSource, setSource] = useState(() => !isEditable(html));
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
          {isEditable(html) && <Box sx={{ position: 'absolute', top: 4, right: 4 }}>{toggle}</Box>}
        </>
      ) : (
        <Suspense fallback={<Box sx={{ height: 160 }} />}>
          <HtmlEditor bound={bound}>{toggle}</HtmlEditor>
        </Suspense>
      )}
    </Box>
  );
}
