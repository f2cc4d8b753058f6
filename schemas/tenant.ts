import { z } from 'zod';
import { LANGUAGES } from './constants.ts';
import { phoneRuleSchema } from './entities/phone-rule.ts';
import { linkSchema } from './page/link-schema.ts';

const language = z.enum(LANGUAGES);
const httpUrl = z.url({ protocol: /^https?$/ });
const origin = httpUrl.refine(
  (value) => new URL(value).origin === value,
  'An origin has no path and no trailing slash',
);

/** Parts of the design that a tenant may restyle; the rest stays neutral. */
export const themeSchema = z.object({
  brand: z
    .object({
      primary: z.templateLiteral(['#', z.string().regex(/^(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/)]),
      logo: z.string(),
      logoDark: z.string(),
    })
    .partial()
    .optional(),
  shape: z.enum(['sharp', 'soft', 'round']).optional(),
  density: z.enum(['cosy', 'compact']).optional(),
  font: z.enum(['anuphan', 'noto', 'noto-looped', 'plex']).optional(),
  surface: z.enum(['clean', 'tinted']).optional(),
  dark: z.enum(['off', 'system', 'toggle']).optional(),
});
export type Theme = z.infer<typeof themeSchema>;

/** Login methods of the tenant (S2 §7, login-switch). */
export const loginSwitchSchema = z.object({
  mobile: z.boolean(),
  email: z.boolean(),
  code: z.boolean(),
  firebase: z.boolean(),
  line: z.boolean(),
});

/** OpenID provider whose id tokens sign members in, and the audience that they must have. */
const idTokenIssuerSchema = z.object({
  issuer: httpUrl,
  audience: z.string().min(1),
  jwksUrl: httpUrl,
});
export type IdTokenIssuer = z.infer<typeof idTokenIssuerSchema>;

/** Id as providers give them out: printable, without spaces. */
const plainId = z.string().regex(/^[!-~]+$/);

/** The tenant's client at a provider; its secret is in the environment (LOGIN_SECRETS). */
const loginClientSchema = z.object({
  /** Without one the provider isn't offered. */
  clientId: plainId.max(200).optional(),
  /** Apple's team and key, with which the secret signs. */
  teamId: plainId.max(20).optional(),
  keyId: plainId.max(20).optional(),
  /** Another provider of the same kind, such as a test's, in place of the real one. */
  at: z.object({ issuer: httpUrl, authorizeUrl: httpUrl, tokenUrl: httpUrl, jwksUrl: httpUrl }).optional(),
});
export type LoginClient = z.infer<typeof loginClientSchema>;

/** Targets of the app-open flow (S2 §4): the custom link first, then the device's store. */
export const appLinksSchema = z
  .object({
    /** Link such as `zest://open`; never a script. */
    custom: z.string().regex(/^(?!(?:javascript|data|vbscript|file|blob):)[a-z][a-z0-9+.-]*:\/\/\S+$/),
    apple: httpUrl,
    google: httpUrl,
    huawei: httpUrl,
    /** Page interception: a visitor's first page starts the app. */
    intercept: z.boolean(),
  })
  .partial();

/** Icons of the bottom bar. */
export const MENU_ICONS = [
  'home',
  'tag',
  'compass',
  'bell',
  'user',
  'fire',
  'star',
  'search',
  'heart',
  'menu',
] as const;

// Forms count graphemes, of which a Thai one has up to three units.
const localizedText = z.partialRecord(language, z.string().max(600));
const menuLink = z.object({ label: localizedText, link: linkSchema });
export type MenuLink = z.infer<typeof menuLink>;

/** Links of the shop's frame; a menu that is missing or empty is the built-in one. */
const menusSchema = z
  .object({
    /** Beside the categories, before the built-in ones. */
    navigator: z.array(menuLink).max(6),
    footer: z.array(menuLink).max(20),
    footerNote: localizedText,
    /** Phones' bar at the thumb. */
    bar: z.array(menuLink.extend({ icon: z.enum(MENU_ICONS) })).max(5),
  })
  .partial();

/** The frame's top; what is missing is built in. */
const headerSchema = z
  .object({
    /** Line above the header, between its times (ISO 8601) if it has any. */
    announcement: z
      .object({
        text: localizedText,
        link: linkSchema,
        from: z.iso.datetime({ offset: true }),
        until: z.iso.datetime({ offset: true }),
      })
      .partial()
      .refine(({ from, until }) => !from || !until || Date.parse(from) < Date.parse(until), {
        path: ['until'],
        message: 'An announcement ends after its start',
      }),
    /** Hint in the empty search field. */
    searchHint: localizedText,
    /** Whether the ways to the assistant and to the account stand there; true if absent. */
    assistant: z.boolean(),
    account: z.boolean(),
  })
  .partial();

/** Strip that leads to the app: its texts, and the devices that show it; phones if absent. */
const appStripSchema = z
  .object({ devices: z.enum(['phone', 'all', 'none']), text: localizedText, button: localizedText })
  .partial();

/** Consent to measuring: whether it is needed, and texts in place of the built-in ones. */
const consentSchema = z.object({
  mode: z.enum(['off', 'opt-out', 'opt-in']),
  title: localizedText.optional(),
  text: z.partialRecord(language, z.string().max(2_000)).optional(),
  reject: localizedText.optional(),
  accept: localizedText.optional(),
});

/** Contacts for shoppers, linked from the footer of every page. */
const contactSchema = z.object({ email: z.email(), line: httpUrl }).partial();

export const tenantSchema = z
  .object({
    id: z.string().min(1),
    hosts: z.array(z.string().regex(/^[a-z0-9.-]+$/)).min(1),
    type: z.enum(['ARTICLE', 'GENERAL']),
    name: z.partialRecord(language, z.string()),
    languages: z.array(language).min(1),
    defaultLanguage: language,
    timezone: z.string(),
    dateFormat: z.string(),
    currency: z.string(),
    year: z.enum(['buddhist', 'gregorian']),
    numberStyle: z.enum(['spec', 'locale']),
    theme: themeSchema,
    menus: menusSchema.optional(),
    header: headerSchema.optional(),
    appStrip: appStripSchema.optional(),
    phoneRules: z.array(phoneRuleSchema).optional(),
    loginSwitch: loginSwitchSchema,
    /** Issuers of id tokens from the app: a provider that is missing here signs nobody in, even if the switch allows it. */
    idTokenIssuers: z
      .object({ firebase: idTokenIssuerSchema, line: idTokenIssuerSchema })
      .partial()
      .optional(),
    /** Providers at which browsers sign in; only those listed here that also have a secret are offered. */
    loginProviders: z
      .object({ line: loginClientSchema, google: loginClientSchema, apple: loginClientSchema })
      .partial()
      .optional(),
    /**
     * True if apps with the original encryption are supported: a header of key and paths alone, the key wrapped by 1024
     * bits. It proves neither time nor sender; false if absent.
     */
    takesOriginalEncryption: z.boolean().optional(),
    shareSwitch: z.boolean(),
    /** Hosts that short links may lead to, beside the tenant's own; none if absent. */
    shortLinkHosts: z
      .array(z.string().regex(/^[a-z0-9.-]+$/))
      .max(50)
      .optional(),
    labelPolicy: z.enum(['A', 'B']).optional(),
    consent: consentSchema,
    appLinks: appLinksSchema,
    contact: contactSchema.optional(),
    /** True if devices may install the site as an app and keep pages for use without a network; true if absent. */
    isInstallable: z.boolean().optional(),
    upstream: httpUrl.optional(),
    /** Origin of all addresses that leave the site; by default that of the first host (`withOrigin`). */
    siteOrigin: origin.optional(),
  })
  .refine((tenant) => tenant.languages.includes(tenant.defaultLanguage), {
    path: ['defaultLanguage'],
    message: 'The default language must be one of the languages',
  });
/** Settings of a tenant as the database stores them. */
export type TenantSettings = z.infer<typeof tenantSchema>;
export type Tenant = TenantSettings & { siteOrigin: string };

/** Tenant with its site's origin: its own, else its first host at the server's port. */
export function withOrigin(settings: TenantSettings, port: number | string): Tenant {
  const { origin: firstHost } = new URL(`http://${settings.hosts[0]}:${port}`);
  return { ...settings, siteOrigin: settings.siteOrigin ?? firstHost };
}

export type TenantPublic = Pick<
  Tenant,
  | 'id'
  | 'type'
  | 'name'
  | 'languages'
  | 'defaultLanguage'
  | 'timezone'
  | 'dateFormat'
  | 'currency'
  | 'year'
  | 'numberStyle'
  | 'theme'
  | 'menus'
  | 'header'
  | 'appStrip'
  | 'labelPolicy'
  | 'consent'
  | 'appLinks'
  | 'contact'
  | 'shareSwitch'
  | 'isInstallable'
  | 'siteOrigin'
>;

/** Part of a tenant for views and browsers; hosts, token issuers and the upstream address are left out. */
export function toTenantPublic(tenant: Tenant): TenantPublic {
  return {
    id: tenant.id,
    type: tenant.type,
    name: tenant.name,
    languages: tenant.languages,
    defaultLanguage: tenant.defaultLanguage,
    timezone: tenant.timezone,
    dateFormat: tenant.dateFormat,
    currency: tenant.currency,
    year: tenant.year,
    numberStyle: tenant.numberStyle,
    theme: tenant.theme,
    menus: tenant.menus,
    header: tenant.header,
    appStrip: tenant.appStrip,
    labelPolicy: tenant.labelPolicy,
    consent: tenant.consent,
    appLinks: tenant.appLinks,
    contact: tenant.contact,
    shareSwitch: tenant.shareSwitch,
    isInstallable: tenant.isInstallable,
    siteOrigin: tenant.siteOrigin,
  };
}
