import type { shop as english } from '../en/shop.ts';
import type { Translation } from '../translate.ts';

export const shop: Translation<typeof english> = {
  'time.now': 'baru saja',
  'time.seconds_other': '{count} detik lalu',
  'time.minutes_other': '{count} menit lalu',
  'time.hours_other': '{count} jam lalu',
  'time.days_other': '{count} hari lalu',
  'time.weeks_other': '{count} minggu lalu',
  'time.months_other': '{count} bulan lalu',
  'time.years_other': '{count} tahun lalu',
};
