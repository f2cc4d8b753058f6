import type { ModuleFixtures } from '#runtime/module.ts';
import type { Activity } from '#schemas/entities/activity.ts';
import { activityFixtures } from '#storefront/activities/fixtures.ts';
import { type ShareInvitationProps, shareInvitation } from './module.ts';

const of = (props: Partial<ShareInvitationProps>, data?: Activity) => ({
  props: { ...shareInvitation.defaults, ...props },
  data,
});
const title = { th: 'ชวนเพื่อนมาลุ้น', en: 'Bring your friends', id: 'Ajak teman Anda' };
const text = {
  th: 'แชร์ลิงก์ของคุณ รับสิทธิ์เพิ่มเมื่อเพื่อนสมัคร',
  en: 'Share your link and get another chance when friends sign up.',
  id: 'Bagikan tautan Anda dan dapatkan kesempatan lagi saat teman mendaftar.',
};

export const shareInvitationFixtures: ModuleFixtures<ShareInvitationProps, Activity | undefined> = {
  default: of({ title, text, activity: '1' }, activityFixtures.running),
  /** The activity is over. */
  empty: of({ title, activity: '1' }, activityFixtures.ended),
  longestThai: of({ title: { th: 'กู้ภัยที่นี่ ปั๊มน้ำอัตโนมัติและที่ชาร์จเร็ว ฎุฏู ลดราคาพิเศษสุดเฉพาะวันนี้' } }),
  longestIndonesian: {
    ...of({ title: { id: 'Pertanggungjawaban pengiriman sepenuhnya ditanggung penjual selama promosi' } }),
    lang: 'id',
  },
  /** Without images: here the activity and the text are missing. */
  missingImage: of({ title }),
};
