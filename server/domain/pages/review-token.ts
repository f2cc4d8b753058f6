import { createHmac, timingSafeEqual } from 'node:crypto';

/** Token of a review link: its signed id. */
export function signReview(secret: string, id: string): string {
  return `${id}.${signature(secret, id)}`;
}

/** The id in a token, if it was signed with this secret. */
export function readReview(secret: string, token: string): string | undefined {
  const dot = token.lastIndexOf('.');
  const id = token.slice(0, Math.max(dot, 0));
  const given = Buffer.from(token.slice(dot + 1));
  const wanted = Buffer.from(signature(secret, id));
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? id : undefined;
}

function signature(secret: string, id: string): string {
  return createHmac('sha256', secret).update(id).digest('base64url');
}
