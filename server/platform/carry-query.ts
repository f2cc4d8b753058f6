/** Parameters by which campaigns are counted: of the shop, and the click ids of networks. */
export const isOfCampaign = (name: string): boolean =>
  /^(?:utm_\w+|[a-z]{1,4}clid|gbraid|wbraid|igshid|mc_[ce]id|_gl)$/.test(name);

/**
 * A location of this site with the parameters of the requested address that it hasn't and that are wanted: campaigns are
 * counted by them.
 */
export function carryQuery(
  location: string,
  url = '',
  isWanted: (name: string) => boolean = () => true,
): string {
  const mark = url.indexOf('?');
  if (mark < 0 || !location.startsWith('/')) return location;
  const [, path = '', own = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(location) ?? [];
  const has = new URLSearchParams(own);
  const isNew = (name: string) => !has.has(name) && isWanted(name) && !/^(?:_rsc$|filter\.)/.test(name);
  const carried = new URLSearchParams(
    [...new URLSearchParams(url.slice(mark + 1))].filter(([name]) => isNew(name)),
  );
  const query = [own, carried.toString()].filter(Boolean).join('&');
  return `${path}${query && `?${query}`}${hash}`;
}
