import type { ScreenPrefix } from '#schemas/screens.ts';
import type { TenantPublic } from '#schemas/tenant.ts';
import { entriesOf } from '#schemas/typed-object.ts';
import { codedName } from './coded-name.ts';
import { dashName } from './slug.ts';

/** Kinds of link targets with codes of their own; a topic's is its subtitle, a page's its path. */
export const TARGET_KINDS = [
  'CONTENT',
  'GOODS',
  'NOTE',
  'ARTICLE',
  'TOPIC',
  'BRAND',
  'BOARD',
  'PAGE',
] as const;
export type TargetKind = (typeof TARGET_KINDS)[number];

const PREFIXES: Record<Exclude<TargetKind, 'PAGE'>, ScreenPrefix> = {
  CONTENT: '/content/',
  GOODS: '/product/',
  NOTE: '/note-detail/',
  ARTICLE: '/article/',
  TOPIC: '/topic/',
  BRAND: '/brand/',
  BOARD: '/leaderboard-products/',
};

/** Path of a thing of the catalogue or of a page, without the language prefix. */
export function targetPath(kind: TargetKind, code: string): string {
  if (kind === 'PAGE') return code;
  // Repairs half an emoji, on which encoding would throw.
  const text = (kind === 'TOPIC' ? dashName(code) : code).toWellFormed();
  return PREFIXES[kind] + encodeURIComponent(text);
}

type Coded = { name: string; code: string };

/** Path of a product category's list, without the language prefix. */
export const productCategoryPath = (category: Coded): string => below('/products/', codedName(category));

/** Path of an article category's list, without the language prefix: an article tenant's is at the root (S1 §2). */
export function articleCategoryPath(category: Coded, tenantType: TenantPublic['type']): string {
  const name = codedName(category);
  return tenantType === 'ARTICLE' ? `/${name}` : below('/articles/', name);
}

/** Path of an activity's own screen, without the language prefix; an unknown type's is a lottery's. */
export function activityPath({ type, id }: { type: string; id: string }): string {
  const prefix = type === 'BONUS' ? '/bonus/' : type === 'BADGE' ? '/badge/' : '/lottery/';
  return below(prefix, encodeURIComponent(id.toWellFormed()));
}

/** Address of a screen with many, by its encoded last part. */
const below = (prefix: ScreenPrefix, part: string) => prefix + part;

/** Target of a path of this site; a path of no thing is a page. */
export function readTarget(path: string): { kind: TargetKind; code: string } {
  const [pathname = path] = path.split(/[?#]/, 1);
  for (const [kind, prefix] of entriesOf(PREFIXES)) {
    const code = pathname.startsWith(prefix) ? decoded(pathname.slice(prefix.length)) : undefined;
    if (code && !code.includes('/')) return { kind, code };
  }
  return { kind: 'PAGE', code: decoded(pathname) ?? pathname };
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
