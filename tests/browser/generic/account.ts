/** The page of a person's own account, and its parts. */
import type { Page } from 'playwright-core';
import { type Product, signIn } from '../../fixtures/browser.ts';

export const PASSWORD = 'demo-season';

export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const dialog = (page: Page) => page.getByRole('dialog');

export async function openAccount(
  product: Product,
  email: string,
  options: Parameters<Product['open']>[1] = {},
) {
  const opened = await product.open('/account', options);
  await signIn(opened.page, email);
  await opened.page.getByRole('region').nth(5).waitFor();
  return opened;
}
