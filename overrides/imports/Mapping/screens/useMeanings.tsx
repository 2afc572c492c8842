/** Assigns what names mean from now on, with a notice that takes it back. */
import { useNotify } from 'ra-core';
import { UndoNotice, undoDuration } from '../../../../src/generic/record/UndoNotice.tsx';
import type { ImportName, NameKind } from '../model/board.ts';
import { type Meaning, meaningOf, useChange } from './useNames.ts';

export interface Meanings {
  readonly isPending: boolean;
  readonly error: unknown;
  /** @param names as they were */
  readonly assign: (
    names: readonly ImportName[],
    meanings: readonly Meaning[],
    text: string,
  ) => Promise<void>;
}

export function useMeanings(kind: NameKind): Meanings {
  const notify = useNotify();
  const { isPending, error, change } = useChange(kind);
  return {
    isPending,
    error,
    async assign(names, meanings, text) {
      if (!(await change(meanings))) return;
      notify(<UndoNotice text={text} onUndo={() => void change(names.map(meaningOf))} />, {
        type: 'success',
        autoHideDuration: undoDuration,
      });
    },
  };
}
