import type { Family } from '../family.ts';

export const HOME_FAMILIES: readonly Family[] = [
  {
    category: 'sofas',
    kind: 'sofa',
    noun: ['โซฟา', 'Sofa', 'Sofa'],
    brands: ['baandee', 'ploenhome', 'nonsabai'],
    models: ['Cloud', 'Kanso', 'Oslo', 'Loft', 'Khao Yai', 'Bubble'],
    specs: [
      [
        ['1 ที่นั่ง', '1-Seater', '1 Dudukan'],
        ['2 ที่นั่ง', '2-Seater', '2 Dudukan'],
        ['3 ที่นั่ง', '3-Seater', '3 Dudukan'],
        ['ตัว L', 'L-Shape', 'Sofa L'],
        ['ปรับนอนได้', 'Sofa Bed', 'Sofa Bed'],
      ],
      [
        ['ผ้ากันรอยแมว', 'Cat-Scratch Proof Fabric', 'Kain Anti Cakar'],
        ['ผ้าลินิน', 'Linen Fabric', 'Kain Linen'],
        ['หนัง PU เช็ดง่าย', 'Easy-Clean PU Leather', 'Kulit PU Mudah Dibersihkan'],
      ],
    ],
    extras: [
      ['นุ่มแน่นไม่ยุบ', 'Firm Cushion', 'Empuk Tidak Kempes'],
      ['ถอดซักได้', 'Washable Cover', 'Sarung Bisa Dicuci'],
      ['ขาไม้ยางพาราแท้', 'Rubberwood Legs', 'Kaki Kayu Karet'],
    ],
    price: [2_490, 18_900],
  },
  {
    category: 'office-chairs',
    kind: 'chair',
    noun: ['เก้าอี้ทำงานเพื่อสุขภาพ', 'Ergonomic Chair', 'Kursi Kerja Ergonomis'],
    brands: ['baandee', 'ploenhome', 'gearzone'],
    models: ['Ergo S1', 'Flex 3', 'Back Pro', 'Mesh Air', 'Titan'],
    specs: [
      [
        ['รุ่นมาตรฐาน', 'Standard', 'Standar'],
        ['มีที่พิงหัว', 'with Headrest', 'dengan Headrest'],
        ['ปรับเอน 135°', '135° Recline', 'Rebah 135°'],
        ['มีที่พักขา', 'with Footrest', 'dengan Footrest'],
      ],
      [
        ['ตาข่ายระบายอากาศ', 'Breathable Mesh', 'Jaring Berpori'],
        ['รองหลังปรับได้', 'Adjustable Lumbar', 'Lumbar Bisa Diatur'],
        ['รับน้ำหนัก 150 กก.', 'Holds 150 kg', 'Beban Maks 150 kg'],
      ],
    ],
    extras: [
      ['นั่งนานไม่ปวดหลัง', 'Kind to Your Back', 'Nyaman Duduk Lama'],
      ['ประกันโครงสร้าง 3 ปี', '3-Year Frame Warranty', 'Garansi Rangka 3 Tahun'],
      ['ประกอบง่ายใน 15 นาที', 'Assembles in 15 Minutes', 'Rakit 15 Menit'],
    ],
    price: [1_290, 8_990],
  },
  {
    category: 'pillows',
    kind: 'pillow',
    noun: ['หมอนสุขภาพ', 'Support Pillow', 'Bantal Kesehatan'],
    brands: ['nonsabai', 'ploenhome', 'baandee'],
    models: ['Cloud Nine', 'Latex Plus', 'Memory Soft', 'Hotel 5 Star', 'Cool Gel'],
    specs: [
      [
        ['1 ใบ', '1 pc', '1 pcs'],
        ['แพ็ก 2 ใบ', 'Pack of 2', 'Isi 2'],
        ['แพ็ก 4 ใบ', 'Pack of 4', 'Isi 4'],
      ],
      [
        ['ยางพาราแท้', 'Natural Latex', 'Lateks Alami'],
        ['เมมโมรี่โฟม', 'Memory Foam', 'Memory Foam'],
        ['ใยไมโครไฟเบอร์', 'Microfibre', 'Mikrofiber'],
      ],
    ],
    extras: [
      ['กันไรฝุ่น ซักได้', 'Anti-Mite, Washable', 'Anti Tungau, Bisa Dicuci'],
      ['ลดอาการปวดคอ', 'Eases Neck Pain', 'Mengurangi Nyeri Leher'],
      ['นุ่มเหมือนนอนโรงแรม', 'Hotel-Soft', 'Empuk seperti Hotel'],
    ],
    price: [259, 2_490],
  },
  {
    category: 'lamps',
    kind: 'lamp',
    noun: ['โคมไฟตั้งโต๊ะ LED', 'LED Desk Lamp', 'Lampu Meja LED'],
    brands: ['lumira', 'felisa', 'nimora', 'ploenhome'],
    models: ['Glow 2', 'Reader', 'Arc', 'Moon', 'Study Pro'],
    specs: [
      ['5W', '8W', '12W', '18W'],
      [
        ['ปรับ 3 สี', '3 Colour Tones', '3 Warna Cahaya'],
        ['หรี่แสงได้', 'Dimmable', 'Bisa Diredupkan'],
        ['ชาร์จไร้สายในตัว', 'Wireless Charger Base', 'Wireless Charging'],
      ],
    ],
    extras: [
      ['ถนอมสายตา อ่านหนังสือสบาย', 'Eye-Friendly for Reading', 'Nyaman untuk Membaca'],
      ['พับได้ ชาร์จ USB', 'Foldable, USB Powered', 'Lipat, Daya USB'],
      ['ประกัน 1 ปี', '1-Year Warranty', 'Garansi 1 Tahun'],
    ],
    price: [199, 1_990],
  },
  {
    category: 'drills',
    kind: 'drill',
    noun: ['สว่านไร้สาย', 'Cordless Drill', 'Bor Tanpa Kabel'],
    brands: ['changthong', 'toolmaxx'],
    models: ['CT-12', 'Impact 18', 'Brushless Pro', 'Handy', 'Duo Drive'],
    specs: [
      ['12V', '16.8V', '20V', '21V Brushless'],
      [
        ['แบต 1 ก้อน', '1 Battery', '1 Baterai'],
        ['แบต 2 ก้อน', '2 Batteries', '2 Baterai'],
        ['ชุดอุปกรณ์ 45 ชิ้น', '45-Piece Kit', 'Set 45 pcs'],
      ],
    ],
    extras: [
      ['เจาะปูน ไม้ เหล็กได้', 'Drills Wood, Metal, Wall', 'Bor Tembok, Kayu, Besi'],
      ['แถมกล่องเก็บ', 'with Carry Case', 'Bonus Kotak'],
      ['ประกัน 1 ปี มีอะไหล่', '1-Year Warranty, Spares', 'Garansi 1 Tahun'],
    ],
    price: [590, 3_490],
  },
];
