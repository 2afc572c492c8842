/** The sheet at its real size, all that is printed of the screen: held against a label sheet it shows what is off. */
import { GlobalStyles } from '@mui/material';
import { createPortal } from 'react-dom';
import type { Sheet } from '../model.ts';
import { SheetDrawing } from './SheetDrawing.tsx';

const id = 'test-sheet';

export function TestSheet({ sheet }: { readonly sheet: Sheet }) {
  const { width, height } = sheet.page;
  return createPortal(
    <div id={id}>
      <GlobalStyles
        styles={{
          '@page': { size: `${width}mm ${height}mm`, margin: 0 },
          '@media screen': { [`#${id}`]: { display: 'none' } },
          '@media print': {
            [`body > *:not(#${id})`]: { display: 'none !important' },
            body: { background: 'none', margin: 0 },
          },
        }}
      />
      <SheetDrawing sheet={sheet} isReal />
    </div>,
    document.body,
  );
}
