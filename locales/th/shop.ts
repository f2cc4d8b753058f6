import type { shop as english } from '../en/shop.ts';
import type { Translation } from '../translate.ts';

export const shop: Translation<typeof english> = {
  'time.now': 'เมื่อสักครู่',
  'time.seconds_other': '{count} วินาทีที่แล้ว',
  'time.minutes_other': '{count} นาทีที่แล้ว',
  'time.hours_other': '{count} ชั่วโมงที่แล้ว',
  'time.days_other': '{count} วันที่แล้ว',
  'time.weeks_other': '{count} สัปดาห์ที่แล้ว',
  'time.months_other': '{count} เดือนที่แล้ว',
  'time.years_other': '{count} ปีที่แล้ว',
};
