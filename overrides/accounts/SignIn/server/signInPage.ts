/** The pages of sign-in as HTML; all of them do without a script, which only passkeys need. */
import { passkeyScript } from '../../Passkey/server/passkeyScript.ts';
import { DEMO_PASSWORD, demoPeople } from '../model.ts';
import { escapeHtml, type Page, renderDocument } from './pageFrame.ts';
import { type Language, texts } from './texts.ts';

export interface SignInForm {
  readonly language: Language;
  /** Where the form is sent and demo links point, without a query. */
  readonly action: string;
  readonly email: string;
  readonly password: string;
  readonly error: string | undefined;
  /** E-mails of the demo's people to offer; empty outside the demo. */
  readonly demo: readonly string[];
}

export function renderSignInPage(form: SignInForm): Page {
  const text = texts[form.language];
  const { error } = form;
  const invalid = error ? ' aria-invalid="true" aria-describedby="error"' : '';
  const focusPassword = form.email !== '' && form.password === '';
  const focus = (on: boolean) => (on ? ' autofocus' : '');
  return renderDocument(
    form.language,
    `<h1>${escapeHtml(text.welcome)}</h1><p class="lead">${escapeHtml(text.lead)}</p>
<form method="post" action="${escapeHtml(form.action)}" novalidate>
${renderError(error)}
<label for="email">${text.email}</label>
<input id="email" name="email" type="email" autocomplete="username" inputmode="email" autocapitalize="none" spellcheck="false" required value="${escapeHtml(form.email)}"${invalid}${focus(form.email === '')}>
<label for="password">${text.password}</label>
<input id="password" name="password" type="password" autocomplete="current-password" required value="${escapeHtml(form.password)}"${invalid}${focus(focusPassword)}>
<button type="submit"${focus(form.password !== '')}>${text.submit}</button>
</form>
<p class="aside"><a href="/accounts/forgot-password">${escapeHtml(text.forgot)}</a></p>
${renderPasskey(form)}${renderDemo(form)}`,
    { script: passkeyScript },
  );
}

/** Shown by its script, where the browser has passkeys. */
function renderPasskey({ language, action }: SignInForm): string {
  const text = texts[language];
  return `<div id="passkey" hidden data-action="${escapeHtml(action)}" data-failed="${escapeHtml(text.noPasskey)}">
<p class="or"><span>${escapeHtml(text.or)}</span></p>
<p class="error" role="alert" hidden></p>
<button type="button" class="quiet">${escapeHtml(text.passkey)}</button>
</div>`;
}

function renderDemo({ demo, language, action }: SignInForm): string {
  const text = texts[language];
  const people = demoPeople.filter(({ email }) => demo.includes(email));
  if (people.length === 0) return '';
  const links = people.map(
    ({ email, name, role }) =>
      `<li><a href="${escapeHtml(`${action}?as=${encodeURIComponent(email)}`)}"><strong>${escapeHtml(name)}</strong> <span>${escapeHtml(text[role])}</span></a></li>`,
  );
  return `<section aria-labelledby="demo"><h2 id="demo">${text.demo}</h2><p>${escapeHtml(text.demoHelp)}</p><ul>${links.join('')}</ul></section>`;
}

/** The form as a demo link fills it; anything but a demo e-mail leaves it empty. */
export function fillDemo(as: unknown, demo: readonly string[]): Pick<SignInForm, 'email' | 'password'> {
  return typeof as === 'string' && demo.includes(as)
    ? { email: as, password: DEMO_PASSWORD }
    : { email: '', password: '' };
}

interface StepForm {
  readonly language: Language;
  readonly action: string;
  readonly error: string | undefined;
}

const renderError = (error: string | undefined) =>
  error ? `<p class="error" id="error" role="alert">${escapeHtml(error)}</p>` : '';

/** The second step: a code of the authenticator, or a recovery code. */
export function renderCodePage({ language, action, error }: StepForm): Page {
  const text = texts[language];
  const invalid = error ? ' aria-invalid="true" aria-describedby="error help"' : ' aria-describedby="help"';
  return renderDocument(
    language,
    `<h1>${escapeHtml(text.oneMore)}</h1><p class="lead" id="help">${escapeHtml(text.codeHelp)}</p>
<form method="post" action="${escapeHtml(action)}" novalidate>
${renderError(error)}
<label for="code">${escapeHtml(text.code)}</label>
<input id="code" name="code" autocomplete="one-time-code" autocapitalize="none" spellcheck="false" required autofocus${invalid}>
<button type="submit">${escapeHtml(text.submit)}</button>
</form>
<p class="aside"><a href="${escapeHtml(action.replace(/\/code$/, ''))}">${escapeHtml(text.otherPerson)}</a></p>`,
  );
}

/** Asks for the e-mail of a password that was forgotten; answers the same whether there is such an account. */
export function renderForgotPage(language: Language, isSent: boolean): Page {
  const text = texts[language];
  const back = `<p class="aside"><a href="/">${escapeHtml(text.toSignIn)}</a></p>`;
  if (isSent)
    return renderDocument(
      language,
      `<h1>${escapeHtml(text.forgotTitle)}</h1><p class="lead" role="status">${escapeHtml(text.forgotSent)}</p>${back}`,
    );
  return renderDocument(
    language,
    `<h1>${escapeHtml(text.forgotTitle)}</h1><p class="lead">${escapeHtml(text.forgotHelp)}</p>
<form method="post" action="/accounts/forgot-password">
<label for="email">${escapeHtml(text.email)}</label>
<input id="email" name="email" type="email" autocomplete="username" inputmode="email" autocapitalize="none" spellcheck="false" required autofocus>
<button type="submit">${escapeHtml(text.forgotSend)}</button>
</form>${back}`,
  );
}

/** Instead of the form, when there is nothing to sign in to. `error` is the OAuth error, for whoever is asked to help. */
export function renderMessagePage(language: Language, error: string): Page {
  const text = texts[language];
  const reason = error === 'expired' ? text.expired : text.failed;
  const code = error === 'expired' ? '' : `<p><code>${escapeHtml(error)}</code></p>`;
  return renderDocument(
    language,
    `<h1>${escapeHtml(reason)}</h1>${code}<p><a class="button" href="/">${escapeHtml(text.again)}</a></p>`,
  );
}
