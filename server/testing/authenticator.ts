import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";

/** Flags of authenticator data: the user was present, was verified, and a credential is attached. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTACHED = 0x40;

interface Answering {
  /** The origin of the page that asks. */
  readonly origin: string;
  readonly challenge: string;
  /** Whether the user was verified by a finger, face or PIN; true by default. */
  readonly isVerified?: boolean;
}

/** An authenticator in software (ES256, WebAuthn level 3, section 6) that responds like a browser with a phone. */
export function newAuthenticator(host: string) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const credentialId = randomBytes(32);
  const id = credentialId.toString("base64url");
  const hostHash = createHash("sha256").update(host).digest();
  let counter = 0;

  const authenticatorData = (flags: number, isVerified: boolean, attached: Buffer) => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const bits = flags | PRESENT | (isVerified ? VERIFIED : 0);
    return Buffer.concat([hostHash, Buffer.of(bits), count, attached]);
  };
  const clientData = (type: string, { origin, challenge }: Answering) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const answer = (response: Readonly<Record<string, Buffer>>) => ({
    id,
    rawId: id,
    type: "public-key",
    clientExtensionResults: {},
    response: Object.fromEntries(
      Object.entries(response).map(([name, bytes]) => [name, bytes.toString("base64url")]),
    ),
  });

  return {
    id,
    /** Sets the signature counter, to act as a copy of the authenticator. */
    rewind(to: number) {
      counter = to;
    },
    make(asked: Answering) {
      const idLength = Buffer.alloc(2);
      idLength.writeUInt16BE(credentialId.length);
      const attached = Buffer.concat([Buffer.alloc(16), idLength, credentialId, coseKey(x, y)]);
      const data = authenticatorData(ATTACHED, asked.isVerified ?? true, attached);
      return answer({
        clientDataJSON: clientData("webauthn.create", asked),
        attestationObject: attestationOf(data),
      });
    },
    sign(asked: Answering, userHandle?: string) {
      const data = authenticatorData(0, asked.isVerified ?? true, Buffer.alloc(0));
      const clientDataJSON = clientData("webauthn.get", asked);
      const signed = Buffer.concat([data, createHash("sha256").update(clientDataJSON).digest()]);
      return answer({
        clientDataJSON,
        authenticatorData: data,
        signature: createSign("sha256").update(signed).sign(privateKey),
        ...(userHandle === undefined ? {} : { userHandle: Buffer.from(userHandle) }),
      });
    },
  };
}

/** `{1: 2, 3: -7, -1: 1, -2: x, -3: y}` in CBOR: a key on P-256 for ES256. */
function coseKey(x: string, y: string): Buffer {
  const part = (label: number, value: string) =>
    Buffer.concat([Buffer.of(label, 0x58, 32), Buffer.from(value, "base64url")]);
  return Buffer.concat([
    Buffer.of(0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01),
    part(0x21, x),
    part(0x22, y),
  ]);
}

/** `{fmt: "none", attStmt: {}, authData}` in CBOR. */
function attestationOf(data: Buffer): Buffer {
  const text = (words: string) =>
    Buffer.concat([Buffer.of(0x60 + words.length), Buffer.from(words)]);
  return Buffer.concat([
    Buffer.of(0xa3),
    text("fmt"),
    text("none"),
    text("attStmt"),
    Buffer.of(0xa0),
    text("authData"),
    Buffer.of(0x58, data.length),
    data,
  ]);
}
