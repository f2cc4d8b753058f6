import { defineContentType } from '#schemas/content-type/define.ts';
import { ATTRIBUTES } from '#schemas/entities/attribute.ts';
import { yesNo } from '../yes-no.ts';

export const goods = defineContentType({
  type: 'goods',
  name: { th: 'สินค้า', en: 'Products', id: 'Produk' },
  one: { th: 'สินค้า', en: 'Product', id: 'Produk' },
  about: {
    th: 'ซ่อนสินค้า หรือแก้ชื่อ รูปภาพ หมวดหมู่ แบรนด์ ข้อมูลจำเพาะ และลิงก์ที่นำเข้ามา',
    en: 'Hide products, or correct their imported names, pictures, categories, brands, specifications and links',
    id: 'Sembunyikan produk, atau perbaiki nama, gambar, kategori, merek, spesifikasi, dan tautan hasil impor',
  },
  group: 'catalogue',
  lifecycle: 'direct',
  imported: true,
  fields: [
    {
      name: 'name',
      type: 'TEXT',
      localized: true,
      maxLength: 300,
      label: 'contentField.name',
    },
    {
      name: 'pictures',
      type: 'LIST',
      max: 20,
      item: [
        {
          name: 'picture',
          type: 'PICTURE',
          aspectRatio: 1,
          decorative: true,
          label: 'contentField.picture',
          required: true,
        },
      ],
      label: 'contentField.pictures',
    },
    { name: 'originUrl', type: 'JUMP', label: 'contentField.link', required: true },
    { name: 'category', type: 'TEXT', codeOf: 'CATEGORY', label: 'contentField.category' },
    { name: 'brand', type: 'TEXT', codeOf: 'BRAND', label: 'contentField.brand' },
    {
      name: 'attributes',
      type: 'LIST',
      max: ATTRIBUTES.count,
      item: [
        {
          name: 'name',
          type: 'TEXT',
          localized: true,
          required: true,
          maxLength: ATTRIBUTES.name,
          label: 'contentField.attributeName',
        },
        {
          name: 'value',
          type: 'TEXT',
          localized: true,
          required: true,
          maxLength: ATTRIBUTES.value,
          label: 'contentField.attributeValue',
        },
      ],
      label: 'contentField.attributes',
    },
    {
      name: 'hidden',
      type: 'SELECT',
      options: yesNo,
      label: 'contentField.hidden',
      help: 'contentField.hidden.help',
    },
    {
      name: 'locked',
      type: 'SELECT',
      multiple: true,
      options: [
        { value: 'name', label: 'contentField.name' },
        { value: 'pictures', label: 'contentField.pictures' },
        { value: 'originUrl', label: 'contentField.link' },
        { value: 'classificationId', label: 'contentField.category' },
        { value: 'brandId', label: 'contentField.brand' },
        { value: 'attributes', label: 'contentField.attributes' },
      ],
      label: 'contentField.locked',
      help: 'contentField.locked.help',
    },
  ],
  title: 'name',
  columns: ['pictures', 'category', 'brand', 'hidden', 'locked'],
  filters: ['hidden', 'locked'],
  sorts: [],
});
