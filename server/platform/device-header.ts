/**
 * Id that a browser or the app has generated for its device (`ccaop-x-d`); undefined without one, or if it isn't in our
 * format. Callers may send any, so it proves nothing.
 */
export function deviceOf(headers: Headers): string | undefined {
  const device = headers.get('ccaop-x-d') ?? '';
  return /^[\w-]{16,64}$/.test(device) ? device : undefined;
}
