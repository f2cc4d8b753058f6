import type { Family } from '../family.ts';

const WARRANTY: Family['extras'][number] = [
  'รับประกันศูนย์ไทย 2 ปี',
  '2-Year Thai Warranty',
  'Garansi Resmi 2 Tahun',
];

export const KITCHEN_FAMILIES: readonly Family[] = [
  {
    category: 'air-fryers',
    kind: 'air-fryer',
    noun: ['หม้อทอดไร้น้ำมัน', 'Air Fryer', 'Air Fryer'],
    brands: ['felisa', 'nimora', 'kitchora', 'tavella', 'homivo'],
    models: ['Crisp Pro', 'Essential', 'Smart Fry', 'Dual Zone', 'Easy Fry', 'ClearView'],
    specs: [
      [
        ['3.5 ลิตร', '3.5 L', '3,5 Liter'],
        ['4.5 ลิตร', '4.5 L', '4,5 Liter'],
        ['5.5 ลิตร', '5.5 L', '5,5 Liter'],
        ['6.5 ลิตร', '6.5 L', '6,5 Liter'],
        ['8 ลิตร', '8 L', '8 Liter'],
      ],
      [
        ['จอสัมผัสดิจิทัล', 'Digital Touch', 'Layar Sentuh Digital'],
        ['มีหน้าต่างมองเห็นอาหาร', 'Viewing Window', 'Jendela Transparan'],
        ['ปุ่มหมุนใช้ง่าย', 'Easy Dial', 'Tombol Putar Praktis'],
        ['สั่งงานผ่านแอป', 'App Control', 'Kontrol via Aplikasi'],
      ],
    ],
    extras: [
      WARRANTY,
      ['ล้างเครื่องได้ ไม่ติดก้น', 'Non-Stick, Dishwasher Safe', 'Anti Lengket, Mudah Dicuci'],
      ['แถมกระดาษรอง 100 แผ่น', 'with 100 Liners', 'Bonus 100 Kertas Alas'],
    ],
    price: [1_290, 6_990],
  },
  {
    category: 'rice-cookers',
    kind: 'rice-cooker',
    noun: ['หม้อหุงข้าว', 'Rice Cooker', 'Rice Cooker'],
    brands: ['kromo', 'tanoka', 'felisa', 'kitchora', 'nimora'],
    models: ['KS-18', 'RC-T10', 'Smart IH', 'Warm Plus', 'Mini Cook', 'Daily'],
    specs: [
      [
        ['0.8 ลิตร', '0.8 L', '0,8 Liter'],
        ['1 ลิตร', '1 L', '1 Liter'],
        ['1.8 ลิตร', '1.8 L', '1,8 Liter'],
        ['2.2 ลิตร', '2.2 L', '2,2 Liter'],
      ],
      [
        ['ดิจิทัล 8 เมนู', 'Digital 8 Menus', 'Digital 8 Menu'],
        ['อุ่นทิพย์', 'Keep Warm', 'Penghangat Otomatis'],
        ['ระบบ IH', 'IH Heating', 'Teknologi IH'],
        ['ลดน้ำตาลในข้าว', 'Low Sugar Mode', 'Mode Rendah Gula'],
      ],
    ],
    extras: [
      WARRANTY,
      ['หม้อในเคลือบหนา ไม่ติดก้น', 'Thick Non-Stick Pot', 'Panci Tebal Anti Lengket'],
      ['มีซึ้งนึ่ง', 'with Steamer', 'Dengan Kukusan'],
    ],
    price: [490, 4_290],
  },
  {
    category: 'coffee-machines',
    kind: 'coffee-machine',
    noun: ['เครื่องชงกาแฟ', 'Coffee Machine', 'Mesin Kopi'],
    brands: ['felisa', 'kitchora', 'tavella', 'homivo'],
    models: ['Barista One', 'Espresso 20', 'Latte Day', 'Moka Duo', 'Café Mini'],
    specs: [
      [
        ['แบบดริป', 'Drip', 'Drip'],
        ['แรงดัน 15 บาร์', '15 Bar', '15 Bar'],
        ['แรงดัน 20 บาร์', '20 Bar', '20 Bar'],
        ['บดเมล็ดในตัว', 'Built-in Grinder', 'Grinder Built-in'],
        ['อัตโนมัติเต็มระบบ', 'Fully Automatic', 'Otomatis Penuh'],
      ],
      [
        ['ทำฟองนมได้', 'Milk Frother', 'Milk Frother'],
        ['ใช้ได้ทั้งผงและแคปซูล', 'Ground and Capsule', 'Bubuk & Kapsul'],
        ['ถังน้ำ 1.5 ลิตร', '1.5 L Tank', 'Tangki 1,5 Liter'],
      ],
    ],
    extras: [
      WARRANTY,
      ['แถมเมล็ดกาแฟดอย', 'with Doi Coffee Beans', 'Bonus Biji Kopi'],
      ['อุ่นแก้วได้', 'Cup Warmer', 'Penghangat Cangkir'],
    ],
    price: [1_190, 18_900],
  },
  {
    category: 'blenders',
    kind: 'blender',
    noun: ['เครื่องปั่นน้ำผลไม้', 'Blender', 'Blender'],
    brands: ['felisa', 'tavella', 'kitchora', 'kromo', 'homivo'],
    models: ['Blend-X', 'Vita Go', 'Power 7', 'Juice Cup', 'Smoothie Pro'],
    specs: [
      [
        ['แก้วพกพา 400 มล.', 'Portable 400 ml', 'Portabel 400 ml'],
        ['1.25 ลิตร', '1.25 L', '1,25 Liter'],
        ['1.5 ลิตร 700W', '1.5 L 700W', '1,5 Liter 700W'],
        ['2 ลิตร 1500W', '2 L 1500W', '2 Liter 1500W'],
      ],
      [
        ['โถแก้ว', 'Glass Jar', 'Tabung Kaca'],
        ['โถไทรทันตกไม่แตก', 'Tritan Jar', 'Tabung Tritan'],
        ['ใบมีด 6 แฉก', '6-Point Blade', '6 Mata Pisau'],
      ],
    ],
    extras: [
      WARRANTY,
      ['ปั่นน้ำแข็งละเอียด', 'Crushes Ice', 'Hancurkan Es Batu'],
      ['ชาร์จ USB-C', 'USB-C Charging', 'Isi Daya USB-C'],
    ],
    price: [390, 3_990],
  },
];
