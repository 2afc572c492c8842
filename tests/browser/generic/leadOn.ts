/** From screen to screen in one page, as a person goes, and when a screen has come. */
import type { Page } from 'playwright-core';

/** Leads the page on without loading it anew. */
export const leadOn = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Nothing in it says that more is to come. */
export const isDone = (page: Page): Promise<void> =>
  page
    .getByRole('main')
    .locator('[role=progressbar], .MuiSkeleton-root')
    .first()
    .waitFor({ state: 'detached' });
