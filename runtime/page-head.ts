import { imageUrl } from '#locales/format/image-url.ts';
import { joinLanguage } from '#schemas/find-language.ts';
import type { Language } from '#schemas/languages.ts';
import type { TenantPublic } from '#schemas/tenant.ts';

/** Size of a shared picture, near the 1.91:1 of messengers and networks. */
const SHARED_PX = { width: 1_200, height: 650 } as const;

export type SharedPicture = { url: string; width: number; height: number };

type Tenant = Pick<TenantPublic, 'id' | 'name' | 'siteOrigin' | 'defaultLanguage'>;

/** Texts of a page's head: the title for search engines has the shop's name, that of a shared link has it beside it. */
export function headTitles(
  title: string,
  tenant: Tenant,
  lang: Language,
): { title: string; shared: string; site: string } {
  const site = tenant.name[lang] ?? tenant.name[tenant.defaultLanguage] ?? tenant.id;
  return { title: title ? `${title} | ${site}` : site, shared: title || site, site };
}

/** Absolute address of a path in a language; the tenant's own language has no prefix. */
export function headAddress({ siteOrigin, defaultLanguage }: Tenant, lang: Language, path: string): string {
  return siteOrigin + (lang === defaultLanguage ? path : joinLanguage(lang, path));
}

/** Picture of ours in the size for sharing; of any other only the address is known. */
export function sharedPicture(image: string | SharedPicture): Partial<SharedPicture> & { url: string } {
  if (typeof image !== 'string') return image;
  if (!image.startsWith('/media/')) return { url: image };
  return { url: imageUrl(image, { ...SHARED_PX, viewport: SHARED_PX.width, webp: false }), ...SHARED_PX };
}
