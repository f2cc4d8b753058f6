import type { Text } from '#locales/format/localize.ts';

/** Specification of a family: names of its axes (`Family.specs`), and facts of all its products. */
export type Specification = {
  axes: readonly Text[];
  facts: readonly (readonly [name: Text, value: Text])[];
};
export type Specifications = Record<string, Specification>;

/** Names of attributes that several families have. */
export const NAMES = {
  type: ['ประเภท', 'Type', 'Jenis'],
  model: ['รุ่น', 'Model', 'Tipe'],
  warranty: ['การรับประกัน', 'Warranty', 'Garansi'],
  colour: ['สี', 'Colour', 'Warna'],
  feature: ['จุดเด่น', 'Key feature', 'Fitur utama'],
  size: ['ไซซ์', 'Size', 'Ukuran'],
  dimension: ['ขนาด', 'Size', 'Ukuran'],
  capacity: ['ความจุ', 'Capacity', 'Kapasitas'],
  amount: ['ปริมาณ', 'Contents', 'Isi'],
  material: ['วัสดุ', 'Material', 'Bahan'],
  power: ['กำลังไฟ', 'Power', 'Daya'],
  mains: ['ไฟฟ้าที่ใช้', 'Mains', 'Tegangan'],
  connection: ['การเชื่อมต่อ', 'Connection', 'Koneksi'],
  charging: ['ช่องชาร์จ', 'Charging port', 'Port pengisian'],
  battery: ['แบตเตอรี่', 'Battery life', 'Daya tahan baterai'],
  screen: ['หน้าจอ', 'Screen', 'Layar'],
  system: ['ระบบปฏิบัติการ', 'Operating system', 'Sistem operasi'],
  storage: ['แรม/ความจุ', 'RAM/Storage', 'RAM/Penyimpanan'],
  suits: ['เหมาะกับ', 'Suits', 'Cocok untuk'],
  inBox: ['ในกล่อง', 'In the box', 'Isi kotak'],
  care: ['การดูแล', 'Care', 'Perawatan'],
  keep: ['การเก็บรักษา', 'Storage', 'Penyimpanan'],
  flavour: ['รสชาติ', 'Flavour', 'Rasa'],
} as const satisfies Record<string, Text>;

/** Values that several families have. */
export const VALUES = {
  mains: '220 V / 50 Hz',
  dry: [
    'เก็บในที่แห้งและเย็น พ้นแสงแดด',
    'Cool, dry place out of the sun',
    'Tempat sejuk, kering, tanpa sinar matahari',
  ],
  wash: [
    'ซักเครื่องน้ำเย็น ไม่ใช้สารฟอกขาว',
    'Cold machine wash, no bleach',
    'Cuci mesin air dingin, tanpa pemutih',
  ],
} as const satisfies Record<string, Text>;
