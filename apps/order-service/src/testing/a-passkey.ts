import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A passkey made of software, as a browser would answer with it. */
export interface Passkey {
  /** What `navigator.credentials.create` gives for these options, as JSON text. */
  readonly create: (options: string) => string;
  /** What `navigator.credentials.get` gives for these options, as JSON text. */
  readonly get: (options: string) => string;
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const base64url = (bytes: Buffer) => bytes.toString('base64url');
/** A text or bytes of fewer than 65,536 in CBOR. */
const cborText = (text: string) => Buffer.concat([Buffer.of(0x60 + text.length), Buffer.from(text)]);
const cborBytes = (bytes: Buffer) => {
  const head = bytes.length < 256 ? [0x58, bytes.length] : [0x59, bytes.length >> 8, bytes.length & 0xff];
  return Buffer.concat([Buffer.from(head), bytes]);
};

/** @param origin of the page that uses it, `http://localhost:3000` */
export function aPasskey(origin: string): Passkey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;
  const flags = { userPresent: 0x01, userVerified: 0x04, hasCredential: 0x40 };
  const authenticatorData = (bits: number, credential = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE((counter += 1));
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.of(bits), count, credential]);
  };
  const clientData = (type: string, options: string) => {
    const { challenge } = JSON.parse(options) as { readonly challenge: string };
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  };
  const answer = (response: object) =>
    JSON.stringify({
      id: base64url(id),
      rawId: base64url(id),
      type: 'public-key',
      clientExtensionResults: {},
      response,
    });

  return {
    create: (options) => {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const cose = Buffer.concat([
        Buffer.from('a5010203262001', 'hex'),
        Buffer.of(0x21),
        cborBytes(Buffer.from(x, 'base64url')),
        Buffer.of(0x22),
        cborBytes(Buffer.from(y, 'base64url')),
      ]);
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.of(0, id.length), id, cose]);
      const data = authenticatorData(flags.userPresent | flags.userVerified | flags.hasCredential, credential);
      const attestation = [
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.of(0xa0),
        cborText('authData'),
      ];
      return answer({
        clientDataJSON: base64url(clientData('webauthn.create', options)),
        attestationObject: base64url(Buffer.concat([Buffer.of(0xa3), ...attestation, cborBytes(data)])),
        transports: ['internal'],
      });
    },
    get: (options) => {
      const client = clientData('webauthn.get', options);
      const data = authenticatorData(flags.userPresent | flags.userVerified);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return answer({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      });
    },
  };
}
