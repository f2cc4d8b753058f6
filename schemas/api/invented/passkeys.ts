import * as z from 'zod/mini';
import { signInSchema } from '../../entities/sign-in.ts';
import { tolerantArray } from '../../entities/tolerant-array.ts';
import { instantSchema, loose, maybe } from '../../entities/wire.ts';
import { IDENTITY_PROVIDERS } from '../../enums/account.ts';
import { STORABLE } from '../../storable.ts';
import { endpoint } from '../endpoint.ts';

const path = '/saas-user-service/user/login/passkey';

const base64url = (maxLength: number) => z.string().check(z.maxLength(maxLength), z.regex(/^[\w-]+$/));
const credentialId = base64url(1_400);
const publicKeyType = z.literal('public-key');

const descriptorsSchema = z.array(
  z.object({ type: publicKeyType, id: z.string(), transports: maybe(z.array(z.string())) }),
);

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
const creationOptionsSchema = z.object({
  rp: z.object({ id: maybe(z.string()), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: publicKeyType, alg: z.number() })),
  timeout: maybe(z.number()),
  excludeCredentials: maybe(descriptorsSchema),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});

/** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
const requestOptionsSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: maybe(z.number()),
  userVerification: z.literal('required'),
});

const credentialShape = {
  id: credentialId,
  rawId: credentialId,
  type: publicKeyType,
};

const assertionSchema = z.object({
  ...credentialShape,
  response: z.object({
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(4_000),
    signature: base64url(2_000),
    userHandle: maybe(base64url(200)),
  }),
});

const passkeySchema = loose({
  id: z.string(),
  /** Model of the authenticator (AAGUID); all zeros if it doesn't tell. */
  model: z.string(),
  /** User agent that created it; '' if it sent none. */
  agent: z.string(),
  createTime: instantSchema,
  /** Time of the last sign-in by it. */
  lastUsedTime: maybe(instantSchema),
});
export type Passkey = z.infer<typeof passkeySchema>;

export const passkeyList = endpoint({
  id: 'passkeyList',
  method: 'GET',
  path: '/saas-user-service/user/passkeys',
  summary: 'The member’s passkeys, the newest first',
  data: tolerantArray(passkeySchema),
  auth: 'member',
});

export const resetWays = endpoint({
  id: 'resetWays',
  method: 'POST',
  path: '/saas-user-service/user/login/resetPwd/ways',
  summary:
    'Other ways to sign in to the account that the key proves (CHANGEPWD), which `resetPassword` removes; the key can still be used',
  body: z.object({ validKey: z.string().check(z.maxLength(100), z.regex(STORABLE)) }),
  data: z.object({
    passkeys: tolerantArray(passkeySchema),
    providers: tolerantArray(z.enum(IDENTITY_PROVIDERS)),
  }),
  auth: 'none',
  limit: { calls: 120, per: 'hour' },
  guessable: true,
  encrypt: true,
});

export const startPasskey = endpoint({
  id: 'startPasskey',
  method: 'POST',
  path: `${path}/create`,
  summary:
    'Gives the options with which the member’s browser creates a passkey, within ten minutes; refused (PROOF_NEEDED) ten minutes after the last sign-in or proof',
  data: creationOptionsSchema,
  auth: 'member',
  limit: { calls: 60, per: 'hour' },
});

export const addPasskey = endpoint({
  id: 'addPasskey',
  method: 'POST',
  path: `${path}/add`,
  summary: 'Stores the passkey that the browser has created for the member',
  body: z.object({
    ...credentialShape,
    response: z.object({
      clientDataJSON: base64url(4_000),
      attestationObject: base64url(20_000),
      transports: maybe(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
    }),
  }),
  data: z.null(),
  auth: 'member',
  limit: { calls: 60, per: 'hour' },
  hasSecrets: true,
});

export const removePasskey = endpoint({
  id: 'removePasskey',
  method: 'DELETE',
  path: '/saas-user-service/user/passkeys/{id}',
  summary: 'Removes a passkey of the member, who must have another way to sign in',
  params: z.object({ id: credentialId }),
  data: z.null(),
  auth: 'member',
  limit: { calls: 60, per: 'hour' },
});

export const startPasskeyLogin = endpoint({
  id: 'startPasskeyLogin',
  method: 'POST',
  path: `${path}/start`,
  summary: 'Gives the options with which the visitor’s browser signs in by a passkey, within ten minutes',
  data: requestOptionsSchema,
  auth: 'none',
  limit: { calls: 600, per: 'hour' },
});

export const loginByPasskey = endpoint({
  id: 'loginByPasskey',
  method: 'POST',
  path: `${path}/finish`,
  summary: 'Signs in the member whose passkey has signed the challenge of this browser',
  body: assertionSchema,
  data: signInSchema,
  auth: 'none',
  limit: { calls: 600, per: 'hour' },
  guessable: true,
  hasSecrets: true,
});

export const proveByPasskey = endpoint({
  id: 'proveByPasskey',
  method: 'POST',
  path: `${path}/prove`,
  summary: 'Proves the signed-in member anew, like `proveMember`, by a passkey of theirs',
  body: assertionSchema,
  data: z.null(),
  auth: 'member',
  limit: { calls: 120, per: 'hour' },
  guessable: true,
  hasSecrets: true,
});
