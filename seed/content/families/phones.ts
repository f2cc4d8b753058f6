import type { Family } from '../family.ts';

const PHONE_EXTRAS: Family['extras'] = [
  ['เครื่องศูนย์ไทย ประกัน 1 ปี', 'Thai Warranty 1 Year', 'Garansi Resmi 1 Tahun'],
  ['แถมฟิล์มและเคส', 'Free Case and Film', 'Bonus Case & Antigores'],
  ['ผ่อน 0% 10 เดือน', '0% Instalments', 'Cicilan 0%'],
  ['กล้องชัดกลางคืนก็สวย', 'Sharp Night Camera', 'Kamera Malam Jernih'],
];

export const PHONE_FAMILIES: readonly Family[] = [
  {
    category: 'flagship-phones',
    kind: 'phone',
    noun: ['สมาร์ทโฟน', 'Smartphone', 'Smartphone'],
    brands: ['suvara', 'nimora', 'opara', 'pixora'],
    models: ['Ultra 15', 'Pro 5', 'Edge 12', 'Fold Lite', 'Master X8', 'Zoom 9 Pro'],
    specs: [
      ['8/256GB', '12/256GB', '12/512GB', '16/512GB', '16GB/1TB'],
      [
        '5G',
        ['5G กล้อง 200MP', '5G 200MP Camera', '5G Kamera 200MP'],
        ['5G ชาร์จไว 120W', '5G 120W Fast Charge', '5G Fast Charging 120W'],
      ],
    ],
    extras: PHONE_EXTRAS,
    price: [15_990, 42_990],
  },
  {
    category: 'budget-phones',
    kind: 'phone',
    noun: ['มือถือ', 'Phone', 'HP'],
    brands: ['ralix', 'nimora', 'opara', 'novalink', 'suvara'],
    models: ['Note 14', 'A26', 'C75', 'Play 7', 'Lite 5', 'Smart 10', 'Neo 3'],
    specs: [
      ['4/64GB', '4/128GB', '6/128GB', '8/128GB', '8/256GB'],
      [
        ['แบต 5000mAh', '5000mAh Battery', 'Baterai 5000mAh'],
        ['จอ 6.7 นิ้ว 120Hz', '6.7" 120Hz Display', 'Layar 6,7 inci 120Hz'],
        ['รองรับ 5G', '5G Ready', 'Mendukung 5G'],
      ],
    ],
    extras: PHONE_EXTRAS,
    price: [2_490, 7_990],
  },
  {
    category: 'android-tablets',
    kind: 'tablet',
    noun: ['แท็บเล็ต', 'Tablet', 'Tablet'],
    brands: ['suvara', 'nimora', 'noteva', 'pixora', 'novalink'],
    models: ['Tab S10', 'Pad 7', 'Tab P12', 'Pad Air', 'Tab Go', 'Slate 11'],
    specs: [
      ['64GB', '128GB', '256GB', '512GB'],
      [
        ['จอ 8.7 นิ้ว', '8.7" Screen', 'Layar 8,7 inci'],
        ['จอ 11 นิ้ว 2.5K', '11" 2.5K Screen', 'Layar 11 inci 2.5K'],
        ['จอ 12.4 นิ้ว 144Hz', '12.4" 144Hz Screen', 'Layar 12,4 inci 144Hz'],
      ],
    ],
    extras: [
      ['แถมปากกาและเคส', 'with Pen and Case', 'Bonus Pen & Case'],
      ['เรียนออนไลน์ จดโน้ตลื่น', 'Great for Study and Notes', 'Cocok untuk Belajar & Catat'],
      ['ประกันศูนย์ไทย 1 ปี', '1-Year Thai Warranty', 'Garansi Resmi 1 Tahun'],
    ],
    price: [4_490, 24_990],
  },
  {
    category: 'power-banks',
    kind: 'power-bank',
    noun: ['พาวเวอร์แบงก์', 'Power Bank', 'Power Bank'],
    brands: ['voltana', 'plugmee', 'leafwire', 'nimora', 'novalink', 'vexon'],
    models: ['Solo', 'Airo', 'Nano', 'Bipo', 'Magnetic Slim', 'Blade', 'PocketGo'],
    specs: [
      ['5000mAh', '10000mAh', '20000mAh', '25000mAh', '30000mAh'],
      [
        '22.5W',
        'PD 30W',
        'PD 45W',
        ['65W ชาร์จโน้ตบุ๊กได้', '65W Laptop Charging', '65W Bisa Cas Laptop'],
        ['แม่เหล็กไร้สาย 15W', 'Magnetic Wireless 15W', 'Magnetik Wireless 15W'],
      ],
    ],
    extras: [
      ['มีสายในตัว', 'Built-in Cable', 'Kabel Built-in'],
      ['มี มอก. ขึ้นเครื่องได้', 'TIS Certified, Flight Safe', 'Aman Dibawa ke Pesawat'],
      ['จอ LED บอกแบต', 'LED Battery Display', 'Layar LED Indikator Baterai'],
      ['ประกัน 18 เดือน', '18-Month Warranty', 'Garansi 18 Bulan'],
    ],
    price: [390, 2_590],
  },
  {
    category: 'chargers',
    kind: 'charger',
    noun: ['หัวชาร์จเร็ว GaN', 'GaN Fast Charger', 'Charger GaN Fast Charging'],
    brands: ['leafwire', 'voltana', 'plugmee', 'novalink', 'vexon'],
    models: ['Nexa', 'Prime', 'GaN5', 'Mini Cube', 'Dual Port', 'Robo'],
    specs: [
      ['20W', '30W', '45W', '65W', '100W', '140W'],
      [
        ['USB-C 1 ช่อง', '1x USB-C', '1 Port USB-C'],
        ['USB-C 2 ช่อง', '2x USB-C', '2 Port USB-C'],
        ['3 ช่อง', '3 Ports', '3 Port'],
      ],
    ],
    extras: [
      ['พร้อมสาย USB-C 1 เมตร', 'with 1 m USB-C Cable', 'Bonus Kabel USB-C 1 Meter'],
      ['ขาพับพกง่าย', 'Foldable Plug', 'Colokan Lipat'],
      ['ไม่ร้อน ปลอดภัย', 'Cool and Safe', 'Tidak Panas & Aman'],
    ],
    price: [249, 2_290],
  },
];
