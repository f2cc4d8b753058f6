import { defineContentType } from '#schemas/content-type/define.ts';

export const categories = defineContentType({
  type: 'categories',
  name: { th: 'หมวดหมู่', en: 'Categories', id: 'Kategori' },
  one: { th: 'หมวดหมู่', en: 'Category', id: 'Kategori' },
  about: {
    th: 'หมวดหมู่ของสินค้าและบทความ พร้อมหมวดหมู่ย่อย รูปภาพ และลำดับ',
    en: 'Categories of products and articles, with their levels, pictures and order',
    id: 'Kategori produk dan artikel beserta subkategori, gambar, dan urutannya',
  },
  group: 'catalogue',
  lifecycle: 'direct',
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
      name: 'type',
      type: 'SELECT',
      options: [
        { value: 'GOODS', label: 'contentField.categoryType.GOODS' },
        { value: 'ARTICLE', label: 'contentField.categoryType.ARTICLE' },
      ],
      label: 'contentField.categoryType',
      required: true,
    },
    {
      name: 'parent',
      type: 'TEXT',
      codeOf: 'CATEGORY',
      label: 'contentField.parent',
      help: 'contentField.parent.help',
    },
    {
      name: 'picture',
      type: 'PICTURE',
      aspectRatio: 1,
      namedBy: 'name',
      label: 'contentField.picture',
    },
    { name: 'position', type: 'NUMBER', min: 0, max: 9_999, label: 'contentField.position' },
  ],
  title: 'name',
  columns: ['picture', 'type', 'parent', 'position'],
  filters: ['type'],
  sorts: [{ field: 'position' }],
  tree: { groupedBy: 'type', moves: { parent: 'parent', position: 'position' } },
});
