import { isRecord } from '#engine/same-json.ts';
import type { SettingField, SettingsStore } from '../store.ts';

const at = (...path: string[]): SettingField => ({ path });

/** Picture of which the settings hold the address alone. */
const picture = (...path: string[]): SettingField => ({
  path,
  read: (url) => (typeof url === 'string' ? { url, alt: {} } : undefined),
  write: (value) => (isRecord(value) ? value.url : undefined),
});

export const themeStore: SettingsStore = {
  settings: {
    primary: at('theme', 'brand', 'primary'),
    logo: picture('theme', 'brand', 'logo'),
    shape: at('theme', 'shape'),
    surface: at('theme', 'surface'),
    dark: at('theme', 'dark'),
  },
};

export const menuStore: SettingsStore = {
  settings: {
    navigator: at('menus', 'navigator'),
    footer: at('menus', 'footer'),
    footerNote: at('menus', 'footerNote'),
    bar: at('menus', 'bar'),
  },
};

export const headerStore: SettingsStore = {
  settings: {
    announcement: at('header', 'announcement', 'text'),
    announcementLink: at('header', 'announcement', 'link'),
    announcementFrom: at('header', 'announcement', 'from'),
    announcementUntil: at('header', 'announcement', 'until'),
    searchHint: at('header', 'searchHint'),
    assistant: at('header', 'assistant'),
    account: at('header', 'account'),
  },
};

export const appStripStore: SettingsStore = {
  settings: {
    devices: at('appStrip', 'devices'),
    text: at('appStrip', 'text'),
    button: at('appStrip', 'button'),
    custom: at('appLinks', 'custom'),
    intercept: at('appLinks', 'intercept'),
  },
};

export const consentStore: SettingsStore = {
  settings: {
    mode: at('consent', 'mode'),
    title: at('consent', 'title'),
    text: at('consent', 'text'),
    reject: at('consent', 'reject'),
    accept: at('consent', 'accept'),
  },
};

export const signInStore: SettingsStore = {
  settings: {
    lineClient: at('loginProviders', 'line', 'clientId'),
    googleClient: at('loginProviders', 'google', 'clientId'),
    appleClient: at('loginProviders', 'apple', 'clientId'),
    appleTeam: at('loginProviders', 'apple', 'teamId'),
    appleKey: at('loginProviders', 'apple', 'keyId'),
  },
};

const LOGINS = ['email', 'mobile', 'code', 'line', 'firebase'] as const;

export const shopStore: SettingsStore = {
  settings: {
    name: at('name'),
    languages: at('languages'),
    defaultLanguage: at('defaultLanguage'),
    currency: at('currency'),
    timezone: at('timezone'),
    dateFormat: at('dateFormat'),
    year: at('year'),
    // The form lists what is on; the settings name each method.
    logins: {
      path: ['loginSwitch'],
      read: (on) => (isRecord(on) ? LOGINS.filter((name) => on[name] === true) : []),
      write: (value) => {
        const on: readonly unknown[] = Array.isArray(value) ? value : [];
        return Object.fromEntries(LOGINS.map((name) => [name, on.includes(name)]));
      },
    },
    shareSwitch: { path: ['shareSwitch'], write: (value) => value === true },
    shortLinkHosts: {
      path: ['shortLinkHosts'],
      read: (hosts) => (Array.isArray(hosts) ? hosts.map((host) => ({ host })) : undefined),
      write: (value) => (Array.isArray(value) ? value.map(({ host }) => host) : undefined),
    },
    labelPolicy: at('labelPolicy'),
    contactEmail: at('contact', 'email'),
    contactLine: at('contact', 'line'),
    appleLink: at('appLinks', 'apple'),
    googleLink: at('appLinks', 'google'),
    huaweiLink: at('appLinks', 'huawei'),
    isInstallable: at('isInstallable'),
  },
};
