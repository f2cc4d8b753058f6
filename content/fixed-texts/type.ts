import { OWN_TEXT_PAGES } from '#locales/fixed-pages.ts';
import { defineContentType } from '#schemas/content-type/define.ts';
import { keysOf } from '#schemas/typed-object.ts';

/** Texts of the footer's pages that replace the built-in ones. */
export const fixedTexts = defineContentType({
  type: 'fixed-texts',
  name: { th: 'หน้าข้อมูลและนโยบาย', en: 'Fixed texts', id: 'Halaman info dan kebijakan' },
  one: { th: 'หน้าข้อมูล', en: 'Fixed text', id: 'Halaman info' },
  about: {
    th: 'เกี่ยวกับเราและช่วยเหลือ ข้อตกลงการใช้งาน นโยบายความเป็นส่วนตัว และหน้าดาวน์โหลดแอป',
    en: 'About us with help, user agreement, privacy policy and the app’s page',
    id: 'Tentang kami dan bantuan, perjanjian pengguna, kebijakan privasi, dan halaman aplikasi',
  },
  group: 'site',
  lifecycle: 'drafted',
  fields: [
    {
      name: 'page',
      type: 'SELECT',
      options: keysOf(OWN_TEXT_PAGES).map((value) => ({ value, label: `site.page.${value}` as const })),
      label: 'site.page',
      help: 'site.page.hint',
      required: true,
    },
    {
      name: 'title',
      type: 'TEXT',
      localized: true,
      maxLength: 120,
      label: 'contentField.title',
      required: true,
    },
    { name: 'body', type: 'RICH_TEXT', label: 'contentField.body', required: true },
    { name: 'validFrom', type: 'TIME', label: 'site.validFrom', help: 'site.validFrom.help' },
  ],
  title: 'title',
  columns: ['page', 'validFrom'],
  filters: [],
  sorts: [],
  address: '/{page}',
});
