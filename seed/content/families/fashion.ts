import type { Family } from '../family.ts';

export const FASHION_FAMILIES: readonly Family[] = [
  {
    category: 'dresses',
    kind: 'dress',
    noun: ['เดรส', 'Dress', 'Dress'],
    brands: ['chicsoi', 'moriwear', 'urbanaut'],
    models: ['Chiang Mai', 'Sunday', 'Muse', 'Café Day', 'Garden', 'Luna'],
    specs: [
      [
        ['สั้น', 'Mini', 'Mini'],
        ['ยาวครึ่งแข้ง', 'Midi', 'Midi'],
        ['ยาว', 'Maxi', 'Maxi'],
      ],
      [
        ['ลายดอก', 'Floral', 'Motif Bunga'],
        ['ผ้าลินิน', 'Linen', 'Bahan Linen'],
        ['คอเหลี่ยมแขนพอง', 'Square Neck, Puff Sleeve', 'Kerah Kotak Lengan Balon'],
        ['ผ้าซาติน', 'Satin', 'Bahan Satin'],
      ],
      ['S-XL', ['S-3XL อวบใส่ได้', 'S-3XL Plus Size', 'S-3XL Big Size']],
    ],
    extras: [
      ['ใส่เที่ยวคาเฟ่', 'Café Ready', 'Cocok untuk Hangout'],
      ['มีซับใน ไม่บาง', 'Fully Lined', 'Ada Furing'],
      ['พร้อมส่งจากไทย', 'Ships from Thailand', 'Siap Kirim'],
    ],
    price: [199, 990],
  },
  {
    category: 't-shirts',
    kind: 't-shirt',
    noun: ['เสื้อยืดคอตตอน', 'Cotton T-Shirt', 'Kaos Katun'],
    brands: ['urbanaut', 'moriwear', 'chicsoi', 'stridea'],
    models: ['Basic', 'Heavy 240', 'Oversize', 'Cool Dry', 'Pocket'],
    specs: [
      [
        ['1 ตัว', '1 pc', '1 pcs'],
        ['แพ็ก 2 ตัว', 'Pack of 2', 'Isi 2'],
        ['แพ็ก 3 ตัว', 'Pack of 3', 'Isi 3'],
        ['แพ็ก 5 ตัว', 'Pack of 5', 'Isi 5'],
      ],
      [
        ['คอกลม', 'Crew Neck', 'O-Neck'],
        ['คอวี', 'V-Neck', 'V-Neck'],
        ['ทรงโอเวอร์ไซซ์', 'Oversized Fit', 'Oversize'],
      ],
      ['S-XXL', 'M-3XL'],
    ],
    extras: [
      ['ผ้าไม่ย้วย ซักไม่หด', 'No Shrink, No Stretch', 'Tidak Melar & Menyusut'],
      ['ใส่ได้ทั้งชายหญิง', 'Unisex', 'Unisex Pria Wanita'],
      ['ผ้านุ่มระบายอากาศ', 'Soft and Breathable', 'Lembut & Adem'],
    ],
    price: [99, 890],
  },
  {
    category: 'sneakers',
    kind: 'sneakers',
    noun: ['รองเท้าผ้าใบ', 'Sneakers', 'Sepatu Sneakers'],
    brands: ['stridea', 'urbanaut', 'moriwear'],
    models: ['Runner 3', 'Court Low', 'Cloud Foam', 'Retro 88', 'Trail X'],
    specs: [
      [
        ['ผ้าแคนวาส', 'Canvas', 'Kanvas'],
        ['ผ้าตาข่าย', 'Mesh', 'Mesh'],
        ['หนัง PU', 'PU Leather', 'Kulit PU'],
        ['หนังแท้', 'Real Leather', 'Kulit Asli'],
      ],
      [
        ['วิ่งเบานุ่ม', 'Light Running', 'Lari Ringan'],
        ['เสริมส้น 4 ซม.', '4 cm Platform', 'Sol Tebal 4 cm'],
        ['พื้นกันลื่น', 'Non-Slip Sole', 'Sol Anti Slip'],
      ],
      [
        ['ไซซ์ 36-45', 'Sizes 36-45', 'Ukuran 36-45'],
        ['ไซซ์ 35-40', 'Sizes 35-40', 'Ukuran 35-40'],
      ],
    ],
    extras: [
      ['ใส่สบายทั้งวัน', 'All-Day Comfort', 'Nyaman Seharian'],
      ['แมตช์ง่ายทุกชุด', 'Goes with Everything', 'Mudah Dipadukan'],
      ['เปลี่ยนไซซ์ฟรี', 'Free Size Exchange', 'Gratis Tukar Ukuran'],
    ],
    price: [299, 2_490],
  },
  {
    category: 'sandals',
    kind: 'sandals',
    noun: ['รองเท้าแตะสวม', 'Slide Sandals', 'Sandal Slide'],
    brands: ['stridea', 'chicsoi', 'urbanaut'],
    models: ['Marshmallow', 'Step Cloud', 'Beach', 'Recovery', 'Toast'],
    specs: [
      [
        ['รุ่นบาง', 'Slim', 'Tipis'],
        ['พื้นหนา 3 ซม.', '3 cm Sole', 'Sol 3 cm'],
        ['พื้นหนา 5 ซม.', '5 cm Sole', 'Sol 5 cm'],
      ],
      [
        ['ยาง EVA', 'EVA', 'EVA'],
        ['กันลื่นในห้องน้ำ', 'Bathroom Non-Slip', 'Anti Licin'],
        ['สายปรับได้', 'Adjustable Strap', 'Strap Bisa Diatur'],
      ],
    ],
    extras: [
      ['นุ่มเหมือนเหยียบเมฆ', 'Soft as a Cloud', 'Empuk seperti Awan'],
      ['ลุยน้ำได้ แห้งไว', 'Waterproof, Quick Dry', 'Tahan Air Cepat Kering'],
      ['มีไซซ์ชายหญิง', 'Men and Women', 'Pria & Wanita'],
    ],
    price: [79, 490],
  },
  {
    category: 'backpacks',
    kind: 'backpack',
    noun: ['กระเป๋าเป้', 'Backpack', 'Tas Ransel'],
    brands: ['voyara', 'urbanaut', 'moriwear', 'nimora'],
    models: ['Commute', 'Daypack', 'Roll Top', 'Transit', 'School Pro'],
    specs: [
      [
        ['15 ลิตร', '15 L', '15 Liter'],
        ['20 ลิตร', '20 L', '20 Liter'],
        ['28 ลิตร', '28 L', '28 Liter'],
        ['40 ลิตร', '40 L', '40 Liter'],
      ],
      [
        ['ใส่โน้ตบุ๊ก 15.6 นิ้ว', '15.6" Laptop Sleeve', 'Muat Laptop 15,6 inci'],
        ['กันน้ำ', 'Water Resistant', 'Tahan Air'],
        ['ช่อง USB', 'USB Port', 'Port USB'],
      ],
    ],
    extras: [
      ['สายสะพายหนานุ่ม', 'Padded Straps', 'Tali Empuk'],
      ['ซิปกันขโมย', 'Anti-Theft Zip', 'Ritsleting Anti Maling'],
      ['ประกัน 1 ปี', '1-Year Warranty', 'Garansi 1 Tahun'],
    ],
    price: [290, 2_490],
  },
  {
    category: 'suitcases',
    kind: 'suitcase',
    noun: ['กระเป๋าเดินทาง', 'Suitcase', 'Koper'],
    brands: ['voyara', 'urbanaut'],
    models: ['Polar', 'Jetset', 'Zip Lite', 'Alu Frame', 'Weekend'],
    specs: [
      [
        ['20 นิ้ว', '20"', '20 inci'],
        ['24 นิ้ว', '24"', '24 inci'],
        ['28 นิ้ว', '28"', '28 inci'],
        ['เซ็ต 3 ใบ', 'Set of 3', 'Set isi 3'],
      ],
      [
        ['ล้อคู่ 360°', '360° Twin Wheels', 'Roda Ganda 360°'],
        ['ล็อก TSA', 'TSA Lock', 'Kunci TSA'],
        ['ช่องวางแก้วและ USB', 'Cup Holder and USB', 'Cup Holder & USB'],
      ],
    ],
    extras: [
      ['เบา ทนกระแทก', 'Light and Tough', 'Ringan & Kuat'],
      ['ขยายข้างได้', 'Expandable', 'Bisa Diperbesar'],
      ['ประกันล้อ 5 ปี', '5-Year Wheel Warranty', 'Garansi Roda 5 Tahun'],
    ],
    price: [790, 5_990],
  },
];
