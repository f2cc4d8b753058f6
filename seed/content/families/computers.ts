import type { Family } from '../family.ts';

export const COMPUTER_FAMILIES: readonly Family[] = [
  {
    category: 'laptops',
    kind: 'laptop',
    noun: ['โน้ตบุ๊ก', 'Laptop', 'Laptop'],
    brands: ['arvexo', 'noteva', 'pixora', 'suvara'],
    models: ['Viva Slim 14', 'Idea 5', 'Sora Air 13', 'Book Pro 16', 'Swift Go'],
    specs: [
      ['8GB/256GB', '8GB/512GB', '16GB/512GB', '16GB/1TB', '32GB/1TB'],
      [
        ['จอ 14 นิ้ว', '14" Display', 'Layar 14 inci'],
        ['จอ OLED 15.6 นิ้ว', '15.6" OLED', 'OLED 15,6 inci'],
        ['จอ 16 นิ้ว 2.5K', '16" 2.5K', 'Layar 16 inci 2.5K'],
      ],
      ['Windows 11', ['Windows 11 + Office', 'Windows 11 + Office', 'Windows 11 + Office']],
    ],
    extras: [
      ['บางเบา 1.2 กก.', 'Only 1.2 kg', 'Ringan 1,2 kg'],
      ['ประกัน 3 ปี ซ่อมถึงบ้าน', '3-Year On-Site Warranty', 'Garansi 3 Tahun On-Site'],
      ['แถมกระเป๋าและเมาส์', 'Free Bag and Mouse', 'Bonus Tas & Mouse'],
    ],
    price: [15_990, 59_990],
  },
  {
    category: 'keyboards',
    kind: 'keyboard',
    noun: ['คีย์บอร์ดแมคคานิคอล', 'Mechanical Keyboard', 'Keyboard Mekanikal'],
    brands: ['klikko', 'gearzone', 'arvexo', 'kaido', 'vexon'],
    models: ['K87', 'Pop Keys', 'Aura 75', 'Alpha 68', 'MK Type', 'Cloud Tofu'],
    specs: [
      [
        ['68 ปุ่ม', '68 Keys', '68 Tombol'],
        ['75%', '75%', '75%'],
        ['87 ปุ่ม TKL', '87 Keys TKL', '87 Tombol TKL'],
        ['98 ปุ่ม ไร้สาย 3 โหมด', '98 Keys Tri-Mode Wireless', '98 Tombol 3 Mode Wireless'],
      ],
      [
        ['Red Switch', 'Red Switch', 'Red Switch'],
        ['Brown Switch', 'Brown Switch', 'Brown Switch'],
        ['Blue Switch', 'Blue Switch', 'Blue Switch'],
        ['Silent Switch', 'Silent Switch', 'Silent Switch'],
      ],
    ],
    extras: [
      ['ปุ่มไทย-อังกฤษ ไฟ RGB', 'Thai-English Keycaps, RGB', 'Hot-Swap, Lampu RGB'],
      ['เปลี่ยนสวิตช์ได้ Hotswap', 'Hot-Swappable', 'Hot-Swappable'],
      ['ประกัน 2 ปี', '2-Year Warranty', 'Garansi 2 Tahun'],
    ],
    price: [790, 4_490],
  },
  {
    category: 'mice',
    kind: 'mouse',
    noun: ['เมาส์ไร้สาย', 'Wireless Mouse', 'Mouse Wireless'],
    brands: ['klikko', 'gearzone', 'leafwire', 'arvexo', 'vexon'],
    models: ['M240', 'Lift Ergo', 'G305X', 'Anyplace 3', 'Silent Go', 'Viva Mini'],
    specs: [
      ['1600 DPI', '4000 DPI', '12000 DPI', '26000 DPI'],
      [
        ['เสียงเงียบ', 'Silent Click', 'Klik Senyap'],
        ['น้ำหนัก 59 กรัม', '59 g Lightweight', 'Ringan 59 gram'],
        ['ทรงถนัดมือ', 'Ergonomic', 'Ergonomis'],
        ['บลูทูธ + 2.4G', 'Bluetooth + 2.4G', 'Bluetooth + 2.4G'],
      ],
    ],
    extras: [
      ['ชาร์จ USB-C', 'USB-C Rechargeable', 'Isi Ulang USB-C'],
      ['ใช้ได้ทั้ง Mac และ Windows', 'for Mac and Windows', 'untuk Mac & Windows'],
      ['ประกัน 1 ปี เปลี่ยนตัวใหม่', '1-Year Replacement', 'Garansi Ganti Baru 1 Tahun'],
    ],
    price: [259, 2_990],
  },
  {
    category: 'monitors',
    kind: 'monitor',
    noun: ['จอคอมพิวเตอร์', 'Monitor', 'Monitor'],
    brands: ['suvara', 'arvexo', 'nimora', 'noteva', 'gearzone'],
    models: ['Vista G3', 'ProView', 'A24i', 'EyeSafe', 'Curve C27', 'Flat S8'],
    specs: [
      [
        ['22 นิ้ว', '22"', '22 inci'],
        ['24 นิ้ว', '24"', '24 inci'],
        ['27 นิ้ว', '27"', '27 inci'],
        ['32 นิ้ว', '32"', '32 inci'],
        ['34 นิ้ว Ultrawide', '34" Ultrawide', '34 inci Ultrawide'],
      ],
      ['IPS 100Hz', 'IPS 144Hz', 'VA 165Hz', '2K 180Hz', '4K USB-C'],
    ],
    extras: [
      ['ถนอมสายตา', 'Eye Care', 'Aman untuk Mata'],
      ['ประกันเม็ดสี Dead Pixel', 'No Dead Pixel Warranty', 'Garansi Dead Pixel'],
      ['ปรับสูงต่ำได้', 'Height Adjustable', 'Tinggi Bisa Diatur'],
    ],
    price: [2_590, 15_900],
  },
  {
    category: 'gamepads',
    kind: 'gamepad',
    noun: ['จอยเกมไร้สาย', 'Wireless Controller', 'Stik Gamepad Wireless'],
    brands: ['gearzone', 'odeka', 'vexon', 'kaido'],
    models: ['Ultimate 2', 'Dual Wave', 'Kira Pro', 'Arcade S', 'Nova Hall'],
    specs: [
      [
        ['รุ่นพื้นฐาน', 'Basic', 'Versi Basic'],
        ['Hall Effect', 'Hall Effect', 'Hall Effect'],
        ['Hall Effect พร้อมแท่นชาร์จ', 'Hall Effect with Dock', 'Hall Effect + Dock'],
      ],
      [
        ['PC / แอนดรอยด์', 'PC / Android', 'PC / Android'],
        ['PC / Switch / Android', 'PC / Switch / Android', 'PC / Switch / Android'],
        ['PC / iOS / TV', 'PC / iOS / TV', 'PC / iOS / TV'],
      ],
    ],
    extras: [
      ['ระบบสั่น 2 มอเตอร์', 'Dual Rumble Motors', 'Getar Ganda'],
      ['ปุ่มมาโคร 4 ปุ่ม', '4 Macro Buttons', '4 Tombol Makro'],
      ['แบตอึด 20 ชั่วโมง', '20-Hour Battery', 'Baterai 20 Jam'],
    ],
    price: [490, 2_290],
  },
];
