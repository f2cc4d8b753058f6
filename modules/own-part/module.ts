import { z } from 'zod';
import { defineModule } from '#schemas/module/define.ts';
import { OWN_PART } from '#schemas/page/document.ts';

const schema = z.object({});

export type OwnPartProps = z.infer<typeof schema>;

export const ownPart = defineModule({
  type: OWN_PART,
  version: 1,
  name: { th: 'ส่วนหลักของหน้าร้าน', en: 'Own part of the screen', id: 'Isi asli layar' },
  about: {
    th: 'เนื้อหาที่หน้าจอนั้นแสดงเอง ใช้ได้เฉพาะในหน้าที่ผูกไว้',
    en: 'What the screen shows by itself; on pages bound to it only',
    id: 'Isi yang ditampilkan layar itu sendiri; hanya di halaman yang dikaitkan',
  },
  category: 'layout',
  icon: 'layers',
  sketch: [[2, 2, 44, 28]],
  schema,
  defaults: {},
  fields: [],
});
