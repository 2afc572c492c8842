/** Another screen begins where its content does: who goes there by keyboard or by ear is not left in the menu, or nowhere. */
import { type RefObject, useEffect, useRef } from 'react';

export function useContentFocus(pathname: string): RefObject<HTMLElement | null> {
  const content = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    // What was open over the screen before gives the focus back as it closes: this comes after.
    const timer = setTimeout(() => {
      const active = document.activeElement;
      if (content.current?.contains(active) || active?.closest('[role=dialog]')) return;
      content.current?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [pathname]);
  return content;
}
