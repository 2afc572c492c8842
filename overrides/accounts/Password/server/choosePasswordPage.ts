/** The page to choose a password, in the frame of the sign-in page. */
import { escapeHtml, type Page, renderDocument } from '../../SignIn/server/pageFrame.ts';
import type { PasswordFault } from '../model.ts';
import { passwordTexts } from './texts.ts';

export interface ChooseForm {
  readonly language: 'en' | 'fr';
  readonly email: string;
  readonly token: string;
  readonly error: PasswordFault | 'different' | undefined;
}

export function renderChoosePage({ language, email, token, error }: ChooseForm): Page {
  const text = passwordTexts[language];
  const invalid = error ? ' aria-invalid="true"' : '';
  const described = ` aria-describedby="${error ? 'error ' : ''}rule"`;
  return renderDocument(
    language,
    `<h1>${text.title}</h1><p class="lead">${escapeHtml(text.lead.replace('{email}', email))}</p>
<form method="post" action="/accounts/choose-password" novalidate>
${error ? `<p class="error" id="error" role="alert">${escapeHtml(text[error])}</p>` : ''}
<input type="hidden" name="token" value="${escapeHtml(token)}">
<input type="hidden" name="email" autocomplete="username" value="${escapeHtml(email)}">
<label for="password">${text.password}</label>
<input id="password" name="password" type="password" autocomplete="new-password" required autofocus${invalid}${described}>
<p id="rule">${text.rule}</p>
<label for="again">${text.again}</label>
<input id="again" name="again" type="password" autocomplete="new-password" required${error === 'different' ? invalid : ''}>
<button type="submit">${text.submit}</button>
</form>`,
    { title: text.title },
  );
}

export function renderAfterPage(language: 'en' | 'fr', outcome: 'expired' | 'done'): Page {
  const text = passwordTexts[language];
  return renderDocument(
    language,
    `<h1>${escapeHtml(text[outcome])}</h1><p class="lead">${escapeHtml(text[`${outcome}Help`])}</p>
<p><a class="button" href="/">${text.signIn}</a></p>`,
    { title: text[outcome] },
  );
}
