/**
 * The address of a link out of the site; undefined unless it is http(s). Offers may come from a tenant's own
 * upstream, which is not to be trusted with `javascript:`.
 */
export function outboundHref(url: string | undefined): string | undefined {
  return url !== undefined && /^https?:\/\//i.test(url) ? url : undefined;
}
