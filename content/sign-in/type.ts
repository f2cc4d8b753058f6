import { defineContentType } from '#schemas/content-type/define.ts';

/** The tenant's clients at login providers. Their secrets are the instance's (LOGIN_SECRETS). */
export const signIn = defineContentType({
  type: 'sign-in',
  name: { th: 'เข้าสู่ระบบด้วยบริการอื่น', en: 'Sign-in services', id: 'Layanan masuk' },
  one: { th: 'เข้าสู่ระบบด้วยบริการอื่น', en: 'Sign-in services', id: 'Layanan masuk' },
  about: {
    th: 'เข้าสู่ระบบด้วย LINE, Google หรือ Apple',
    en: 'Sign in with LINE, Google or Apple',
    id: 'Masuk dengan LINE, Google, atau Apple',
  },
  group: 'site',
  lifecycle: 'drafted',
  single: true,
  fields: [
    {
      name: 'lineClient',
      type: 'TEXT',
      maxLength: 200,
      label: { plain: 'LINE Channel ID' },
      help: 'site.lineClient',
    },
    {
      name: 'googleClient',
      type: 'TEXT',
      maxLength: 200,
      label: { plain: 'Google Client ID' },
      help: 'site.googleClient',
    },
    {
      name: 'appleClient',
      type: 'TEXT',
      maxLength: 200,
      label: { plain: 'Apple Services ID' },
      help: 'site.appleClient',
    },
    { name: 'appleTeam', type: 'TEXT', maxLength: 20, short: true, label: { plain: 'Apple Team ID' } },
    { name: 'appleKey', type: 'TEXT', maxLength: 20, short: true, label: { plain: 'Apple Key ID' } },
  ],
  title: 'lineClient',
  columns: [],
  filters: [],
  sorts: [],
});
