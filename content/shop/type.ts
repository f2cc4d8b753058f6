import { defineContentType } from '#schemas/content-type/define.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '#schemas/languages.ts';
import { CURRENCIES, TIME_ZONES } from '#schemas/shop-options.ts';
import { yesNo } from '../yes-no.ts';

const languageOptions = LANGUAGES.map((value) => ({ value, label: { plain: LANGUAGE_NAMES[value] } }));
const plain = (...values: string[]) => values.map((value) => ({ value, label: { plain: value } }));

/** Settings of the shop that aren't part of a release. Hosts and secrets are the instance's. */
export const shop = defineContentType({
  type: 'shop',
  name: { th: 'ตั้งค่าร้าน', en: 'Shop settings', id: 'Pengaturan toko' },
  one: { th: 'ตั้งค่าร้าน', en: 'Shop settings', id: 'Pengaturan toko' },
  about: {
    th: 'ชื่อ ภาษา สกุลเงิน การเข้าสู่ระบบ ช่องทางติดต่อ และลิงก์แอป',
    en: 'Name, languages, currency, sign-in, contact and app links',
    id: 'Nama, bahasa, mata uang, cara masuk, kontak, dan tautan aplikasi',
  },
  group: 'site',
  lifecycle: 'direct',
  single: true,
  fields: [
    {
      name: 'name',
      type: 'TEXT',
      localized: true,
      maxLength: 60,
      short: true,
      label: 'contentField.name',
      required: true,
    },
    {
      name: 'languages',
      type: 'SELECT',
      multiple: true,
      options: languageOptions,
      label: 'contentField.languages',
      required: true,
    },
    {
      name: 'defaultLanguage',
      type: 'SELECT',
      options: languageOptions,
      label: 'contentField.defaultLanguage',
      required: true,
    },
    {
      name: 'currency',
      type: 'SELECT',
      options: plain(...CURRENCIES),
      label: 'contentField.currency',
      help: 'contentField.currency.help',
      required: true,
    },
    {
      name: 'timezone',
      type: 'SELECT',
      options: plain(...TIME_ZONES),
      label: 'contentField.timezone',
      required: true,
    },
    {
      name: 'dateFormat',
      type: 'SELECT',
      options: plain('DD/MM/YYYY', 'D MMM YYYY', 'YYYY-MM-DD'),
      label: 'contentField.dateFormat',
      required: true,
    },
    {
      name: 'year',
      type: 'SELECT',
      options: [
        { value: 'buddhist', label: 'contentField.year.buddhist' },
        { value: 'gregorian', label: 'contentField.year.gregorian' },
      ],
      label: 'contentField.year',
      required: true,
    },
    {
      name: 'logins',
      type: 'SELECT',
      multiple: true,
      options: [
        { value: 'email', label: 'contentField.logins.email' },
        { value: 'mobile', label: 'contentField.logins.mobile' },
        { value: 'code', label: 'contentField.logins.code' },
        { value: 'line', label: { plain: 'LINE' } },
        { value: 'firebase', label: { plain: 'Firebase' } },
      ],
      label: 'contentField.logins',
    },
    { name: 'shareSwitch', type: 'SELECT', options: yesNo, label: 'contentField.shareSwitch' },
    {
      name: 'shortLinkHosts',
      type: 'LIST',
      max: 50,
      item: [{ name: 'host', type: 'TEXT', maxLength: 200, label: 'contentField.host', required: true }],
      label: 'contentField.shortLinkHosts',
      help: 'contentField.shortLinkHosts.help',
    },
    {
      name: 'labelPolicy',
      type: 'SELECT',
      options: [
        { value: 'A', label: 'contentField.labelPolicy.A' },
        { value: 'B', label: 'contentField.labelPolicy.B' },
      ],
      label: 'contentField.labelPolicy',
    },
    { name: 'contactEmail', type: 'TEXT', maxLength: 200, label: 'contentField.contactEmail' },
    { name: 'contactLine', type: 'JUMP', label: 'contentField.contactLine' },
    { name: 'appleLink', type: 'JUMP', label: { plain: 'App Store' } },
    { name: 'googleLink', type: 'JUMP', label: { plain: 'Google Play' } },
    { name: 'huaweiLink', type: 'JUMP', label: { plain: 'AppGallery' } },
    { name: 'isInstallable', type: 'SELECT', options: yesNo, label: 'contentField.isInstallable' },
  ],
  title: 'name',
  columns: [],
  filters: [],
  sorts: [],
});
