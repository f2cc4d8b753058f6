import { NAMES, type Specifications, VALUES } from './specification.ts';

const { battery, charging, connection, dimension, feature, inBox, mains, material, power, screen, suits } =
  NAMES;
const { capacity, storage, system } = NAMES;

/** Phones, audio, cameras, computers and home appliances. */
export const TECHNOLOGY: Specifications = {
  'flagship-phones': {
    axes: [storage, feature],
    facts: [
      [system, 'Android 16'],
      [
        ['ซิม', 'SIM', 'SIM'],
        ['2 ซิม (นาโนและ eSIM)', 'Dual SIM (nano and eSIM)', 'Dual SIM (nano & eSIM)'],
      ],
      [charging, 'USB-C'],
    ],
  },
  'budget-phones': {
    axes: [storage, feature],
    facts: [
      [system, 'Android 15'],
      [
        ['ซิม', 'SIM', 'SIM'],
        ['2 ซิม (นาโน)', 'Dual nano SIM', 'Dual nano SIM'],
      ],
      [charging, 'USB-C'],
    ],
  },
  'android-tablets': {
    axes: [capacity, screen],
    facts: [
      [system, 'Android 15'],
      [connection, 'Wi-Fi, Bluetooth'],
      [charging, 'USB-C'],
    ],
  },
  'power-banks': {
    axes: [capacity, ['กำลังชาร์จ', 'Output', 'Daya keluaran']],
    facts: [
      [
        ['ชนิดแบตเตอรี่', 'Cells', 'Sel baterai'],
        ['ลิเธียมโพลิเมอร์', 'Lithium polymer', 'Litium polimer'],
      ],
      [['แรงดันเซลล์', 'Cell voltage', 'Tegangan sel'], '3.7 V'],
      [charging, 'USB-C'],
    ],
  },
  chargers: {
    axes: [power, ['ช่องเสียบ', 'Ports', 'Port']],
    facts: [
      [['เทคโนโลยี', 'Technology', 'Teknologi'], 'GaN, USB Power Delivery'],
      [['ไฟเข้า', 'Input', 'Masukan'], '100-240 V / 50-60 Hz'],
    ],
  },
  earbuds: {
    axes: [battery, feature],
    facts: [
      [connection, 'Bluetooth'],
      [
        ['รูปแบบ', 'Style', 'Model'],
        ['ทรูไวร์เลส พร้อมเคสชาร์จ', 'True wireless with charging case', 'True wireless dengan kotak pengisi'],
      ],
      [charging, 'USB-C'],
    ],
  },
  headphones: {
    axes: [battery, feature],
    facts: [
      [connection, ['Bluetooth และสาย 3.5 มม.', 'Bluetooth and 3.5 mm cable', 'Bluetooth & kabel 3,5 mm']],
      [
        ['รูปแบบ', 'Style', 'Model'],
        ['ครอบหู ปิดหลัง', 'Over-ear, closed back', 'Over-ear, tertutup'],
      ],
      [charging, 'USB-C'],
    ],
  },
  'bluetooth-speakers': {
    axes: [['กำลังขับ', 'Output power', 'Daya keluaran'], feature],
    facts: [
      [connection, 'Bluetooth'],
      [charging, 'USB-C'],
    ],
  },
  mirrorless: {
    axes: [
      ['เซนเซอร์และเลนส์', 'Sensor and lens', 'Sensor & lensa'],
      ['วิดีโอ', 'Video', 'Video'],
    ],
    facts: [
      [['การ์ดหน่วยความจำ', 'Memory card', 'Kartu memori'], 'SD, SDHC, SDXC'],
      [connection, 'Wi-Fi, Bluetooth, USB-C'],
    ],
  },
  'security-cameras': {
    axes: [['ความละเอียด', 'Resolution', 'Resolusi'], feature],
    facts: [
      [connection, 'Wi-Fi 2.4 GHz'],
      [
        ['บันทึกภาพ', 'Recording', 'Perekaman'],
        ['การ์ด microSD', 'microSD card', 'Kartu microSD'],
      ],
    ],
  },
  'smart-watches': {
    axes: [['จอและตัวเรือน', 'Display and case', 'Layar & bodi'], feature],
    facts: [
      [suits, ['แอนดรอยด์และ iPhone', 'Android and iPhone', 'Android & iPhone']],
      [connection, 'Bluetooth'],
      [
        ['การชาร์จ', 'Charging', 'Pengisian'],
        ['แท่นแม่เหล็ก', 'Magnetic dock', 'Dok magnetik'],
      ],
    ],
  },
  laptops: {
    axes: [storage, screen, system],
    facts: [
      [connection, 'Wi-Fi 6, Bluetooth, USB-C, HDMI'],
      [
        ['แป้นพิมพ์', 'Keyboard', 'Keyboard'],
        ['ไทย-อังกฤษ', 'Thai and English', 'Thai & Inggris'],
      ],
    ],
  },
  keyboards: {
    axes: [
      ['จำนวนปุ่ม', 'Layout', 'Tata letak'],
      ['สวิตช์', 'Switches', 'Switch'],
    ],
    facts: [[suits, ['Windows และ Mac', 'Windows and Mac', 'Windows & Mac']]],
  },
  mice: {
    axes: [['ความละเอียด', 'Resolution', 'Resolusi'], feature],
    facts: [
      [connection, ['ไร้สาย', 'Wireless', 'Nirkabel']],
      [
        ['ปุ่ม', 'Buttons', 'Tombol'],
        ['ซ้าย ขวา และล้อเลื่อน', 'Left, right and wheel', 'Kiri, kanan & roda gulir'],
      ],
    ],
  },
  monitors: {
    axes: [dimension, ['จอภาพ', 'Panel', 'Panel']],
    facts: [
      [['ช่องต่อ', 'Ports', 'Port'], 'HDMI, DisplayPort'],
      [['ขาแขวน', 'Wall mount', 'Dudukan dinding'], 'VESA 100 × 100'],
      [mains, '100-240 V'],
    ],
  },
  gamepads: {
    axes: [
      ['รุ่นย่อย', 'Version', 'Versi'],
      ['ใช้กับ', 'Works with', 'Mendukung'],
    ],
    facts: [
      [connection, ['ไร้สายและสาย USB-C', 'Wireless and USB-C cable', 'Nirkabel & kabel USB-C']],
      [charging, 'USB-C'],
    ],
  },
  'cordless-vacuums': {
    axes: [['แรงดูด', 'Suction', 'Daya isap'], feature],
    facts: [
      [
        ['แหล่งพลังงาน', 'Power source', 'Sumber daya'],
        ['แบตเตอรี่ลิเธียมชาร์จได้', 'Rechargeable lithium battery', 'Baterai litium isi ulang'],
      ],
      [inBox, ['เครื่อง หัวดูดพื้น แท่นชาร์จ', 'Vacuum, floor head, charger', 'Mesin, kepala lantai, pengisi daya']],
    ],
  },
  'robot-vacuums': {
    axes: [['แรงดูด', 'Suction', 'Daya isap'], feature],
    facts: [
      [connection, 'Wi-Fi 2.4 GHz'],
      [
        ['การทำงาน', 'Functions', 'Fungsi'],
        ['ดูดฝุ่นและถูพื้น', 'Vacuums and mops', 'Sedot & pel'],
      ],
    ],
  },
  fans: {
    axes: [['รุ่นและขนาด', 'Size and version', 'Ukuran & versi'], feature],
    facts: [
      [
        ['รูปแบบ', 'Style', 'Model'],
        ['ตั้งพื้น ส่ายซ้ายขวา', 'Stand, oscillating', 'Berdiri, berputar kiri-kanan'],
      ],
      [material, ['โครงเหล็ก ใบพัดพลาสติก', 'Steel frame, plastic blades', 'Rangka baja, baling plastik']],
    ],
  },
  'air-purifiers': {
    axes: [['พื้นที่ใช้งาน', 'Room size', 'Luas ruang'], feature],
    facts: [
      [
        ['ไส้กรอง', 'Filter', 'Filter'],
        ['HEPA และคาร์บอน', 'HEPA and carbon', 'HEPA & karbon'],
      ],
      [mains, VALUES.mains],
    ],
  },
  'smart-tvs': {
    axes: [['ขนาดและความละเอียด', 'Size and resolution', 'Ukuran & resolusi'], feature],
    facts: [
      [connection, 'Wi-Fi, Bluetooth, HDMI, USB'],
      [
        ['ตัวรับสัญญาณ', 'Tuner', 'Tuner'],
        ['ดิจิทัล DVB-T2', 'Digital DVB-T2', 'Digital DVB-T2'],
      ],
      [mains, VALUES.mains],
    ],
  },
};
