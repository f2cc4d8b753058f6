import { z } from 'zod';
import { LANGUAGES } from './constants.ts';
import { phoneRuleSchema } from './entities/phone-rule.ts';

const language = z.enum(LANGUAGES);
const httpUrl = z.url({ protocol: /^https?$/ });
const origin = httpUrl.refine(
  (value) => new URL(value).origin === value,
  'An origin has no path and no trailing slash',
);

/** What a tenant may restyle; the rest of the design stays neutral. */
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

/** Ways to sign in that the tenant offers (S2 §7, login-switch). */
export const loginSwitchSchema = z.object({
  mobile: z.boolean(),
  email: z.boolean(),
  code: z.boolean(),
  firebase: z.boolean(),
  line: z.boolean(),
});

/** An OpenID provider whose id tokens sign members in, and whom they must be made for. */
const idTokenIssuerSchema = z.object({
  issuer: httpUrl,
  audience: z.string().min(1),
  jwksUrl: httpUrl,
  /** Where browsers fetch an id token by OpenID's implicit flow; without it only the app signs in this way. */
  authorizeUrl: httpUrl.optional(),
});
export type IdTokenIssuer = z.infer<typeof idTokenIssuerSchema>;

/** Where the app-open flow leads (S2 §4): the custom link first, then the store of the device. */
export const appLinksSchema = z
  .object({
    /** Such as `zest://open`; never a script. */
    custom: z.string().regex(/^(?!(?:javascript|data|vbscript|file|blob):)[a-z][a-z0-9+.-]*:\/\/\S+$/),
    apple: httpUrl,
    google: httpUrl,
    huawei: httpUrl,
    /** The page-intercept strategy: a visitor's first page starts the app. */
    intercept: z.boolean(),
  })
  .partial();

/** Where shoppers get help; the footer of every page leads there. */
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
    phoneRules: z.array(phoneRuleSchema).optional(),
    loginSwitch: loginSwitchSchema,
    /** A provider that isn't here signs nobody in, whatever the switch says. */
    idTokenIssuers: z
      .object({ firebase: idTokenIssuerSchema, line: idTokenIssuerSchema })
      .partial()
      .optional(),
    /**
     * Whether apps of the original encryption are understood: a header of key and paths alone, the key wrapped by 1024 bits.
     * It proves neither time nor sender; false if absent.
     */
    takesOriginalEncryption: z.boolean().optional(),
    shareSwitch: z.boolean(),
    /** Hosts beside the tenant's own that short links may lead to; none if absent. */
    shortLinkHosts: z
      .array(z.string().regex(/^[a-z0-9.-]+$/))
      .max(50)
      .optional(),
    labelPolicy: z.enum(['A', 'B']).optional(),
    consent: z.object({ mode: z.enum(['off', 'opt-out', 'opt-in']) }),
    appLinks: appLinksSchema,
    contact: contactSchema.optional(),
    /** Whether devices may keep the site as an app, and pages of it for when there is no network; true if absent. */
    isInstallable: z.boolean().optional(),
    upstream: httpUrl.optional(),
    /** Of all addresses that leave the site; without it they name the first host (`withOrigin`). */
    siteOrigin: origin.optional(),
  })
  .refine((tenant) => tenant.languages.includes(tenant.defaultLanguage), {
    path: ['defaultLanguage'],
    message: 'The default language must be one of the languages',
  });
/** A tenant as the database keeps it. */
export type TenantSettings = z.infer<typeof tenantSchema>;
export type Tenant = TenantSettings & { siteOrigin: string };

/** The tenant with its site's origin: its own, else that of its first host at the port that the server listens at. */
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
  | 'labelPolicy'
  | 'consent'
  | 'appLinks'
  | 'contact'
  | 'shareSwitch'
  | 'isInstallable'
  | 'siteOrigin'
>;

/** The part of a tenant that views and browsers may see; hosts, ways to sign in and the upstream address stay behind. */
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
    labelPolicy: tenant.labelPolicy,
    consent: tenant.consent,
    appLinks: tenant.appLinks,
    contact: tenant.contact,
    shareSwitch: tenant.shareSwitch,
    isInstallable: tenant.isInstallable,
    siteOrigin: tenant.siteOrigin,
  };
}
