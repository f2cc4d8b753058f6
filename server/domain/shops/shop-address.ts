/** Ids that name something else in addresses, files, cache tags or logs. */
const RESERVED: ReadonlySet<string> = new Set([
  'admin',
  'api',
  'console',
  'editor',
  'machine',
  'media',
  'preview',
  'shop',
  'system',
  'tenants',
  'test',
  'www',
]);

/** Lower-case letters, digits and single hyphens, from 2 to 31 characters. */
const ID = /^(?=.{2,31}$)[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
/** Host name of at least two labels whose last one isn't a number: no address of the network, no bare `localhost`. */
const HOST = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;
const NOT_A_NAME = /[\s/\\:@?#[\]%]/;

/** Whether a new shop may have that id. */
export const isShopId = (id: string): boolean => ID.test(id) && !RESERVED.has(id);

/** Host name as the front compares it, in Punycode; undefined for what is none. */
export function hostNameOf(given: string): string | undefined {
  const text = given.trim();
  if (text === '' || NOT_A_NAME.test(text)) return undefined;
  const url = URL.parse(`http://${text}`);
  return url && HOST.test(url.hostname) ? url.hostname : undefined;
}
