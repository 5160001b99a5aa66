import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";
import { isoBase64URL, isoCBOR } from "@simplewebauthn/server/helpers";

const UP = 0x01;
const UV = 0x04;
const AT = 0x40;

type Signed = { origin?: string; rpId?: string; verified?: boolean; counter?: number };

/** A passkey in software (ES256, no attestation), which can be made to lie in each thing that the server has to look at. */
export function makeAuthenticator(origin = "http://localhost:3000") {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(32);
  const jwk = publicKey.export({ format: "jwk" });
  let count = 0;

  function authenticatorData({ rpId, verified = true, counter }: Signed, attested?: Uint8Array) {
    count += 1;
    const flags = UP | (verified ? UV : 0) | (attested ? AT : 0);
    const head = Buffer.alloc(37);
    createHash("sha256")
      .update(rpId ?? new URL(origin).hostname)
      .digest()
      .copy(head);
    head.writeUInt8(flags, 32);
    head.writeUInt32BE(counter ?? count, 33);
    return attested ? Buffer.concat([head, attested]) : head;
  }

  function clientData(type: string, challenge: string, said: Signed) {
    return Buffer.from(JSON.stringify({ type, challenge, origin: said.origin ?? origin, crossOrigin: false }));
  }

  const common = { id: toText(id), rawId: toText(id), type: "public-key", clientExtensionResults: {} };
  return {
    register(challenge: string, said: Signed = {}) {
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array<ArrayBuffer>>([
          ...[[1, 2] as const, [3, -7] as const, [-1, 1] as const],
          [-2, new Uint8Array(Buffer.from(jwk.x ?? "", "base64url"))],
          [-3, new Uint8Array(Buffer.from(jwk.y ?? "", "base64url"))],
        ]),
      );
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const attestationObject = isoCBOR.encode(
        new Map<string, unknown>([
          ["fmt", "none"],
          ["attStmt", new Map()],
          ["authData", new Uint8Array(authenticatorData(said, attested))],
        ]) as never,
      );
      const clientDataJSON = toText(clientData("webauthn.create", challenge, said));
      return { ...common, response: { clientDataJSON, attestationObject: toText(Buffer.from(attestationObject)) } };
    },
    sign(challenge: string, said: Signed = {}) {
      const data = authenticatorData(said);
      const client = clientData("webauthn.get", challenge, said);
      const hash = createHash("sha256").update(client).digest();
      const signature = createSign("sha256")
        .update(Buffer.concat([data, hash]))
        .sign(privateKey);
      return {
        ...common,
        response: { clientDataJSON: toText(client), authenticatorData: toText(data), signature: toText(signature) },
      };
    },
  };
}

function toText(bytes: Buffer) {
  return isoBase64URL.fromBuffer(new Uint8Array(bytes));
}
