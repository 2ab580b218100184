/** Whether this page can use passkeys of a store at `host`: they belong to the name in the address bar. */
export const canUsePasskeys = (host: string | null): boolean =>
  host !== null && host === location.hostname && typeof PublicKeyCredential !== 'undefined';

/** Asks for a new passkey; the credential as JSON text, or null when the person, or the device, says no. */
export function createPasskey(options: string): Promise<string | null> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(JSON.parse(options));
  return answerOf(navigator.credentials.create({ publicKey }));
}

/** Asks for a passkey that is enrolled, likewise. */
export function givePasskey(options: string): Promise<string | null> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(JSON.parse(options));
  return answerOf(navigator.credentials.get({ publicKey }));
}

async function answerOf(asked: Promise<Credential | null>): Promise<string | null> {
  try {
    const credential = await asked;
    return credential instanceof PublicKeyCredential ? JSON.stringify(credential.toJSON()) : null;
  } catch (error) {
    // Cancelled, timed out, enrolled already, or not possible here: the person has seen why.
    if (error instanceof DOMException) return null;
    throw error;
  }
}
