import type { ModuleFixtures } from '#runtime/module.ts';
import type { Activity } from '#schemas/entities/activity.ts';
import { activityFixtures } from '#storefront/activities/fixtures.ts';
import type { ActivityModuleProps } from './schema.ts';

const of = (data?: Activity, title: ActivityModuleProps['title'] = {}) => ({
  props: { activity: data?.id ?? '', title },
  data,
});

export const activityModuleFixtures: ModuleFixtures<ActivityModuleProps, Activity | undefined> = {
  default: of(activityFixtures.running),
  empty: of(),
  longestThai: of(activityFixtures.running, {
    th: 'กู้ภัยที่นี่ ปั๊มน้ำอัตโนมัติและที่ชาร์จเร็ว ฎุฏู ลดราคาพิเศษสุดเฉพาะวันนี้',
  }),
  longestIndonesian: {
    ...of(activityFixtures.running, {
      id: 'Pertanggungjawaban pengiriman sepenuhnya ditanggung penjual selama promosi',
    }),
    lang: 'id',
  },
  missingImage: of({ ...activityFixtures.running, picture: undefined }),
};
