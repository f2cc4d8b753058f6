import { defineContentType } from '#schemas/content-type/define.ts';
import { yesNo } from '../yes-no.ts';

export const leaderboards = defineContentType({
  type: 'leaderboards',
  name: { th: 'อันดับสินค้า', en: 'Leaderboards', id: 'Peringkat' },
  one: { th: 'อันดับสินค้า', en: 'Leaderboard', id: 'Peringkat' },
  about: {
    th: 'อันดับสินค้า บทความ หรือธีมที่เลือกเอง หรืออันดับสินค้าตามเกณฑ์อัตโนมัติ',
    en: 'Products, articles or themes ranked by hand, or products ranked by a rule',
    id: 'Produk, artikel, atau tema yang diurutkan sendiri, atau produk yang diurutkan otomatis',
  },
  group: 'campaign',
  lifecycle: 'drafted',
  fields: [
    {
      name: 'name',
      type: 'TEXT',
      localized: true,
      maxLength: 80,
      short: true,
      label: 'contentField.name',
      required: true,
    },
    {
      name: 'genType',
      type: 'SELECT',
      options: [
        { value: 'MANUAL', label: 'contentField.genType.MANUAL' },
        { value: 'AUTO', label: 'contentField.genType.AUTO' },
      ],
      label: 'contentField.genType',
      required: true,
    },
    {
      name: 'goods',
      type: 'COMMODITY_RELATION',
      maxItems: 100,
      label: 'contentField.boardGoods',
      help: 'contentField.boardGoods.help',
    },
    {
      name: 'contents',
      type: 'RELATED_CONTENTS',
      maxItems: 100,
      label: 'contentField.boardContents',
      help: 'contentField.boardContents.help',
    },
    {
      name: 'orderType',
      type: 'SELECT',
      options: [
        { value: 'SOLD_QUANTITY', label: 'board.SOLD_QUANTITY' },
        { value: 'AVERAGE_SCORE', label: 'board.SCORE' },
        { value: 'DISCOUNT', label: 'board.DISCOUNT' },
        { value: 'REVIEW_COUNT', label: 'board.REVIEW_COUNT' },
      ],
      label: 'contentField.orderType',
      help: 'contentField.orderType.help',
    },
    {
      name: 'category',
      type: 'TEXT',
      codeOf: 'CATEGORY',
      label: 'contentField.category',
      help: 'contentField.boardCategory.help',
    },
    { name: 'online', type: 'SELECT', options: yesNo, label: 'contentField.shelved' },
    { name: 'position', type: 'NUMBER', min: 0, max: 100_000, label: 'contentField.position' },
  ],
  title: 'name',
  columns: ['genType', 'orderType', 'online', 'position'],
  filters: ['genType', 'orderType', 'online'],
  sorts: [{ field: 'position' }],
  address: '/leaderboard-products/{code}',
});
