import { resolve } from 'node:path';
import { z } from 'zod';
import { LOAD_BUDGET_MS } from '#schemas/constants.ts';
import { PASSWORD_LENGTH } from '#schemas/operator.ts';
import { AI_DEFAULTS } from './ai-options.ts';

const blank = (value: unknown) => (value === '' ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blank, schema.optional());
const flag = z.preprocess(
  blank,
  z
    .enum(['0', '1'])
    .default('0')
    .transform((value) => value === '1'),
);
const count = (usual: number) =>
  z.preprocess(blank, z.coerce.number().int().min(0).max(1_000_000).default(usual));

const environmentSchema = z.object({
  /** Port of the one HTTP server. */
  PORT: z.preprocess(blank, z.coerce.number().int().min(0).max(65_535).default(3000)),
  /** Address it listens on. */
  HOST: z.preprocess(blank, z.string().default('0.0.0.0')),
  /** Number of proxies in front; as many entries of `X-Forwarded-For` are trusted. */
  PROXIES: z.preprocess(blank, z.coerce.number().int().min(0).max(10).default(0)),
  /** Folder of the embedded database and of media files. */
  DATA_DIR: z.preprocess(
    blank,
    z
      .string()
      .default('.data')
      .transform((path) => resolve(path)),
  ),
  /** PostgreSQL to use; unset starts the embedded one in DATA_DIR. */
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
  /** 1 makes /readyz answer 503 while the database can't be reached, although cached pages can be served. */
  READY_NEEDS_DATABASE: flag,
  /** Log level of pino. */
  LOG_LEVEL: z.preprocess(
    blank,
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  ),
  /** 1 if the cache key of a CDN in front contains the cookie `experiment-visitor`; else it stores no page in an experiment. */
  CDN_KEYS_EXPERIMENTS: flag,
  /** Memory bound of the page cache, MiB. */
  PAGE_CACHE_MB: z.preprocess(blank, z.coerce.number().int().min(1).max(16_384).default(128)),
  /** Time limit for loading the data of a page's modules, milliseconds; later data is left out. */
  LOAD_BUDGET_MS: z.preprocess(blank, z.coerce.number().int().min(100).max(8_000).default(LOAD_BUDGET_MS)),
  /** Longest wait of a render for its turn, milliseconds; then its page answers 503. */
  RENDER_WAIT_MS: z.preprocess(blank, z.coerce.number().int().min(100).max(10_000).default(2_000)),
  /** Number from which the seed is generated; another number gives another catalogue. */
  SEED: z.preprocess(blank, z.coerce.number().int().min(1).default(20_261_111)),
  /** 1 fills an empty database with the seed at start. */
  SEED_ON_START: z.preprocess(
    blank,
    z
      .enum(['0', '1'])
      .default('1')
      .transform((value) => value === '1'),
  ),
  /** Key that signs operators' sessions; unset, one is generated and stored in the database. */
  AUTH_SECRET: optional(z.string().min(32)),
  /** Key that encrypts stored addresses, payment accounts and keys of feeds; unset, one is generated and stored in the database. */
  PERSONAL_DATA_KEY: optional(z.string().min(32)),
  /** Secrets of the clients at login providers, JSON by tenant and provider: {"zest:line":"…"}; for Apple its key as PEM. */
  LOGIN_SECRETS: z.preprocess(
    blank,
    z
      .string()
      .default('{}')
      .transform((text, context) => {
        try {
          return JSON.parse(text);
        } catch {
          context.addIssue('LOGIN_SECRETS isn’t JSON');
          return z.NEVER;
        }
      })
      .pipe(z.record(z.string(), z.string().min(1))),
  ),
  /**
   * Suffix of every cipher key of encrypted fields, known to browsers; unset, one is generated and stored in the
   * database.
   */
  SECRET_KEY_SUFFIX: optional(z.string().regex(/^[!-~]{6}$/)),
  /** Size of the RSA key that wraps secret keys, bits; 1024 is for old apps only. */
  RSA_KEY_BITS: z.preprocess(
    blank,
    z.coerce
      .number()
      .pipe(z.literal([1024, 2048, 3072, 4096]))
      .default(2048),
  ),
  /** Password of the seed's owners; unset, one is generated for each and printed once. */
  SEED_OWNER_PASSWORD: optional(z.string().min(PASSWORD_LENGTH.min).max(PASSWORD_LENGTH.max)),
  /** OpenID provider at which operators may sign in too, all four variables together. */
  OPERATOR_OIDC_ISSUER: optional(z.url({ protocol: /^https?$/ })),
  OPERATOR_OIDC_CLIENT_ID: optional(z.string().min(1)),
  OPERATOR_OIDC_CLIENT_SECRET: optional(z.string().min(1)),
  /** Name of the provider on the button. */
  OPERATOR_OIDC_NAME: optional(z.string().min(1).max(60)),
  /** SMTP server for mail, such as smtps://user:secret@mail.example; unset, mail goes into the outbox. */
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
  /** Sender address of mail; unset, it is no-reply@ and the shop's host. */
  MAIL_FROM: optional(z.email()),
  /** URL to which text messages are posted as JSON `{to, text}`; unset, they go into the outbox. */
  TEXT_WEBHOOK_URL: optional(z.url({ protocol: /^https?$/ })),
  /** Bearer token of those requests. */
  TEXT_WEBHOOK_TOKEN: optional(z.string().min(1)),
  /** S3 bucket for members' pictures, all five variables together; unset, they are stored in DATA_DIR. */
  S3_ENDPOINT: optional(z.url({ protocol: /^https?$/ })),
  S3_BUCKET: optional(z.string().regex(/^[a-z0-9.-]{3,63}$/)),
  S3_REGION: optional(z.string().regex(/^[a-z0-9-]+$/)),
  S3_ACCESS_KEY_ID: optional(z.string().min(1)),
  S3_SECRET_ACCESS_KEY: optional(z.string().min(1)),
  /** OpenAI-compatible endpoint of the shopping assistant's model, such as http://localhost:11434/v1; unset needs none. */
  AI_BASE_URL: optional(z.url({ protocol: /^https?$/ })),
  AI_MODEL: optional(z.string().min(1).max(200)),
  AI_API_KEY: optional(z.string().min(1)),
  /**
   * Timeout of the model, milliseconds, for the first byte and between bytes; a whole answer may take four times as
   * long.
   */
  AI_PATIENCE_MS: z.preprocess(blank, z.coerce.number().int().min(100).max(60_000).default(8_000)),
  /** Daily questions to the shopping assistant: of a member, of a guest's device, of all guests at one IP address. */
  AI_MEMBER_QUESTIONS: count(AI_DEFAULTS.limits.member),
  AI_DEVICE_QUESTIONS: count(AI_DEFAULTS.limits.device),
  AI_ADDRESS_QUESTIONS: count(AI_DEFAULTS.limits.address),
  /** Daily questions of all guests of a shop together that the model gets. */
  AI_GUEST_MODEL_QUESTIONS: count(AI_DEFAULTS.limits.guestsOfModel),
  /** Words of one question. */
  AI_QUESTION_WORDS: count(AI_DEFAULTS.limits.words),
  /** 1 opens the test rig: request journal, settable clock, injected faults. Never in production. */
  TEST_HOOKS: flag,
});

/** The process's configuration, read and validated once. */
export type Environment = z.infer<typeof environmentSchema>;

/** The variables that exist, for `.env.example`. */
export const environmentKeys = Object.keys(environmentSchema.shape);

/**
 * Reads the configuration from the given variables.
 * @throws Error naming every wrong variable.
 */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const parsed = environmentSchema.safeParse(variables);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`Configuration is wrong:\n${lines.join('\n')}`);
}
