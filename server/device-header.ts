/**
 * The id that a browser or the app has made up for its device (`ccaop-x-d`); undefined without one, or where it isn't
 * what ours make. Callers may send any: nothing is proved by it.
 */
export function deviceOf(headers: Headers): string | undefined {
  const device = headers.get('ccaop-x-d') ?? '';
  return /^[\w-]{16,64}$/.test(device) ? device : undefined;
}
