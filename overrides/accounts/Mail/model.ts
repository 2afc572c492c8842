/** A mail as text: who gets it, in which language, and its text. */

export type MailLanguage = 'en' | 'fr';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly attachments?: readonly {
    readonly filename: string;
    readonly contentType: string;
    readonly content: Buffer;
  }[];
  /** Of a mail that may be sent again after a crash: its Message-ID, by which a mailbox knows it. */
  readonly key?: string;
}

/** Paragraphs with a blank line between; names and addresses fill `{name}`. */
export function writeMail(
  to: string,
  { subject, paragraphs }: { readonly subject: string; readonly paragraphs: readonly string[] },
  values: Readonly<Record<string, string>>,
): Mail {
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  // A name with a line break in it must not become a header or a paragraph of its own.
  const line = (text: string) =>
    fill(text)
      .replace(/[^\S\u00a0]+/g, ' ')
      .trim();
  return { to, subject: line(subject), text: `${paragraphs.map(line).join('\n\n')}\n` };
}
