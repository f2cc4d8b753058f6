import * as z from 'zod/mini';
import { entity, instantSchema } from '../../entities/wire.ts';
import { SCOPES } from '../../operator.ts';
import { STORABLE } from '../../storable.ts';
import { endpoint } from '../endpoint.ts';
import { byId } from '../request.ts';

const MAX_DAYS = 366;
const MAX_NAME = 60;
const scopesSchema = z.array(z.enum(SCOPES));

const tokenSchema = entity('OperatorToken', {
  id: z.string(),
  name: z.string(),
  scopes: scopesSchema,
  createdAt: instantSchema,
  createdBy: z.string(),
  expiresAt: instantSchema,
  lastUsedAt: z.nullable(instantSchema),
});
export type OperatorToken = z.infer<typeof tokenSchema>;

export const operatorTokens = endpoint({
  id: 'operatorTokens',
  method: 'GET',
  path: '/saas-low-code-service/api/editor/tokens',
  summary: 'The API tokens that aren’t revoked, newest first, expired ones too',
  data: z.array(tokenSchema),
  auth: 'owner',
  area: 'settings',
  isFresh: true,
});

/** A token acts as a publisher within its scopes; calls of owners are closed to it. */
export const createToken = endpoint({
  id: 'createToken',
  method: 'POST',
  path: '/saas-low-code-service/api/editor/tokens',
  summary: 'Makes an API token; `secret`, the bearer token itself, is shown this once',
  body: z.object({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_NAME), z.regex(STORABLE)),
    scopes: scopesSchema.check(z.minLength(1), z.maxLength(SCOPES.length)),
    days: z.int32().check(z.minimum(1), z.maximum(MAX_DAYS)),
  }),
  data: z.object({ token: tokenSchema, secret: z.string() }),
  auth: 'owner',
  area: 'settings',
  hasSecrets: true,
});

export const revokeToken = endpoint({
  id: 'revokeToken',
  method: 'DELETE',
  path: '/saas-low-code-service/api/editor/tokens/{id}',
  summary: 'Ends a token at once',
  params: byId,
  data: z.null(),
  auth: 'owner',
  area: 'settings',
});
