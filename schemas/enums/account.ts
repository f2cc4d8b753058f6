export const USERNAME_TYPES = ['MOBILE', 'EMAIL'] as const;
export const AUTH_SCENES = [
  'REGISTER',
  'LOGIN',
  'CHANGEPWD',
  'CLOSEUSER',
  'CHANGE_MOBILE_EMAIL',
  'CHECK_OLD_MOBILE_EMAIL',
] as const;
/** Scenes in which only a signed-in member can request a code. */
export const MEMBER_SCENES: readonly (typeof AUTH_SCENES)[number][] = [
  'CLOSEUSER',
  'CHANGE_MOBILE_EMAIL',
  'CHECK_OLD_MOBILE_EMAIL',
];
/** Providers whose id tokens sign members in, from the app. */
export const ID_TOKEN_PROVIDERS = ['firebase', 'line'] as const;
/** Providers at which browsers sign in by authorization code, in the order in which the shop offers them. */
export const LOGIN_PROVIDERS = ['line', 'google', 'apple'] as const;
export type LoginProviderName = (typeof LOGIN_PROVIDERS)[number];
/** Providers with which an account can be linked. */
export const IDENTITY_PROVIDERS = ['firebase', ...LOGIN_PROVIDERS] as const;
/** Changes of how a member signs in, of which the member is told. */
export const SECURITY_EVENTS = [
  'PASSKEY_ADDED',
  'PASSKEY_REMOVED',
  'PASSWORD_CHANGED',
  'EMAIL_CHANGED',
  'PHONE_CHANGED',
  'LOGIN_LINKED',
  'LOGIN_UNLINKED',
] as const;
export type SecurityEvent = (typeof SECURITY_EVENTS)[number];
export const COUNTRIES = ['TH', 'ID', 'PH', 'SG', 'MY', 'VN', 'CN'] as const;
export const GENDERS = { she: 0, he: 1, they: 2 } as const;
/** Profile fields that are reviewed before they are public, and the states of a review. */
export const PROFILE_AUDIT_FIELDS = ['avatar', 'nickname', 'biography'] as const;
export const PROFILE_AUDIT_ACTIONS = ['AUDITING', 'PASSED'] as const;
/** Channels of the shop's messages to its members. */
export const MESSAGE_KINDS = ['mail', 'text'] as const;
