/**
 * Failed call, or one without data. `code` is the server's, or TIMEOUT, TRANSPORT, BAD_RESPONSE, or NO_DATA for a
 * success without the required data. `message` is the server's, for people; without one it is the status text (S2 §8).
 */
export class ApiError extends Error {
  readonly code: string;
  readonly status: number;
  /** Data from the server for the caller; unchecked. */
  readonly data: unknown;

  constructor(code: string, status: number, message: string, data?: unknown) {
    super(message);
    this.data = data;
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
  }
}
