import type { Family } from '../family.ts';

export const APPLIANCE_FAMILIES: readonly Family[] = [
  {
    category: 'cordless-vacuums',
    kind: 'vacuum',
    noun: ['เครื่องดูดฝุ่นไร้สาย', 'Cordless Vacuum', 'Vacuum Cleaner Tanpa Kabel'],
    brands: ['nimora', 'cleanova', 'felisa', 'homivo', 'tavella'],
    models: ['Turbo Stick', 'G11', 'Aqua Mop', 'Light V8', 'Dust Zero'],
    specs: [
      ['15 kPa', '20 kPa', '25 kPa', '33 kPa'],
      [
        ['ดูดและถูในตัว', 'Vacuum and Mop', 'Sedot & Pel'],
        ['ใช้ได้ 60 นาที', '60 min Runtime', 'Tahan 60 Menit'],
        ['ดูดไรฝุ่นที่นอน', 'Mite Removal Head', 'Anti Tungau Kasur'],
      ],
    ],
    extras: [
      ['แผ่นกรอง HEPA', 'HEPA Filter', 'Filter HEPA'],
      ['แบตถอดเปลี่ยนได้', 'Swappable Battery', 'Baterai Bisa Dilepas'],
      ['ประกันมอเตอร์ 2 ปี', '2-Year Motor Warranty', 'Garansi Motor 2 Tahun'],
    ],
    price: [1_290, 9_990],
  },
  {
    category: 'robot-vacuums',
    kind: 'robot-vacuum',
    noun: ['หุ่นยนต์ดูดฝุ่นถูพื้น', 'Robot Vacuum & Mop', 'Robot Vacuum & Pel'],
    brands: ['nimora', 'cleanova', 'seevora', 'aerolo'],
    models: ['S20', 'Roam X', 'RE4', 'Omni 5', 'Sweep Mini'],
    specs: [
      ['4000Pa', '6000Pa', '8000Pa', '12000Pa', '18000Pa'],
      [
        ['นำทางเลเซอร์ LDS', 'LDS Laser Navigation', 'Navigasi Laser LDS'],
        ['เทฝุ่นเองอัตโนมัติ', 'Self-Emptying', 'Kosongkan Debu Otomatis'],
        ['ซักผ้าถูด้วยน้ำร้อน', 'Hot Water Mop Wash', 'Cuci Pel Air Panas'],
      ],
    ],
    extras: [
      ['สั่งงานผ่านแอปภาษาไทย', 'Thai App Control', 'Kontrol via Aplikasi'],
      ['เหมาะกับบ้านมีน้องแมว', 'Great for Pet Hair', 'Cocok untuk Bulu Hewan'],
      ['ประกันศูนย์ไทย 1 ปี', '1-Year Warranty', 'Garansi Resmi 1 Tahun'],
    ],
    price: [3_990, 22_900],
  },
  {
    category: 'fans',
    kind: 'fan',
    noun: ['พัดลมตั้งพื้น', 'Stand Fan', 'Kipas Angin Berdiri'],
    brands: ['lomlom', 'kromo', 'tanoka', 'nimora', 'aerolo'],
    models: ['Slide 16', 'Cyclone', 'Wind Plus', 'DC Silent', 'Smart Breeze'],
    specs: [
      [
        ['12 นิ้ว', '12"', '12 inci'],
        ['14 นิ้ว', '14"', '14 inci'],
        ['16 นิ้ว', '16"', '16 inci'],
        ['18 นิ้ว', '18"', '18 inci'],
        ['ไร้สาย DC', 'Cordless DC', 'Tanpa Kabel DC'],
      ],
      [
        ['ปรับแรงลม 3 ระดับ', '3 Speeds', '3 Kecepatan'],
        ['มีรีโมท ตั้งเวลาได้', 'Remote and Timer', 'Remote & Timer'],
        ['เสียงเงียบ ประหยัดไฟเบอร์ 5', 'Quiet, Energy Saving', 'Senyap & Hemat Listrik'],
      ],
    ],
    extras: [
      ['ใบพัด 5 แฉก ลมแรง', '5 Blades, Strong Wind', '5 Baling-Baling Angin Kencang'],
      ['ประกันมอเตอร์ 5 ปี', '5-Year Motor Warranty', 'Garansi Motor 5 Tahun'],
      ['ปรับสูงต่ำได้', 'Adjustable Height', 'Tinggi Bisa Diatur'],
    ],
    price: [490, 2_990],
  },
  {
    category: 'air-purifiers',
    kind: 'air-purifier',
    noun: ['เครื่องฟอกอากาศ', 'Air Purifier', 'Air Purifier'],
    brands: ['kromo', 'nimora', 'felisa', 'lomlom', 'aerolo'],
    models: ['Pure 4', 'FP-J30', 'Series 800', 'HT-AP12', 'Fresh Cube'],
    specs: [
      [
        ['ห้อง 15 ตร.ม.', '15 m² Room', 'Ruang 15 m²'],
        ['ห้อง 30 ตร.ม.', '30 m² Room', 'Ruang 30 m²'],
        ['ห้อง 45 ตร.ม.', '45 m² Room', 'Ruang 45 m²'],
        ['ห้อง 80 ตร.ม.', '80 m² Room', 'Ruang 80 m²'],
      ],
      [
        ['กรอง PM2.5', 'PM2.5 Filter', 'Filter PM2.5'],
        ['กรองกลิ่นและภูมิแพ้', 'Odour and Allergen Filter', 'Filter Bau & Alergen'],
        ['จอแสดงค่าฝุ่น', 'Live Dust Display', 'Layar Indikator Debu'],
      ],
    ],
    extras: [
      ['เสียงเงียบนอนหลับสบาย', 'Quiet Sleep Mode', 'Mode Tidur Senyap'],
      ['แถมไส้กรอง 1 ชิ้น', 'with Spare Filter', 'Bonus 1 Filter'],
      ['สั่งงานผ่านแอป', 'App Control', 'Kontrol via Aplikasi'],
    ],
    price: [1_490, 11_900],
  },
  {
    category: 'smart-tvs',
    kind: 'tv',
    noun: ['สมาร์ททีวี', 'Smart TV', 'Smart TV'],
    brands: ['suvara', 'nimora', 'kromo', 'tanoka', 'pixora'],
    models: ['Clear U8', 'A Pro', 'QLED Q6', 'Frame Lite', 'Smart S'],
    specs: [
      [
        ['32 นิ้ว HD', '32" HD', '32 inci HD'],
        ['43 นิ้ว 4K', '43" 4K', '43 inci 4K'],
        ['50 นิ้ว 4K', '50" 4K', '50 inci 4K'],
        ['55 นิ้ว 4K', '55" 4K', '55 inci 4K'],
        ['65 นิ้ว 4K', '65" 4K', '65 inci 4K'],
        ['75 นิ้ว QLED', '75" QLED', '75 inci QLED'],
      ],
      ['Google TV', 'Dolby Vision', ['จอ 120Hz', '120Hz', '120Hz']],
    ],
    extras: [
      ['สั่งงานด้วยเสียงภาษาไทย', 'Voice Control', 'Kontrol Suara'],
      ['ประกันศูนย์ 3 ปี', '3-Year Warranty', 'Garansi Resmi 3 Tahun'],
      ['แถมขาแขวนผนัง', 'with Wall Mount', 'Bonus Bracket Dinding'],
    ],
    price: [3_990, 34_900],
  },
];
