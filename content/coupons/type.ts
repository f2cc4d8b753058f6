import { defineContentType } from '#schemas/content-type/define.ts';
import { platformOptions } from '../platform-options.ts';

export const coupons = defineContentType({
  type: 'coupons',
  name: { th: 'คูปอง', en: 'Coupons', id: 'Kupon' },
  one: { th: 'คูปอง', en: 'Coupon', id: 'Kupon' },
  about: {
    th: 'โค้ดและส่วนลดของแต่ละร้าน พร้อมช่วงเวลาที่ใช้ได้',
    en: 'Codes and discounts of the shops, with the time in which they are valid',
    id: 'Kode dan diskon toko, beserta masa berlakunya',
  },
  group: 'campaign',
  lifecycle: 'drafted',
  fields: [
    {
      name: 'title',
      type: 'TEXT',
      localized: true,
      maxLength: 120,
      label: 'contentField.title',
      required: true,
    },
    {
      name: 'type',
      type: 'SELECT',
      options: [
        { value: 'CODE', label: 'contentField.couponType.CODE' },
        { value: 'DISCOUNT', label: 'contentField.couponType.DISCOUNT' },
      ],
      label: 'contentField.couponType',
      required: true,
    },
    {
      name: 'platform',
      type: 'SELECT',
      options: platformOptions,
      label: 'contentField.platform',
      required: true,
    },
    {
      name: 'discountType',
      type: 'SELECT',
      options: [
        { value: 'AMOUNT', label: 'contentField.discountType.AMOUNT' },
        { value: 'DISCOUNT', label: 'contentField.discountType.DISCOUNT' },
      ],
      label: 'contentField.discountType',
      required: true,
    },
    {
      name: 'discount',
      type: 'NUMBER',
      min: 1,
      max: 100_000_000,
      hundredths: true,
      label: 'contentField.discount',
      help: 'contentField.discount.help',
      required: true,
    },
    { name: 'code', type: 'TEXT', maxLength: 40, label: 'contentField.code', help: 'contentField.code.help' },
    { name: 'link', type: 'JUMP', label: 'contentField.link', required: true },
    { name: 'shelfTime', type: 'TIME', label: 'contentField.shelfTime', required: true },
    { name: 'startTime', type: 'TIME', label: 'contentField.startTime', required: true },
    { name: 'endTime', type: 'TIME', label: 'contentField.endTime' },
  ],
  title: 'title',
  columns: ['type', 'platform', 'endTime'],
  filters: ['type', 'platform', 'endTime'],
  sorts: [{ field: 'shelfTime', descending: true }],
  address: '/coupons',
});
