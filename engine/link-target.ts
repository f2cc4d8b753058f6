import type { PickRef } from '#schemas/entities/editor-pick.ts';
import { splitLanguage } from '#schemas/find-language.ts';
import { isScreenPath } from '#schemas/screens.ts';
import type { TenantPublic } from '#schemas/tenant.ts';

const AREAS: Readonly<Record<string, (rest: string) => PickRef | 'screen'>> = {
  content: (code) => ({ kind: 'CONTENT', code }),
  product: (code) => ({ kind: 'GOODS', code }),
  'note-detail': (code) => ({ kind: 'NOTE', code }),
  article: (code) => ({ kind: 'ARTICLE', code }),
  brand: (code) => ({ kind: 'BRAND', code }),
  'leaderboard-products': (code) => ({ kind: 'BOARD', code }),
  topic: (code) => ({ kind: 'TOPIC', code }),
  products: (slug) => ({ kind: 'CATEGORY', code: codeOf(slug) }),
  articles: (slug) => ({ kind: 'CATEGORY', code: codeOf(slug) }),
  lottery: (id) => ({ kind: 'ACTIVITY', code: id }),
  bonus: (id) => ({ kind: 'ACTIVITY', code: id }),
  badge: (id) => ({ kind: 'ACTIVITY', code: id }),
  'zestbuy-deal': (code) => (code === 'zbc' || code === 'zbe' ? 'screen' : { kind: 'DEAL_MODULE', code }),
};

/** Target of a path of the tenant's site: `screen` always exists, anything else is looked up. */
export function linkTarget(path: string, { type }: Pick<TenantPublic, 'type'>): PickRef | 'screen' {
  const decoded = decode(splitLanguage(path).path).replace(/(?<=.)\/$/, '');
  const [, area = '', rest, ...more] = decoded.split('/');
  const target = Object.hasOwn(AREAS, area) ? AREAS[area] : undefined;
  if (target && rest && more.length === 0) return target(rest);
  return isScreenPath(decoded, type) ? 'screen' : { kind: 'PAGE', code: decoded };
}

/**
 * Targets that a path of the tenant's site can have, the likelier first; none for a fixed screen. At the root of an
 * article tenant a category, `/<name>-<code>`, looks like a page.
 */
export function linkTargets(path: string, tenant: Pick<TenantPublic, 'type'>): PickRef[] {
  const target = linkTarget(path, tenant);
  if (target === 'screen') return [];
  const slug = target.kind === 'PAGE' && tenant.type === 'ARTICLE' && /^\/[^/]+-[^/]+$/.test(target.code);
  return slug ? [target, { kind: 'CATEGORY', code: codeOf(target.code) }] : [target];
}

/** Code at the end of a category's slug: `<name>-<code>`. The name may contain hyphens itself. */
function codeOf(slug: string): string {
  return slug.slice(slug.lastIndexOf('-') + 1);
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
