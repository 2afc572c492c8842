/** A page without the admin, which is not there: what went wrong, and the way on. */

export interface PlainPage {
  readonly language: string;
  readonly title: string;
  readonly reason: string;
  readonly button: string;
  onGoOn(): void;
}

export function showPlainPage(
  root: HTMLElement,
  { language, title, reason, button, onGoOn }: PlainPage,
): void {
  const main = document.createElement('main');
  main.className = 'plain-page';
  const heading = document.createElement('h1');
  heading.textContent = title;
  const text = document.createElement('p');
  text.setAttribute('role', 'alert');
  text.textContent = reason;
  const on = document.createElement('button');
  on.textContent = button;
  on.onclick = onGoOn;
  main.append(heading, text, on);
  document.documentElement.lang = language;
  document.title = title;
  root.replaceChildren(main);
}
