import type { ModuleFixtures } from '#runtime/module.ts';
import type { Activity } from '#schemas/entities/activity.ts';
import { activityFixtures as samples } from '#storefront/activities/fixtures.ts';
import type { ActivityProps } from './module.ts';

const of = (data?: Activity, title: ActivityProps['title'] = {}) => ({
  props: { activity: data?.id ?? '', title },
  data,
});

type Fixtures = ModuleFixtures<ActivityProps, Activity | undefined, 'bonus' | 'badge'>;

export const activityFixtures: Fixtures = {
  default: of(samples.running),
  empty: of(),
  longestThai: of(samples.running, {
    th: 'กู้ภัยที่นี่ ปั๊มน้ำอัตโนมัติและที่ชาร์จเร็ว ฎุฏู ลดราคาพิเศษสุดเฉพาะวันนี้',
  }),
  longestIndonesian: {
    ...of(samples.running, {
      id: 'Pertanggungjawaban pengiriman sepenuhnya ditanggung penjual selama promosi',
    }),
    lang: 'id',
  },
  missingImage: of({ ...samples.running, picture: undefined }),
  bonus: of(samples.bonus),
  badge: of(samples.badge),
};
