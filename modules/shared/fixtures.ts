import type { ModuleFixtures } from '#runtime/module.ts';
import type { SharedProps } from './module.ts';

const props = { id: 'free-shipping' };
const of = (main: string) => ({ props, data: undefined, slots: { main } });

export const sharedFixtures: ModuleFixtures<SharedProps> = {
  default: of('ส่งฟรีทุกร้านถึงเที่ยงคืน'),
  /** The shared module is gone. */
  empty: { props, data: undefined },
  longestThai: of('กู้ภัยที่นี่ ปั๊มน้ำอัตโนมัติและที่ชาร์จเร็ว ฎุฏู ลดราคาพิเศษสุดเฉพาะวันนี้เท่านั้นสำหรับสมาชิกใหม่'),
  longestIndonesian: {
    ...of('Pertanggungjawaban pengiriman sepenuhnya ditanggung penjual selama promosi akhir pekan ini'),
    lang: 'id',
  },
  missingImage: of('เหลือหนึ่งเดียว'),
};
