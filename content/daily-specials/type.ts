import { defineContentType } from '#schemas/content-type/define.ts';

/** Deals that are among the daily special offers for a time; the best reductions fill the rest. */
export const dailySpecials = defineContentType({
  type: 'daily-specials',
  name: { th: 'ปักหมุดดีลประจำวัน', en: 'Daily specials', id: 'Promo harian' },
  one: { th: 'หมุดดีลประจำวัน', en: 'Pinned specials', id: 'Promo harian tersemat' },
  about: {
    th: 'ดีลที่ต้องอยู่ในดีลประจำวันตามเวลาที่กำหนด ที่เหลือระบบเลือกให้',
    en: 'Deals that are daily specials at a time; the others are chosen by their reductions',
    id: 'Promo yang pasti tampil pada waktu tertentu; sisanya dipilih otomatis',
  },
  group: 'campaign',
  lifecycle: 'drafted',
  fields: [
    {
      name: 'name',
      type: 'TEXT',
      maxLength: 60,
      short: true,
      label: 'contentField.name',
      help: 'site.pinName.help',
      required: true,
    },
    { name: 'startsAt', type: 'TIME', label: 'site.pinFrom', required: true },
    {
      name: 'endsAt',
      type: 'TIME',
      label: 'site.pinUntil',
      help: 'site.pinUntil.help',
      required: true,
    },
    {
      name: 'deals',
      type: 'RELATED_CONTENTS',
      kinds: ['CONTENT'],
      maxItems: 24,
      label: 'contentField.deals',
      help: 'site.pinDeals.help',
      required: true,
    },
  ],
  title: 'name',
  columns: ['startsAt', 'endsAt'],
  filters: ['startsAt'],
  sorts: [{ field: 'startsAt', descending: true }],
  address: '/daily-special-offers',
});
