import { LRUCache } from 'lru-cache';
import { DEFAULT_LANGUAGE } from '#schemas/constants.ts';
import { findLanguage } from '#schemas/find-language.ts';
import type { Language } from '#schemas/languages.ts';
import type { Traits, Variant } from '#schemas/variant.ts';
import { hasLeft } from './session-cookies.ts';
import type { TenantScope } from './tenants/tenants.ts';

/** The request headers that choose a variant. */
export type VariantHeaders = {
  cookie?: string | undefined;
  'accept-language'?: string | undefined;
  'user-agent'?: string | undefined;
  'sec-ch-ua-mobile'?: string | string[] | undefined;
};

const agents = new LRUCache<string, Pick<Variant, 'terminal' | 'device'>>({ max: 2_000 });
const accepted = new LRUCache<string, readonly Language[]>({ max: 2_000 });
const APP = /\bTalatApp\/(\d{1,4}(?:\.\d{1,4}){0,2})/;
const MEMBER = /(?:^|;\s*)user-token=[\w-]{43}(?:;|$)/;

/**
 * The variant of a request (X20): language from URL prefix, cookie `languages`, cookie `i18next`, Accept-Language,
 * tenant default, Thai; terminal and device from the user agent.
 */
export function resolveVariant(
  scope: TenantScope,
  prefix: Language | undefined,
  headers: VariantHeaders,
): Variant {
  const { languages, defaultLanguage } = scope.tenant;
  const offered = (lang: Language | undefined) => (lang && languages.includes(lang) ? lang : undefined);
  const lang =
    offered(prefix) ??
    offered(cookieLanguage(headers.cookie, 'languages')) ??
    offered(cookieLanguage(headers.cookie, 'i18next')) ??
    acceptedLanguages(headers['accept-language']).find((candidate) => languages.includes(candidate)) ??
    offered(defaultLanguage) ??
    DEFAULT_LANGUAGE;
  const agent = readAgent(headers['user-agent'] ?? '');
  const device = headers['sec-ch-ua-mobile'] === '?1' ? 'phone' : agent.device;
  return { tenantId: scope.tenantId, lang, terminal: agent.terminal, device };
}

/**
 * Traits of the visitor that rules can use. A visitor with a session token, valid or not, sees modules for members:
 * such a page holds no personal data, and the API checks the token itself.
 */
export function resolveTraits(headers: VariantHeaders): Traits {
  const { cookie = '' } = headers;
  return {
    audience: MEMBER.test(cookie) && !hasLeft(cookie) ? 'member' : 'guest',
    appVersion: APP.exec(headers['user-agent'] ?? '')?.[1],
  };
}

/** The app announces itself as `TalatApp/<version>`; tablets count as desktop. */
function readAgent(agent: string): Pick<Variant, 'terminal' | 'device'> {
  const known = agents.get(agent);
  if (known) return known;
  const terminal = APP.test(agent) ? 'app' : 'h5';
  const phone = terminal === 'app' || /iPhone|iPod|Android.*Mobile|Mobile.*Firefox|Windows Phone/.test(agent);
  const read = { terminal, device: phone ? 'phone' : 'desktop' } as const;
  if (agent.length <= 512) agents.set(agent, read);
  return read;
}

function cookieLanguage(cookies: string | undefined, name: string): Language | undefined {
  if (!cookies) return undefined;
  const at = cookies.startsWith(`${name}=`) ? 0 : cookies.indexOf(`; ${name}=`) + 2;
  if (at === 1) return undefined;
  const start = at + name.length + 1;
  return findLanguage(
    cookies
      .slice(start, start + 3)
      .replace(/;.*$/, '')
      .trim(),
  );
}

function acceptedLanguages(header: string | undefined): readonly Language[] {
  if (!header || header.length > 512) return [];
  const known = accepted.get(header);
  if (known) return known;
  const ranked = header
    .split(',')
    .map((part) => {
      const [tag = '', ...options] = part.trim().split(';');
      const weight = options.find((option) => option.trim().startsWith('q='));
      return {
        lang: findLanguage(tag.toLowerCase().split('-')[0]),
        q: weight ? Number(weight.trim().slice(2)) : 1,
      };
    })
    .filter((entry): entry is { lang: Language; q: number } => entry.lang !== undefined && entry.q > 0)
    .sort((a, b) => b.q - a.q)
    .map((entry) => entry.lang);
  accepted.set(header, ranked);
  return ranked;
}
