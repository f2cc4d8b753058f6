import type { Language } from '#schemas/languages.ts';

/** A member of the demonstration shops, the language of their comments, and a Thai's polite particle. */
export type Member = { name: string; language: Language; particle?: 'ค่ะ' | 'ครับ' };

/** Members; the first six write the notes. */
export const MEMBERS = [
  { name: 'แม่น้องปั้น', language: 'th', particle: 'ค่ะ' },
  { name: 'บ้านเล็กครัวใหญ่', language: 'th', particle: 'ค่ะ' },
  { name: 'กาแฟกับคีย์บอร์ด', language: 'th', particle: 'ครับ' },
  { name: 'นัทชอบของถูก', language: 'th', particle: 'ครับ' },
  { name: 'ทาสแมวเบอร์หนึ่ง', language: 'th', particle: 'ค่ะ' },
  { name: 'Dewi Jakarta', language: 'id' },
  { name: 'ปูเป้สายช้อป', language: 'th', particle: 'ค่ะ' },
  { name: 'สมชาย ท่าพระ', language: 'th', particle: 'ครับ' },
  { name: 'น้องฝ้าย', language: 'th', particle: 'ค่ะ' },
  { name: 'Rizky Hemat', language: 'id' },
  { name: 'ลุงชัยขายของเก่า', language: 'th', particle: 'ครับ' },
  { name: 'Emma in Bangkok', language: 'en' },
] as const satisfies readonly Member[];
