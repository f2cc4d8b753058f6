import { PROBLEM_CODES, type ProblemCode } from './page/problem.ts';
import { hasKey, keysOf } from './typed-object.ts';

/** HTTP status of each error, and whether the same request may succeed later. */
const ERRORS = {
  BAD_REQUEST: { status: 400, retryable: false },
  VALIDATION_FAILED: { status: 422, retryable: false },
  UNAUTHORIZED: { status: 401, retryable: false },
  FORBIDDEN: { status: 403, retryable: false },
  NOT_FOUND: { status: 404, retryable: false },
  GONE: { status: 410, retryable: false },
  UNKNOWN_HOST: { status: 404, retryable: false },
  CONFLICT: { status: 409, retryable: false },
  PAYLOAD_TOO_LARGE: { status: 413, retryable: false },
  RATE_LIMITED: { status: 429, retryable: true },
  DECRYPTION_FAILED: { status: 400, retryable: false },
  INTERNAL: { status: 500, retryable: false },
  UPSTREAM: { status: 502, retryable: true },
  UNAVAILABLE: { status: 503, retryable: true },
  TIMEOUT: { status: 504, retryable: true },
  STORAGE_FULL: { status: 507, retryable: true },

  MEDIA_UNREADABLE: { status: 422, retryable: false },
  MEDIA_DAMAGED: { status: 422, retryable: false },
  MEDIA_HEIC: { status: 422, retryable: false },
  MEDIA_PIXELS: { status: 422, retryable: false },
  MEDIA_VECTOR: { status: 422, retryable: false },
  UPLOAD_REFUSED: { status: 403, retryable: false },
  MEDIA_IN_USE: { status: 409, retryable: false },
  LAST_OWNER: { status: 409, retryable: false },
  ALREADY_MEMBER: { status: 409, retryable: false },
  INVITATION_INVALID: { status: 404, retryable: false },
  INVITATION_LIMIT: { status: 429, retryable: false },
  INVITATION_SIGN_IN: { status: 409, retryable: false },
  SHOP_ID_INVALID: { status: 422, retryable: false },
  SHOP_ID_TAKEN: { status: 409, retryable: false },
  SHOP_HOST_INVALID: { status: 422, retryable: false },
  SHOP_HOST_TAKEN: { status: 409, retryable: false },
  SHOP_OWN: { status: 409, retryable: false },
  LIKE_BLOCKED: { status: 403, retryable: false },
  LINK_REFUSED: { status: 422, retryable: false },
  CATEGORY_IN_USE: { status: 409, retryable: false },

  EMAIL_INVALID: { status: 422, retryable: false },
  MOBILE_INVALID: { status: 422, retryable: false },
  PASSWORD_INVALID: { status: 422, retryable: false },
  PASSWORDS_DIFFER: { status: 422, retryable: false },
  NICKNAME_INVALID: { status: 422, retryable: false },
  WRONG_CODE: { status: 422, retryable: false },
  WRONG_CREDENTIALS: { status: 422, retryable: false },
  PROOF_EXPIRED: { status: 422, retryable: false },
  PROOF_NEEDED: { status: 403, retryable: false },
  CONTACT_TAKEN: { status: 409, retryable: false },
  LOGIN_METHOD_OFF: { status: 403, retryable: false },
  ID_TOKEN_REFUSED: { status: 422, retryable: false },
  LOGIN_EXPIRED: { status: 422, retryable: false },
  IDENTITY_TAKEN: { status: 409, retryable: false },
  LAST_WAY: { status: 409, retryable: false },
  PASSKEY_REFUSED: { status: 422, retryable: false },
  PASSKEY_LIMIT: { status: 409, retryable: false },
  ACCOUNT_DEACTIVATED: { status: 403, retryable: false },

  ALERT_EMPTY: { status: 422, retryable: false },
  ALERT_EXISTS: { status: 409, retryable: false },
  ALERT_LIMIT: { status: 409, retryable: false },
  PRICE_ALERT_LIMIT: { status: 409, retryable: false },
  PRICE_ALERT_REACHED: { status: 422, retryable: false },
  TAG_SUBSCRIBED: { status: 409, retryable: false },
  KEYWORD_TOO_LONG: { status: 422, retryable: false },
  TOO_MANY_CATEGORIES: { status: 422, retryable: false },
  TOO_MANY_TAGS: { status: 422, retryable: false },

  ACTIVITY_ABNORMAL: { status: 403, retryable: false },
  ACTIVITY_INVALID: { status: 410, retryable: false },
  ACTIVITY_CLOSED: { status: 409, retryable: false },
  NO_CHANCES: { status: 409, retryable: false },
  PRIZE_EXPIRED: { status: 409, retryable: false },
  PRIZE_SENT: { status: 409, retryable: false },
  ADDRESS_NEEDLESS: { status: 409, retryable: false },
  AREA_INVALID: { status: 422, retryable: false },
  ADDRESS_MISSING: { status: 409, retryable: false },
  ACTIVITY_FIXED: { status: 409, retryable: false },
  ACTIVITY_FOUR_EYES: { status: 403, retryable: false },
  ACTIVITY_TIMES: { status: 422, retryable: false },
  ACTIVITY_UNLICENSED: { status: 422, retryable: false },
  ACTIVITY_UNTRANSLATED: { status: 422, retryable: false },
  ACCOUNT_NUMBER_INVALID: { status: 422, retryable: false },
  AI_QUESTION_LIMIT: { status: 429, retryable: true },
  AI_WORD_LIMIT: { status: 422, retryable: false },
  AI_CONNECTING: { status: 503, retryable: true },

  FETCH_REFUSED: { status: 422, retryable: false },
  FETCH_UNREACHABLE: { status: 422, retryable: false },
  FETCH_STATUS: { status: 422, retryable: false },
  FETCH_REDIRECTS: { status: 422, retryable: false },
  FETCH_TIMEOUT: { status: 422, retryable: false },
  FETCH_INCOMPLETE: { status: 422, retryable: false },
  FETCH_TOO_LARGE: { status: 422, retryable: false },

  FEED_BUSY: { status: 409, retryable: false },
  FEED_LIMIT: { status: 409, retryable: false },
  FEED_NOT_HELD: { status: 409, retryable: false },
  FEED_NO_ADDRESS: { status: 422, retryable: false },
  FEED_FILE_GONE: { status: 409, retryable: false },
  FEED_IS_PAGE: { status: 422, retryable: false },
  FEED_INSPECTING: { status: 409, retryable: true },
  FEED_INSPECTION_LIMIT: { status: 422, retryable: false },
  FEED_INTERRUPTED: { status: 409, retryable: true },
  FEED_STORAGE: { status: 409, retryable: false },
  FEED_UPLOAD_OFFSET: { status: 409, retryable: false },
  FEED_UPLOAD_UNFINISHED: { status: 409, retryable: false },

  DOCUMENT_TOO_LARGE: { status: 413, retryable: false },

  PATH_TAKEN: { status: 409, retryable: false },
  PATH_RESERVED: { status: 422, retryable: false },
  PATH_EMPTY: { status: 422, retryable: false },
  PATH_OF_OTHER_TYPE: { status: 422, retryable: false },
  PATH_INVALID: { status: 422, retryable: false },
  PAGE_ARCHIVED: { status: 409, retryable: false },
  PAGE_REQUIRED: { status: 409, retryable: false },
  REDIRECT_LOOP: { status: 422, retryable: false },
  REDIRECT_LIMIT: { status: 409, retryable: false },

  EXPERIMENT_RUNNING: { status: 409, retryable: false },
  EXPERIMENT_FULL: { status: 409, retryable: false },
  EXPERIMENT_SAME: { status: 409, retryable: false },
  EXPERIMENT_BOUND: { status: 422, retryable: false },
  EXPERIMENT_OFFLINE: { status: 409, retryable: false },
  EXPERIMENT_SCHEDULED: { status: 409, retryable: false },

  CHECKS_FAILED: { status: 422, retryable: false },
  CHECKS_UNSIGNED: { status: 409, retryable: false },
  RELEASE_TIMES: { status: 422, retryable: false },
  RELEASE_OVER: { status: 409, retryable: false },

  COMMENT_LIMIT: { status: 409, retryable: false },
  REVIEWERS_INVALID: { status: 422, retryable: false },
  TOKEN_LIMIT: { status: 409, retryable: false },
  WEBHOOK_LIMIT: { status: 409, retryable: false },
} as const;

/** Reasons why an import refuses a row. */
const IMPORT_ROW_CODES = [
  'IMPORT_MALFORMED_ROW',
  'IMPORT_ROW_TOO_LARGE',
  'IMPORT_INVALID_FIELD',
  'IMPORT_INVALID_TITLE',
  'IMPORT_INVALID_PRICE',
  'IMPORT_INVALID_LINK',
  'IMPORT_DUPLICATE_ITEM',
  'IMPORT_FOREIGN_CURRENCY',
  'IMPORT_ITEM_EXPIRED',
  'IMPORT_UNREADABLE_LIMIT',
  'IMPORT_UNKNOWN_SHARE',
  'IMPORT_UNKNOWN_ACTIVITY',
] as const;
export type ImportRowCode = (typeof IMPORT_ROW_CODES)[number];

/** Reasons why an import can't start or continue. */
const IMPORT_FILE_CODES = [
  'IMPORT_USAGE',
  'IMPORT_FILE_UNREADABLE',
  'IMPORT_FILE_MALFORMED',
  'IMPORT_SINGLE_QUOTES',
  'IMPORT_FILE_TOO_LARGE',
  'IMPORT_FIELDS_MISSING',
  'IMPORT_UNKNOWN_TENANT',
] as const;
export type ImportFileCode = (typeof IMPORT_FILE_CODES)[number];

/** Status of a document's problem or an import's that is itself the error of a response. */
const PROBLEM = { status: 422, retryable: false } as const;

/** All error codes; the message for people is the text `errors.<code>`. */
export type ErrorCode = keyof typeof ERRORS | ProblemCode | ImportRowCode | ImportFileCode;

export const ERROR_CODES: readonly ErrorCode[] = [
  ...new Set([...keysOf(ERRORS), ...PROBLEM_CODES, ...IMPORT_ROW_CODES, ...IMPORT_FILE_CODES]),
];

type Params = Readonly<Record<string, string | number>>;
type Options = ErrorOptions & { data?: object };
/** Parameters and options of an error by its code. The message of VALIDATION_FAILED names the field. */
type Details<Code> = Code extends 'VALIDATION_FAILED'
  ? [params: Params & { field: string }, options?: Options]
  : [params?: Params, options?: Options];

/** An expected failure. `params` fill the places of its text. */
export class AppError<Code extends ErrorCode = ErrorCode> extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly retryable: boolean;
  readonly messageKey: `errors.${ErrorCode}`;
  readonly params: Params;
  /** Data that the caller needs to continue, beside the message. */
  readonly data: object | undefined;

  constructor(code: Code, ...[params = {}, options = {}]: Details<Code>) {
    super(code, options);
    const { status, retryable } = hasKey(ERRORS, code) ? ERRORS[code] : PROBLEM;
    this.name = 'AppError';
    this.code = code;
    this.status = status;
    this.retryable = retryable;
    this.messageKey = `errors.${code}`;
    this.params = params;
    this.data = options.data;
  }
}
