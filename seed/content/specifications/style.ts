import { NAMES, type Specifications, VALUES } from './specification.ts';

const { amount, capacity, care, dimension, feature, inBox, keep, mains, material, size, suits } = NAMES;
const skin = ['ผลลัพธ์', 'Benefit', 'Manfaat'] as const;
const use = ['วิธีใช้', 'How to use', 'Cara pakai'] as const;

/** Beauty and fashion. */
export const STYLE: Specifications = {
  serums: {
    axes: [amount, skin],
    facts: [
      [
        use,
        ['หลังล้างหน้า เช้าและก่อนนอน', 'After cleansing, morning and night', 'Setelah cuci muka, pagi & malam'],
      ],
      [keep, VALUES.dry],
    ],
  },
  creams: {
    axes: [amount, suits],
    facts: [
      [
        use,
        ['หลังล้างหน้า เช้าและก่อนนอน', 'After cleansing, morning and night', 'Setelah cuci muka, pagi & malam'],
      ],
      [keep, VALUES.dry],
    ],
  },
  sunscreens: {
    axes: [amount, ['ค่ากันแดด', 'Protection', 'Perlindungan']],
    facts: [
      [
        use,
        [
          'ทาก่อนออกแดด 15 นาที ทาซ้ำทุก 2 ชั่วโมง',
          '15 minutes before sun, again every 2 hours',
          '15 menit sebelum keluar, ulangi tiap 2 jam',
        ],
      ],
      [keep, VALUES.dry],
    ],
  },
  lipsticks: {
    axes: [amount, ['เฉดสี', 'Shade', 'Warna']],
    facts: [
      [
        ['ใช้กับ', 'For', 'Untuk'],
        ['ริมฝีปาก', 'Lips', 'Bibir'],
      ],
      [keep, VALUES.dry],
    ],
  },
  cushions: {
    axes: [amount, ['เฉดสี', 'Shade', 'Warna'], ['ค่ากันแดด', 'Protection', 'Perlindungan']],
    facts: [
      [inBox, ['ตลับพร้อมพัฟ', 'Compact with puff', 'Kotak dengan puff']],
      [keep, VALUES.dry],
    ],
  },
  shampoos: {
    axes: [amount, skin],
    facts: [
      [use, ['นวดบนผมเปียก ล้างออกด้วยน้ำ', 'Massage into wet hair, rinse', 'Pijat di rambut basah, bilas']],
      [keep, VALUES.dry],
    ],
  },
  'hair-dryers': {
    axes: [['กำลังไฟและมอเตอร์', 'Power and motor', 'Daya & motor'], feature],
    facts: [
      [
        ['ระดับลม', 'Settings', 'Pengaturan'],
        ['ปรับแรงลมและความร้อน', 'Air flow and heat', 'Angin & panas'],
      ],
      [mains, VALUES.mains],
    ],
  },
  supplements: {
    axes: [amount, feature],
    facts: [
      [
        ['คำเตือน', 'Warning', 'Peringatan'],
        [
          'ไม่มีผลในการป้องกันหรือรักษาโรค',
          'Not meant to prevent or cure disease',
          'Tidak untuk mencegah atau mengobati penyakit',
        ],
      ],
      [keep, VALUES.dry],
    ],
  },
  dresses: {
    axes: [['ความยาว', 'Length', 'Panjang'], ['แบบและผ้า', 'Style and fabric', 'Model & bahan'], size],
    facts: [[care, VALUES.wash]],
  },
  't-shirts': {
    axes: [amount, ['ทรงและคอ', 'Cut', 'Potongan'], size],
    facts: [
      [material, ['ผ้าฝ้าย', 'Cotton', 'Katun']],
      [care, VALUES.wash],
    ],
  },
  sneakers: {
    axes: [['วัสดุตัวรองเท้า', 'Upper', 'Bagian atas'], feature, size],
    facts: [
      [
        ['พื้นรองเท้า', 'Sole', 'Sol'],
        ['ยาง', 'Rubber', 'Karet'],
      ],
      [
        ['การสวม', 'Closure', 'Penutup'],
        ['เชือกผูก', 'Laces', 'Tali'],
      ],
    ],
  },
  sandals: {
    axes: [['พื้น', 'Sole', 'Sol'], feature],
    facts: [
      [
        ['การสวม', 'Closure', 'Penutup'],
        ['แบบสวม', 'Slip-on', 'Tinggal pakai'],
      ],
      [care, ['ล้างน้ำได้', 'Rinse with water', 'Bisa dibilas air']],
    ],
  },
  backpacks: {
    axes: [capacity, feature],
    facts: [
      [material, ['โพลีเอสเตอร์', 'Polyester', 'Poliester']],
      [
        ['สายสะพาย', 'Straps', 'Tali'],
        ['ปรับความยาวได้', 'Adjustable', 'Bisa diatur'],
      ],
    ],
  },
  suitcases: {
    axes: [dimension, feature],
    facts: [
      [
        ['ที่จับ', 'Handle', 'Gagang'],
        ['คันชักปรับระดับ', 'Telescopic', 'Teleskopik'],
      ],
      [
        ['รูปแบบ', 'Style', 'Model'],
        ['ล้อลาก', 'Wheeled', 'Beroda'],
      ],
    ],
  },
};
