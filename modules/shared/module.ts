import { z } from 'zod';
import { defineModule } from '#schemas/module/define.ts';
import { SHARED } from '#schemas/page/document.ts';

const ID_LENGTH = 64;

const schema = z.object({ id: z.string().max(ID_LENGTH) });

export type SharedProps = z.infer<typeof schema>;

export const shared = defineModule({
  type: SHARED,
  version: 1,
  name: { th: 'โมดูลที่ใช้ร่วมกัน', en: 'Shared module', id: 'Modul bersama' },
  about: {
    th: 'แก้ไขครั้งเดียว เปลี่ยนทุกหน้าที่ใช้',
    en: 'Changed once, shown on every page that uses it',
    id: 'Cukup diubah sekali untuk semua halaman yang memakainya',
  },
  category: 'layout',
  icon: 'layers',
  sketch: [
    [4, 3, 40, 12],
    [4, 18, 40, 11],
  ],
  schema,
  defaults: { id: '' },
  fields: [
    {
      name: 'id',
      type: 'TEXT',
      label: 'field.shared',
      required: true,
      maxLength: ID_LENGTH,
      codeOf: 'SHARED',
    },
  ],
});
