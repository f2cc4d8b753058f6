import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Language } from '#schemas/languages.ts';
import type { Area, OperatorRole, Scope } from '#schemas/operator.ts';
import { moment, tenantId, tenants } from '../../platform/db/schema.ts';

/** Author columns; the name as it was then. `operatorId` is text because scripts and jobs act too. */
export const author = () => ({
  operatorId: text('operator_id').notNull(),
  operatorName: text('operator_name').notNull(),
});

/** Changes of how an operator signs in, which the operator is told of. */
export type SignInChange =
  | 'PASSWORD_CHANGED'
  | 'SECOND_STEP_OFF'
  | 'PASSKEY_ADDED'
  | 'PASSKEY_REMOVED'
  | 'COMPANY_LINKED';

// The tables of better-auth, which chooses the column names; organisations are tenants.

export const operators = pgTable('operators', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  /** Email address in lower case. */
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  /** Language chosen in the editor; null: that of the shop. */
  language: text('language').$type<Language>(),
  /** Whether mentions and requests for review are mailed too. */
  mailsWanted: boolean('mails_wanted').notNull().default(true),
  /** Whether the operator adds and closes the instance's shops. Only `npm run operator` changes it. */
  isInstanceOwner: boolean('is_instance_owner').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

const operatorId = (name = 'operator_id') =>
  text(name)
    .notNull()
    .references(() => operators.id, { onDelete: 'cascade' });

export const operatorSessions = pgTable(
  'operator_sessions',
  {
    id: text('id').primaryKey(),
    /** Hash of the token (`hashed-keys.ts`). */
    token: text('token').notNull().unique(),
    userId: operatorId(),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    activeOrganizationId: text('active_organization_id'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [index('operator_sessions_operator').on(t.userId)],
);

/** Sign-in methods of an operator: a password, and the account at the company's provider. */
export const operatorAccounts = pgTable(
  'operator_accounts',
  {
    id: text('id').primaryKey(),
    userId: operatorId(),
    providerId: text('provider_id').notNull(),
    accountId: text('account_id').notNull(),
    password: text('password'),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('operator_accounts_operator').on(t.userId),
    uniqueIndex('operator_accounts_account').on(t.providerId, t.accountId),
  ],
);

/** Pending second steps and trusted devices. */
export const operatorVerifications = pgTable(
  'operator_verifications',
  {
    id: text('id').primaryKey(),
    /** Hash of the identifier, which is in a cookie or a mail. */
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [index('operator_verifications_identifier').on(t.identifier)],
);

export const operatorTwoFactors = pgTable(
  'operator_two_factors',
  {
    id: text('id').primaryKey(),
    userId: operatorId(),
    /** Encrypted, as are the backup codes. */
    secret: text('secret').notNull(),
    backupCodes: text('backup_codes').notNull(),
    verified: boolean('verified').default(true),
    failedVerificationCount: integer('failed_verification_count').default(0),
    lockedUntil: moment('locked_until'),
  },
  (t) => [uniqueIndex('operator_two_factors_operator').on(t.userId)],
);

/** Passkeys of operators; each belongs to the host of one shop. */
export const operatorPasskeys = pgTable(
  'operator_passkeys',
  {
    tenantId: tenantId(),
    /** Credential id, in base64url. */
    id: text('id').notNull(),
    operatorId: operatorId(),
    /** COSE key, in base64url. */
    publicKey: text('public_key').notNull(),
    /** Highest signature count seen; always 0 for passkeys that are synchronised between devices. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    /** Model of the authenticator (AAGUID); all zeros if it doesn't tell. */
    model: text('model').notNull(),
    /** User agent that created it; empty if the request had none. */
    agent: text('agent').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Time of the last sign-in; null before the first. */
    usedAt: moment('used_at'),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('operator_passkeys_operator').on(t.tenantId, t.operatorId),
  ],
);

/** Mails to operators about how they sign in: links for a new password, and notices of changes. */
export const signInMails = pgTable(
  'operator_sign_in_mails',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    operatorId: operatorId(),
    kind: text('kind').$type<'RESET_LINK' | SignInChange>().notNull(),
    /** Address of the operator when the mail was made. */
    email: text('email').notNull(),
    /** Token of the link, encrypted by the vault, while the mail isn't sent. */
    token: text('token'),
    createdAt: moment('created_at').notNull(),
    /** Time of the next attempt; null: none. */
    sendAt: moment('send_at'),
    tries: integer('tries').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('operator_sign_in_mails_due').on(t.sendAt),
    index('operator_sign_in_mails_operator').on(t.operatorId, t.createdAt),
  ],
);

/** Organisations: one per tenant, with its id; created with the tenant's first owner. */
export const organizations = pgTable('organizations', {
  id: text('id')
    .primaryKey()
    .references(() => tenants.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  slug: text('slug').notNull().unique(),
  logo: text('logo'),
  metadata: text('metadata'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

const organizationId = () =>
  text('tenant_id')
    .notNull()
    .references(() => organizations.id, { onDelete: 'cascade' });

export const members = pgTable(
  'operator_members',
  {
    id: text('id').primaryKey(),
    organizationId: organizationId(),
    userId: operatorId(),
    role: text('role').$type<OperatorRole>().notNull(),
    /** Areas to which the member is limited; null: all. */
    areas: text('areas').array().$type<Area[]>(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('operator_members_member').on(t.organizationId, t.userId),
    index('operator_members_operator').on(t.userId),
  ],
);

export const invitations = pgTable(
  'operator_invitations',
  {
    id: text('id').primaryKey(),
    organizationId: organizationId(),
    email: text('email').notNull(),
    role: text('role').$type<OperatorRole>().notNull(),
    /** pending, accepted or canceled. */
    status: text('status').notNull(),
    inviterId: operatorId('inviter_id'),
    /** SHA-256 of the link's token; the token itself is stored only in `mailToken`. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Time of the mail's next attempt; null: none. */
    mailAt: moment('mail_at'),
    mailTries: integer('mail_tries').notNull().default(0),
    /** The link's token, encrypted by the vault, while the mail isn't sent. */
    mailToken: text('mail_token'),
    mailedAt: moment('mailed_at'),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('operator_invitations_newest').on(t.organizationId, t.status, t.createdAt.desc()),
    index('operator_invitations_mail').on(t.mailAt),
  ],
);

/** Operators' actions that must remain traceable. */
export const auditLog = pgTable(
  'audit_log',
  {
    tenantId: tenantId(),
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    at: moment('at').notNull().defaultNow(),
    action: text('action').notNull(),
    subjectType: text('subject_type').notNull(),
    subjectId: text('subject_id').notNull(),
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    ...author(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('audit_log_subject').on(t.tenantId, t.subjectType, t.subjectId, t.id.desc()),
  ],
);

/** Tokens with which programs call the editor's API. */
export const operatorTokens = pgTable(
  'operator_tokens',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    /** SHA-256 of the token, which is shown once and not stored. */
    tokenHash: text('token_hash').notNull().unique(),
    scopes: text('scopes').array().$type<Scope[]>().notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    lastUsedAt: moment('last_used_at'),
    ...author(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
);
