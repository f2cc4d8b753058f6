import type { Params } from './record.ts';

/** Source of a visit: a campaign's name, the referring site, or neither. */
export function visitSource(href: string, referrer: string): Params {
  const { searchParams, host } = new URL(href);
  const from = URL.canParse(referrer) ? new URL(referrer).host : '';
  const source = searchParams.get('utm_source') || (from === host ? '' : from) || 'direct';
  const params: Params = { source: source.slice(0, 100) };
  for (const name of ['utm_medium', 'utm_campaign']) {
    const value = searchParams.get(name);
    if (value) params[name] = value.slice(0, 100);
  }
  return params;
}
