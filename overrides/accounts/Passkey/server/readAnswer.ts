/** A device's answer as it came in a body: looked at only as far as its question; the library checks the rest. */

/** @returns the question it answers, base64url; empty when it answers none */
export function readChallenge(answer: unknown): string {
  try {
    const { response } = answer as { readonly response: { readonly clientDataJSON: string } };
    const text = Buffer.from(response.clientDataJSON, 'base64url').toString('utf8');
    const { challenge } = JSON.parse(text) as { readonly challenge: unknown };
    return typeof challenge === 'string' ? challenge.slice(0, 200) : '';
  } catch {
    return '';
  }
}
