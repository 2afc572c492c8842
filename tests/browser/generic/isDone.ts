/** When a screen has come: nothing in it says that more is to come. */
import type { Page } from 'playwright-core';

export const isDone = (page: Page): Promise<void> =>
  page
    .getByRole('main')
    .locator('[role=progressbar], .MuiSkeleton-root')
    .first()
    .waitFor({ state: 'detached' });
