/** Parts of a screen by the names a person reads. */
import type { Page } from 'playwright-core';

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
