import { NAMES, type Specifications, VALUES } from './specification.ts';

const { amount, capacity, care, feature, flavour, inBox, keep, mains, material, power, size, suits } = NAMES;
const nonStick = ['เคลือบกันติด', 'Non-stick coating', 'Lapisan antilengket'] as const;

/** Kitchen, home, family life and sports. */
export const HOME: Specifications = {
  'air-fryers': {
    axes: [capacity, ['การควบคุม', 'Controls', 'Kontrol']],
    facts: [
      [['อุณหภูมิ', 'Temperature', 'Suhu'], '80-200 °C'],
      [['ตะกร้าทอด', 'Basket', 'Keranjang'], nonStick],
      [mains, VALUES.mains],
    ],
  },
  'rice-cookers': {
    axes: [capacity, feature],
    facts: [
      [['หม้อใน', 'Inner pot', 'Panci dalam'], nonStick],
      [inBox, ['หม้อหุง ทัพพี ถ้วยตวง', 'Cooker, paddle, measuring cup', 'Penanak, centong, gelas takar']],
      [mains, VALUES.mains],
    ],
  },
  'coffee-machines': {
    axes: [['ระบบชง', 'Brewing', 'Sistem seduh'], feature],
    facts: [
      [material, ['พลาสติกและสเตนเลส', 'Plastic and stainless steel', 'Plastik & baja antikarat']],
      [mains, VALUES.mains],
    ],
  },
  blenders: {
    axes: [capacity, feature],
    facts: [
      [
        ['ใบมีด', 'Blades', 'Pisau'],
        ['สเตนเลส ถอดล้างได้', 'Stainless steel, removable', 'Baja antikarat, bisa dilepas'],
      ],
      [suits, ['ผลไม้ สมูทตี้ ซุป', 'Fruit, smoothies, soup', 'Buah, smoothie, sup']],
    ],
  },
  sofas: {
    axes: [
      ['ที่นั่งและรูปทรง', 'Seats and shape', 'Dudukan & bentuk'],
      ['วัสดุหุ้ม', 'Cover', 'Pelapis'],
    ],
    facts: [
      [
        ['โครง', 'Frame', 'Rangka'],
        ['ไม้เนื้อแข็งและไม้อัด', 'Hardwood and plywood', 'Kayu keras & tripleks'],
      ],
      [
        ['เบาะ', 'Cushion', 'Bantalan'],
        ['ฟองน้ำความหนาแน่นสูง', 'High-density foam', 'Busa padat'],
      ],
    ],
  },
  'office-chairs': {
    axes: [['รุ่นย่อย', 'Version', 'Versi'], feature],
    facts: [
      [
        ['ปรับระดับ', 'Adjustment', 'Pengaturan'],
        ['ความสูงเบาะ', 'Seat height', 'Tinggi dudukan'],
      ],
      [
        ['ขาเก้าอี้', 'Base', 'Kaki'],
        ['ห้าแฉก ล้อเลื่อน', 'Five-star with castors', 'Lima kaki beroda'],
      ],
    ],
  },
  pillows: {
    axes: [amount, ['ไส้หมอน', 'Filling', 'Isian']],
    facts: [
      [
        ['ปลอกหมอน', 'Cover', 'Sarung'],
        ['ผ้าถอดซักได้', 'Removable, washable', 'Bisa dilepas & dicuci'],
      ],
      [
        care,
        [
          'ซักเฉพาะปลอก ผึ่งลมในร่ม',
          'Wash the cover only, air in the shade',
          'Cuci sarungnya saja, angin-anginkan',
        ],
      ],
    ],
  },
  lamps: {
    axes: [power, feature],
    facts: [
      [
        ['หลอดไฟ', 'Light source', 'Sumber cahaya'],
        ['LED ในตัว', 'Built-in LED', 'LED terpasang'],
      ],
      [['ไฟเข้า', 'Input', 'Masukan'], 'USB-C'],
    ],
  },
  drills: {
    axes: [
      ['แรงดันไฟ', 'Voltage', 'Tegangan'],
      ['ในชุด', 'In the set', 'Isi set'],
    ],
    facts: [
      [
        ['แบตเตอรี่', 'Battery', 'Baterai'],
        ['ลิเธียมไอออน ชาร์จได้', 'Rechargeable lithium-ion', 'Litium-ion isi ulang'],
      ],
      [
        ['หัวจับดอกสว่าน', 'Chuck', 'Kepala bor'],
        ['10 มม. ไม่ใช้ประแจ', '10 mm, keyless', '10 mm, tanpa kunci'],
      ],
    ],
  },
  diapers: {
    axes: [amount, size],
    facts: [
      [
        ['รูปแบบ', 'Style', 'Model'],
        ['กางเกง', 'Pants', 'Celana'],
      ],
      [keep, VALUES.dry],
    ],
  },
  strollers: {
    axes: [['รูปแบบ', 'Style', 'Model'], feature],
    facts: [
      [
        ['เข็มขัดนิรภัย', 'Harness', 'Sabuk pengaman'],
        ['5 จุด', '5-point', '5 titik'],
      ],
      [material, ['โครงโลหะ ผ้าถอดซักได้', 'Metal frame, washable fabric', 'Rangka logam, kain bisa dicuci']],
    ],
  },
  'building-blocks': {
    axes: [amount, feature],
    facts: [
      [
        ['คำเตือน', 'Warning', 'Peringatan'],
        [
          'มีชิ้นส่วนเล็ก ไม่เหมาะกับเด็กต่ำกว่า 3 ขวบ',
          'Small parts, not for children under 3',
          'Bagian kecil, bukan untuk anak di bawah 3 tahun',
        ],
      ],
    ],
  },
  snacks: {
    axes: [amount, flavour],
    facts: [
      [keep, VALUES.dry],
      [
        ['วิธีทาน', 'Serving', 'Penyajian'],
        ['เปิดซองแล้วทานได้ทันที', 'Ready to eat', 'Siap santap'],
      ],
    ],
  },
  coffee: {
    axes: [amount, ['ระดับการคั่ว', 'Roast', 'Sangrai'], ['สายพันธุ์', 'Beans', 'Biji']],
    facts: [
      [
        ['การบด', 'Grind', 'Gilingan'],
        ['บดแล้ว', 'Ground', 'Sudah digiling'],
      ],
      [keep, VALUES.dry],
    ],
  },
  detergents: {
    axes: [amount, feature],
    facts: [
      [
        ['ชนิด', 'Form', 'Bentuk'],
        ['น้ำ', 'Liquid', 'Cair'],
      ],
      [
        ['ใช้กับ', 'For', 'Untuk'],
        ['ซักมือและซักเครื่อง', 'Hand and machine wash', 'Cuci tangan & mesin'],
      ],
    ],
  },
  bottles: {
    axes: [capacity, feature],
    facts: [
      [material, ['สเตนเลส', 'Stainless steel', 'Baja antikarat']],
      [
        ['ผนัง', 'Wall', 'Dinding'],
        ['สองชั้น สุญญากาศ', 'Double, vacuum insulated', 'Ganda, vakum'],
      ],
    ],
  },
  'cat-food': {
    axes: [['น้ำหนักสุทธิ', 'Net weight', 'Berat bersih'], flavour],
    facts: [
      [
        ['รูปแบบ', 'Form', 'Bentuk'],
        ['เม็ด', 'Dry kibble', 'Kering'],
      ],
      [keep, VALUES.dry],
    ],
  },
  'dog-food': {
    axes: [['น้ำหนักสุทธิ', 'Net weight', 'Berat bersih'], flavour],
    facts: [
      [
        ['รูปแบบ', 'Form', 'Bentuk'],
        ['เม็ด', 'Dry kibble', 'Kering'],
      ],
      [keep, VALUES.dry],
    ],
  },
  dumbbells: {
    axes: [['น้ำหนัก', 'Weight', 'Berat'], feature],
    facts: [
      [
        ['รูปแบบ', 'Style', 'Model'],
        ['ปรับน้ำหนักได้', 'Adjustable', 'Bisa disetel'],
      ],
      [
        ['แกนจับ', 'Handle', 'Gagang'],
        ['เหล็ก', 'Steel', 'Baja'],
      ],
    ],
  },
  bicycles: {
    axes: [['ล้อ เกียร์ และระบบขับ', 'Wheels, gears and drive', 'Roda, gigi & penggerak'], feature],
    facts: [
      [suits, ['ปั่นในเมืองและออกกำลังกาย', 'City rides and exercise', 'Bersepeda kota & olahraga']],
      [
        ['การประกอบ', 'Assembly', 'Perakitan'],
        ['ต้องประกอบเพิ่มเล็กน้อย', 'Some assembly required', 'Perlu sedikit dirakit'],
      ],
    ],
  },
  tents: {
    axes: [['จำนวนคน', 'Sleeps', 'Kapasitas'], feature],
    facts: [
      [material, ['โพลีเอสเตอร์ เสาไฟเบอร์กลาส', 'Polyester, fibreglass poles', 'Poliester, tiang fiberglass']],
      [inBox, ['เต็นท์ สมอ เชือก ถุงเก็บ', 'Tent, pegs, lines, bag', 'Tenda, pasak, tali, tas']],
    ],
  },
};
