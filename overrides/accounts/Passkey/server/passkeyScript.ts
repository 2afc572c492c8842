/**
 * The only script of the sign-in pages: shows the button where the browser has passkeys, and carries question and
 * answer between the server and the device. Without it the password does.
 */
export const passkeyScript = `(() => {
const block = document.getElementById('passkey');
if (!block || typeof PublicKeyCredential !== 'function') return;
const button = block.querySelector('button');
const said = block.querySelector('[role=alert]');
const read = (text) => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
const write = (buffer) => buffer && btoa(String.fromCharCode(...new Uint8Array(buffer))).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
const ask = async (path, body) => {
  const answer = await fetch(block.dataset.action + path, {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body),
  });
  const said = await answer.json();
  if (!answer.ok) throw said;
  return said;
};
const enter = async () => {
  const options = await ask('/passkey/options', {});
  const { id, type, response } = await navigator.credentials.get({ publicKey: { ...options, challenge: read(options.challenge) } });
  const { location } = await ask('/passkey', {
    id, rawId: id, type, clientExtensionResults: {},
    response: {
      clientDataJSON: write(response.clientDataJSON), authenticatorData: write(response.authenticatorData),
      signature: write(response.signature), userHandle: write(response.userHandle) ?? undefined,
    },
  });
  window.location.assign(location);
};
button.addEventListener('click', async () => {
  button.disabled = true;
  said.hidden = true;
  try {
    await enter();
  } catch (problem) {
    said.textContent = problem.error ?? block.dataset.failed;
    said.hidden = false;
    button.disabled = false;
  }
});
block.hidden = false;
})();`;
