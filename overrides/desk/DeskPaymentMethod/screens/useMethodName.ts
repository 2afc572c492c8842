/** What a method is called: one that the organiser started with in the reader's language, any other as it was named. */
import { useTexts } from './useTexts.ts';

interface Named {
  readonly label: string;
  readonly labelTranslationKey?: string | null | undefined;
}

export function useMethodName() {
  const t = useTexts();
  return ({ label, labelTranslationKey: key }: Named): string => {
    const text = key ? t(key) : label;
    return text === key ? label : text;
  };
}
