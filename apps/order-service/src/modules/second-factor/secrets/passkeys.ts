import { staffTimes } from '@cutsite/domain/staff';
import type { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { PasskeyRow } from './factor.repository.ts';
import type { RelyingParty } from './relying-party.ts';

/** Loaded when the first passkey is used: it is large, and a start has to be quick (promise P8). */
const library = () => import('@simplewebauthn/server');

type Party = Extract<RelyingParty, { readonly host: string }>;
interface Asked {
  /** JSON text for the browser. */
  readonly options: string;
  readonly challenge: string;
}

/** What a browser is asked for a new passkey. */
export async function askForNewPasskey(
  party: Party,
  who: { readonly id: string; readonly email: string },
  enrolled: readonly PasskeyRow[],
): Promise<Asked> {
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: 'Cutsite',
    rpID: party.host,
    userName: who.email,
    userID: new TextEncoder().encode(who.id),
    attestationType: 'none',
    timeout: staffTimes.passkey,
    excludeCredentials: enrolled.map(({ credentialId: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
  return { options: JSON.stringify(options), challenge: options.challenge };
}

/** A new passkey as it is kept; null when what came is none that answers the challenge at this store. */
export async function readNewPasskey(
  party: Party,
  challenge: string,
  text: string,
): Promise<Omit<PasskeyRow, 'id'> | null> {
  const response = readJson(text) as Parameters<typeof verifyRegistrationResponse>[0]['response'] | null;
  if (response === null) return null;
  try {
    const webauthn = await library();
    const { verified, registrationInfo } = await webauthn.verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.host,
      requireUserVerification: false,
    });
    if (!verified || registrationInfo === undefined) return null;
    const { id: credentialId, publicKey, counter, transports = [] } = registrationInfo.credential;
    return { credentialId, publicKey: Buffer.from(publicKey), counter, transports: knownTransports(transports) };
  } catch {
    return null;
  }
}

/** What a browser is asked to have signed by one of the passkeys. */
export async function askForKnownPasskey(party: Party, enrolled: readonly PasskeyRow[]): Promise<Asked> {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: party.host,
    timeout: staffTimes.passkey,
    userVerification: 'preferred',
    allowCredentials: enrolled.map(({ credentialId: id, transports }) => ({ id, transports })),
  });
  return { options: JSON.stringify(options), challenge: options.challenge };
}

/** Which of the passkeys has signed the challenge, and how often it says it was used; null: none. */
export async function readSignature(
  party: Party,
  challenge: string,
  text: string,
  enrolled: readonly PasskeyRow[],
): Promise<{ readonly passkey: PasskeyRow; readonly counter: number } | null> {
  const response = readJson(text) as Parameters<typeof verifyAuthenticationResponse>[0]['response'] | null;
  const passkey = enrolled.find(({ credentialId }) => credentialId === response?.id);
  if (response === null || passkey === undefined) return null;
  const { credentialId: id, counter, transports } = passkey;
  try {
    const webauthn = await library();
    const { verified, authenticationInfo } = await webauthn.verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.host,
      requireUserVerification: false,
      credential: { id, publicKey: new Uint8Array(passkey.publicKey), counter, transports },
    });
    return verified ? { passkey, counter: authenticationInfo.newCounter } : null;
  } catch {
    return null;
  }
}

/** The library checks the form; here it only has to be an object. */
function readJson(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : null;
  } catch {
    return null;
  }
}

const transportNames = new Set(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);
const knownTransports = (given: readonly string[]): string[] => given.filter((one) => transportNames.has(one));
