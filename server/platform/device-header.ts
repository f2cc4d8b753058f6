/**
 * Id that a browser or the app has generated for its device: the header `ccaop-x-d`, else the cookie of that name, which
 * opened pages and beacons have alone. Undefined without one, or if it isn't in our format. Callers may send any, so it
 * proves nothing.
 */
export function deviceOf(headers: Headers): string | undefined {
  const cookie = /(?:^|;\s*)ccaop-x-d=([^;]*)/.exec(headers.get('cookie') ?? '')?.[1];
  const device = headers.get('ccaop-x-d') ?? cookie ?? '';
  return /^[\w-]{16,64}$/.test(device) ? device : undefined;
}
