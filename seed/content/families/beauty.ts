import type { Family } from '../family.ts';

const APPROVED: Family['extras'][number] = [
  'มี อย. ของแท้ 100%',
  'FDA Registered, Authentic',
  'BPOM, 100% Original',
];

export const BEAUTY_FAMILIES: readonly Family[] = [
  {
    category: 'serums',
    kind: 'serum',
    noun: ['เซรั่มบำรุงผิวหน้า', 'Face Serum', 'Serum Wajah'],
    brands: ['malaskin', 'dermiva', 'roselle', 'glowbee'],
    models: ['Vita-C 15', 'Niacinamide 10', 'Hyalu B5', 'Retinol Night', 'Cica Calm'],
    specs: [
      [
        ['10 มล.', '10 ml', '10 ml'],
        ['20 มล.', '20 ml', '20 ml'],
        ['30 มล.', '30 ml', '30 ml'],
        ['แพ็กคู่ 30 มล.', '2 x 30 ml', '2 x 30 ml'],
      ],
      [
        ['ลดจุดด่างดำ', 'Fades Dark Spots', 'Memudarkan Noda'],
        ['ผิวชุ่มชื้น', 'Deep Moisture', 'Melembapkan'],
        ['กระชับรูขุมขน', 'Refines Pores', 'Mengecilkan Pori'],
      ],
    ],
    extras: [
      APPROVED,
      ['ผิวแพ้ง่ายใช้ได้', 'for Sensitive Skin', 'untuk Kulit Sensitif'],
      ['คอร์ส 14 วัน', '14-Day Routine', 'Perawatan 14 Hari'],
    ],
    price: [159, 1_290],
  },
  {
    category: 'creams',
    kind: 'cream-jar',
    noun: ['ครีมบำรุงผิวหน้า', 'Face Cream', 'Krim Wajah'],
    brands: ['malaskin', 'dermiva', 'roselle', 'naree'],
    models: ['Ceramide Barrier', 'Water Pool', 'Collagen Lift', 'Rice Bright', 'Sleeping Mask'],
    specs: [
      [
        ['15 กรัม', '15 g', '15 gram'],
        ['30 กรัม', '30 g', '30 gram'],
        ['50 กรัม', '50 g', '50 gram'],
        ['100 กรัม', '100 g', '100 gram'],
      ],
      [
        ['ผิวแห้ง', 'for Dry Skin', 'untuk Kulit Kering'],
        ['ผิวมัน', 'for Oily Skin', 'untuk Kulit Berminyak'],
        ['ทุกสภาพผิว', 'for All Skin Types', 'untuk Semua Jenis Kulit'],
      ],
    ],
    extras: [
      APPROVED,
      ['ไม่เหนียวเหนอะหนะ', 'Non-Greasy', 'Tidak Lengket'],
      ['ไม่มีน้ำหอม', 'Fragrance Free', 'Tanpa Pewangi'],
    ],
    price: [129, 1_190],
  },
  {
    category: 'sunscreens',
    kind: 'sunscreen',
    noun: ['ครีมกันแดด', 'Sunscreen', 'Sunscreen'],
    brands: ['sunsavvy', 'malaskin', 'glowbee', 'dermiva'],
    models: ['UV Aqua', 'Tone Up', 'Matte Shield', 'Kids Mild', 'Perfect Gel'],
    specs: [
      [
        ['7 กรัม แบบซอง', '7 g Sachet', '7 gram Sachet'],
        ['30 มล.', '30 ml', '30 ml'],
        ['50 มล.', '50 ml', '50 ml'],
        ['แพ็ก 2 หลอด', 'Pack of 2', 'Isi 2'],
      ],
      ['SPF50 PA+++', 'SPF50+ PA++++'],
    ],
    extras: [
      APPROVED,
      ['กันน้ำกันเหงื่อ', 'Water and Sweat Proof', 'Tahan Air & Keringat'],
      ['ไม่วอก ไม่อุดตัน', 'No White Cast', 'Tanpa White Cast'],
    ],
    price: [39, 690],
  },
  {
    category: 'lipsticks',
    kind: 'lipstick',
    noun: ['ลิปสติก', 'Lipstick', 'Lipstik'],
    brands: ['glowbee', 'roselle', 'naree'],
    models: ['Velvet Matte', 'Juicy Tint', 'Butter Balm', 'Glass Shine', 'Soft Blur'],
    specs: [
      [
        ['1 แท่ง', '1 pc', '1 pcs'],
        ['เซ็ต 2 แท่ง', 'Set of 2', 'Set isi 2'],
        ['เซ็ต 3 แท่ง', 'Set of 3', 'Set isi 3'],
      ],
      [
        ['สีแดงมงคล', 'Lucky Red', 'Lucky Red'],
        ['สีนู้ดพีช', 'Peach Nude', 'Peach Nude'],
        ['สีชมพูกุหลาบ', 'Rose Pink', 'Rose Pink'],
        ['สีน้ำตาลชานม', 'Milk Tea Brown', 'Milk Tea Brown'],
        ['สีมะเขือเทศ', 'Tomato', 'Tomato'],
      ],
    ],
    extras: [
      APPROVED,
      ['ติดทน 12 ชั่วโมง', '12-Hour Wear', 'Tahan 12 Jam'],
      ['ไม่ติดแมสก์', 'Mask Proof', 'Transferproof'],
    ],
    price: [99, 890],
  },
  {
    category: 'cushions',
    kind: 'cushion',
    noun: ['คุชชั่นปกปิด', 'Cover Cushion', 'Cushion Foundation'],
    brands: ['glowbee', 'roselle', 'naree'],
    models: ['Skin Fit', 'Glow Veil', 'No Filter', 'Matte Pact'],
    specs: [
      [
        ['6 กรัม', '6 g', '6 gram'],
        ['15 กรัม', '15 g', '15 gram'],
        ['15 กรัม พร้อมรีฟิล', '15 g with Refill', '15 gram + Refill'],
      ],
      [
        ['เบอร์ 21 ผิวขาว', 'No. 21 Light', 'No. 21 Light'],
        ['เบอร์ 23 ผิวสองสี', 'No. 23 Natural', 'No. 23 Natural'],
        ['เบอร์ 25 ผิวน้ำผึ้ง', 'No. 25 Honey', 'No. 25 Honey'],
      ],
      ['SPF50 PA+++'],
    ],
    extras: [
      APPROVED,
      ['คุมมันทั้งวัน', 'All-Day Oil Control', 'Kontrol Minyak Seharian'],
      ['ผิวฉ่ำโกลว์', 'Dewy Finish', 'Hasil Glowing'],
    ],
    price: [149, 990],
  },
  {
    category: 'shampoos',
    kind: 'shampoo',
    noun: ['แชมพู', 'Shampoo', 'Sampo'],
    brands: ['hairlogy', 'malaskin', 'naree'],
    models: ['Anti-Hairfall', 'Keratin Smooth', 'Butterfly Pea', 'Scalp Detox', 'Bond Repair'],
    specs: [
      [
        ['200 มล.', '200 ml', '200 ml'],
        ['400 มล.', '400 ml', '400 ml'],
        ['แพ็กคู่ 400 มล.', '2 x 400 ml', '2 x 400 ml'],
        ['ชุดแชมพูและครีมนวด', 'Shampoo and Conditioner Set', 'Set Sampo & Kondisioner'],
      ],
      [
        ['ลดผมร่วง', 'Reduces Hair Fall', 'Mengurangi Rontok'],
        ['ผมนุ่มลื่น', 'Silky Smooth', 'Lembut & Halus'],
        ['ไม่มีซัลเฟต', 'Sulphate Free', 'Bebas Sulfat'],
      ],
    ],
    extras: [
      APPROVED,
      ['กลิ่นหอมติดผม', 'Lasting Scent', 'Wangi Tahan Lama'],
      ['สูตรสมุนไพรไทย', 'Thai Herbal Formula', 'Formula Herbal Thailand'],
    ],
    price: [99, 890],
  },
  {
    category: 'hair-dryers',
    kind: 'hair-dryer',
    noun: ['ไดร์เป่าผม', 'Hair Dryer', 'Hair Dryer'],
    brands: ['hairlogy', 'felisa', 'nimora'],
    models: ['Ionic 3', 'Speed 11', 'Foldy', 'SilkAir', 'Salon Pro'],
    specs: [
      ['1200W', '1600W', '2200W', ['มอเตอร์ 110,000 รอบ', '110,000 rpm', '110.000 rpm']],
      [
        ['ไอออนลบ', 'Negative Ions', 'Ion Negatif'],
        ['พับได้', 'Foldable', 'Bisa Dilipat'],
        ['ลมร้อน-เย็น', 'Hot and Cool', 'Panas & Dingin'],
      ],
    ],
    extras: [
      ['ผมแห้งไวไม่เสีย', 'Fast Dry, Less Damage', 'Cepat Kering, Tidak Rusak'],
      ['แถมหัวเป่า 2 แบบ', 'with 2 Nozzles', 'Bonus 2 Nozzle'],
      ['ประกัน 2 ปี', '2-Year Warranty', 'Garansi 2 Tahun'],
    ],
    price: [290, 3_490],
  },
  {
    category: 'supplements',
    kind: 'supplement',
    noun: ['วิตามิน', 'Vitamins', 'Vitamin'],
    brands: ['vitanest', 'dermiva', 'naree'],
    models: ['C 1000', 'Collagen Plus', 'Multi Daily', 'Zinc & D3', 'Fish Oil', 'Probiotic 20B'],
    specs: [
      [
        ['30 เม็ด', '30 Tablets', '30 Tablet'],
        ['60 เม็ด', '60 Tablets', '60 Tablet'],
        ['120 เม็ด', '120 Tablets', '120 Tablet'],
        ['แพ็ก 2 กระปุก', 'Twin Pack', 'Isi 2 Botol'],
      ],
      [
        ['ทานวันละเม็ด', 'One a Day', '1 Tablet Sehari'],
        ['สูตรเม็ดฟู่', 'Effervescent', 'Effervescent'],
        ['สูตรกัมมี่', 'Gummies', 'Gummy'],
      ],
    ],
    extras: [
      ['มี อย.', 'FDA Registered', 'BPOM'],
      ['หมดอายุอีก 2 ปี', 'Long Shelf Life', 'Kedaluwarsa Masih Lama'],
      ['ขายดีอันดับต้น', 'Customer Favourite', 'Favorit Pelanggan'],
    ],
    price: [149, 1_690],
  },
];
