import type { Family } from '../family.ts';

export const AUDIO_FAMILIES: readonly Family[] = [
  {
    category: 'earbuds',
    kind: 'earbuds',
    noun: ['หูฟังไร้สาย', 'Wireless Earbuds', 'TWS Earbuds'],
    brands: ['boomora', 'odeka', 'nimora', 'voltana', 'tonwave', 'vexon', 'ralix'],
    models: ['Buds 6', 'Air 4 Pro', 'Liberta 5', 'Beam 2', 'Clip', 'Dots Lite', 'Fit'],
    specs: [
      [
        ['แบต 20 ชม.', '20 h Battery', 'Baterai 20 Jam'],
        ['แบต 30 ชม.', '30 h Battery', 'Baterai 30 Jam'],
        ['แบต 42 ชม.', '42 h Battery', 'Baterai 42 Jam'],
        ['แบต 60 ชม.', '60 h Battery', 'Baterai 60 Jam'],
      ],
      [
        ['ตัดเสียงรบกวน ANC', 'Noise Cancelling', 'Peredam Bising ANC'],
        ['กันน้ำ IPX5', 'IPX5 Waterproof', 'Tahan Air IPX5'],
        ['ไมค์ 4 ตัวคุยชัด', '4 Mics Clear Calls', '4 Mikrofon Suara Jernih'],
      ],
    ],
    extras: [
      ['เบสแน่น เสียงใส', 'Deep Bass', 'Bass Mantap'],
      ['ประกันศูนย์ 1 ปี', '1-Year Warranty', 'Garansi Resmi 1 Tahun'],
      ['ใส่ออกกำลังกายไม่หลุด', 'Secure Sport Fit', 'Anti Lepas untuk Olahraga'],
    ],
    price: [590, 4_590],
  },
  {
    category: 'headphones',
    kind: 'headphones',
    noun: ['หูฟังครอบหูบลูทูธ', 'Bluetooth Headphones', 'Headphone Bluetooth'],
    brands: ['odeka', 'boomora', 'voltana', 'tonwave', 'gearzone'],
    models: ['WX-700', 'Nota 780', 'Orbit One', 'Studio 3', 'Hush 45', 'Kumo 2'],
    specs: [
      [
        ['ฟังนาน 35 ชม.', '35 h Playtime', 'Tahan 35 Jam'],
        ['ฟังนาน 50 ชม.', '50 h Playtime', 'Tahan 50 Jam'],
        ['ฟังนาน 70 ชม.', '70 h Playtime', 'Tahan 70 Jam'],
      ],
      [
        ['ตัดเสียง ANC', 'ANC', 'ANC'],
        ['เสียง Hi-Res', 'Hi-Res Audio', 'Hi-Res Audio'],
        ['พับเก็บได้', 'Foldable', 'Bisa Dilipat'],
      ],
    ],
    extras: [
      ['นุ่มใส่สบายทั้งวัน', 'All-Day Comfort', 'Nyaman Dipakai Seharian'],
      ['เชื่อมต่อ 2 เครื่องพร้อมกัน', 'Connects Two Devices', 'Koneksi 2 Perangkat'],
      ['แถมเคสแข็ง', 'with Hard Case', 'Bonus Hard Case'],
    ],
    price: [890, 9_990],
  },
  {
    category: 'bluetooth-speakers',
    kind: 'speaker',
    noun: ['ลำโพงบลูทูธ', 'Bluetooth Speaker', 'Speaker Bluetooth'],
    brands: ['boomora', 'odeka', 'nimora', 'voltana', 'tonwave'],
    models: ['Go 5', 'Roll 7', 'Boom 3', 'Sound Tube', 'Party Mini', 'Clip 6'],
    specs: [
      ['5W', '10W', '20W', '30W', '60W'],
      [
        ['กันน้ำ IPX7', 'IPX7 Waterproof', 'Tahan Air IPX7'],
        ['ไฟ RGB', 'RGB Lights', 'Lampu RGB'],
        ['ต่อคู่สเตอริโอ', 'Stereo Pairing', 'Stereo Pairing'],
      ],
    ],
    extras: [
      ['เสียงดังเบสแน่น', 'Loud with Deep Bass', 'Suara Kencang Bass Nendang'],
      ['พกพาไปแคมป์ได้', 'Ready for Camping', 'Cocok Dibawa Camping'],
      ['ประกัน 1 ปีเต็ม', 'Full 1-Year Warranty', 'Garansi 1 Tahun Penuh'],
    ],
    price: [490, 6_990],
  },
  {
    category: 'mirrorless',
    kind: 'camera',
    noun: ['กล้องมิเรอร์เลส', 'Mirrorless Camera', 'Kamera Mirrorless'],
    brands: ['odeka', 'pixora', 'kaido'],
    models: ['Arka Z50', 'M10 Mark II', 'Vlog E1', 'X-Trip 5', 'Retro F'],
    specs: [
      [
        ['24MP เฉพาะบอดี้', '24MP Body', '24MP Body Only'],
        ['24MP พร้อมเลนส์ 16-50', '24MP with 16-50 Lens', '24MP Kit 16-50'],
        ['33MP พร้อมเลนส์ 18-135', '33MP with 18-135 Lens', '33MP Kit 18-135'],
        ['40MP ฟูลเฟรม', '40MP Full Frame', '40MP Full Frame'],
      ],
      ['4K 30fps', '4K 60fps', '4K 120fps'],
    ],
    extras: [
      ['แถมเมม 64GB และกระเป๋า', 'with 64GB Card and Bag', 'Bonus Memori 64GB & Tas'],
      ['จอพับเซลฟี่ เหมาะกับ Vlog', 'Flip Screen for Vlogs', 'Layar Putar untuk Vlog'],
      ['ประกันศูนย์ 2 ปี', '2-Year Warranty', 'Garansi Resmi 2 Tahun'],
    ],
    price: [16_900, 64_900],
  },
  {
    category: 'security-cameras',
    kind: 'security-camera',
    noun: ['กล้องวงจรปิด WiFi', 'WiFi Security Camera', 'CCTV WiFi'],
    brands: ['seevora', 'nimora', 'homivo', 'vexon'],
    models: ['V6', 'H3', 'Cam 360', 'Outdoor 4', 'Guard 1', 'GuardEye'],
    specs: [
      ['1080P', '2K 3MP', '2K+ 4MP', '3K 5MP', '4K 8MP'],
      [
        ['หมุนได้ 360°', '360° Pan', 'Putar 360°'],
        ['ภาพสีกลางคืน', 'Colour Night Vision', 'Night Vision Berwarna'],
        ['โซลาร์เซลล์ไม่ต้องเดินสาย', 'Solar, Wire-Free', 'Tenaga Surya Tanpa Kabel'],
      ],
    ],
    extras: [
      ['แจ้งเตือนเข้าแอป', 'App Alerts', 'Notifikasi Aplikasi'],
      ['พูดโต้ตอบสองทาง', 'Two-Way Talk', 'Audio Dua Arah'],
      ['กันฝน IP66 ติดนอกบ้าน', 'IP66 Outdoor', 'Tahan Hujan IP66'],
    ],
    price: [590, 3_490],
  },
  {
    category: 'smart-watches',
    kind: 'smart-watch',
    noun: ['สมาร์ทวอทช์', 'Smartwatch', 'Smartwatch'],
    brands: ['suvara', 'nimora', 'ralix', 'novalink', 'kaido'],
    models: ['Watch 8', 'Redline 5', 'Fit 4', 'Active S', 'GT Neo', 'Band Pro'],
    specs: [
      [
        ['จอ 1.47 นิ้ว', '1.47" Display', 'Layar 1,47 inci'],
        ['จอ AMOLED 1.75 นิ้ว', '1.75" AMOLED', 'AMOLED 1,75 inci'],
        ['จอ AMOLED 1.97 นิ้ว GPS', '1.97" AMOLED GPS', 'AMOLED 1,97 inci GPS'],
        ['ไทเทเนียม LTE', 'Titanium LTE', 'Titanium LTE'],
      ],
      [
        ['วัดหัวใจและออกซิเจน', 'Heart Rate and SpO2', 'Detak Jantung & SpO2'],
        ['โทรออกได้', 'Bluetooth Calls', 'Bisa Telepon'],
        ['กันน้ำ 5ATM ว่ายน้ำได้', '5ATM Swim Proof', 'Tahan Air 5ATM'],
      ],
    ],
    extras: [
      ['แบตอึด 14 วัน', '14-Day Battery', 'Baterai 14 Hari'],
      ['โหมดกีฬา 150 แบบ', '150 Sport Modes', '150 Mode Olahraga'],
      ['แถมสายสำรอง', 'Free Spare Strap', 'Bonus Tali Cadangan'],
    ],
    price: [790, 11_900],
  },
];
