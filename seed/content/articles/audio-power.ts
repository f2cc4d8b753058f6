import type { Subject } from './subject.ts';

export const AUDIO_POWER: readonly Subject[] = [
  {
    category: 'earbuds',
    section: 'tech',
    kind: 'earbuds',
    name: ['หูฟังไร้สาย', 'wireless earbuds', 'TWS'],
    keywords: [
      ['หูฟังไร้สาย', 'earbuds', 'TWS'],
      ['ตัดเสียงรบกวน', 'noise cancelling', 'peredam bising'],
      ['ออกกำลังกาย', 'workout', 'olahraga'],
    ],
    choose: [
      {
        heading: ['ใส่แล้วพอดีหูไหม', 'Do they fit your ears', 'Pas tidaknya di telinga'],
        body: [
          'จุกซิลิโคนอย่างน้อยสามขนาดช่วยให้เบสมาครบและไม่หลุดตอนวิ่ง ถ้าหูเล็กมากลองแบบคลิปหรือแบบเกี่ยวหู',
          'At least three sizes of tips keep the bass in and the buds on while you run. For very small ears try clip or hook styles.',
          'Minimal tiga ukuran eartip membuat bass utuh dan tidak lepas saat lari. Untuk telinga kecil, coba model klip atau kait.',
        ],
      },
      {
        heading: ['ตัดเสียงได้ลึกแค่ไหน', 'How much noise they cancel', 'Seberapa dalam peredam bising'],
        body: [
          'บนรถไฟฟ้า 40 เดซิเบลขึ้นไปถึงจะเงียบจริง และต้องมีโหมดฟังเสียงรอบข้างไว้ตอนข้ามถนน',
          'On a train it takes 40 dB to be really quiet, and you want a transparency mode for crossing the road.',
          'Di kereta butuh 40 dB agar benar-benar hening, dan perlu mode transparansi saat menyeberang jalan.',
        ],
      },
      {
        heading: [
          'แบตต่อครั้ง ไม่ใช่แบตรวม',
          'Battery per charge, not in total',
          'Baterai sekali pakai, bukan total',
        ],
        body: [
          'ตัวเลข 40 ชั่วโมงบนกล่องรวมเคสแล้ว ให้ดูเวลาต่อครั้งตอนเปิดตัดเสียง ควรได้อย่างน้อยหกชั่วโมง',
          'The 40 hours on the box include the case. Look at one charge with noise cancelling on: six hours or more.',
          'Angka 40 jam di kotak sudah termasuk case. Lihat waktu sekali isi dengan ANC menyala: minimal enam jam.',
        ],
      },
      {
        heading: ['ไมค์สำหรับประชุม', 'Microphones for calls', 'Mikrofon untuk rapat'],
        body: [
          'ถ้าประชุมทุกวัน เลือกรุ่นที่มีไมค์ลดเสียงลมสี่ตัวขึ้นไป แล้วลองฟังคลิปรีวิวเสียงไมค์กลางแจ้ง',
          'If you meet online daily, take four wind-reducing microphones and listen to an outdoor sample in a review.',
          'Kalau rapat online setiap hari, pilih empat mikrofon peredam angin dan dengarkan contoh rekaman luar ruangan.',
        ],
      },
    ],
    care: [
      {
        heading: ['เช็ดเหงื่อก่อนเก็บเข้าเคส', 'Wipe sweat before the case', 'Lap keringat sebelum masuk case'],
        body: [
          'ความชื้นในเคสคือสาเหตุที่หูฟังชาร์จไม่เข้า ใช้ผ้าแห้งเช็ดขั้วทองแดงทุกครั้งหลังออกกำลังกาย',
          'Moisture in the case is why buds stop charging. Dry the contacts after every workout.',
          'Lembap di dalam case membuat TWS gagal mengisi. Keringkan kontaknya setiap selesai olahraga.',
        ],
      },
      {
        heading: ['แคะขี้หูออกจากตะแกรง', 'Clear the mesh', 'Bersihkan jaring speaker'],
        body: [
          'เสียงเบาลงข้างเดียวมักไม่ใช่เสีย แค่ตะแกรงตัน ใช้แปรงขนนุ่มปัดลงด้านล่าง',
          'One quiet side is rarely a fault, just a blocked mesh: brush it gently, facing down.',
          'Suara kecil di satu sisi jarang karena rusak, hanya jaring tersumbat: sikat lembut menghadap ke bawah.',
        ],
      },
      {
        heading: ['อัปเดตเฟิร์มแวร์', 'Update the firmware', 'Perbarui firmware'],
        body: [
          'อาการหลุดบ่อยแก้ได้ด้วยการอัปเดตผ่านแอปของแบรนด์ ใช้เวลาไม่ถึงสิบนาที',
          'Frequent dropouts are often fixed by an update in the brand’s app, in under ten minutes.',
          'Koneksi sering putus biasanya beres dengan pembaruan lewat aplikasi, kurang dari sepuluh menit.',
        ],
      },
    ],
    likes: [
      [
        'นั่งรถไฟฟ้าเปิดตัดเสียงแล้วเหมือนอยู่คนละโลก',
        'on the train it feels like another world',
        'di kereta rasanya seperti di dunia lain',
      ],
      [
        'เคสเล็กจนใส่กระเป๋ากางเกงยีนส์ได้',
        'the case slips into a jeans pocket',
        'case-nya muat di saku celana jeans',
      ],
    ],
    dislike: [
      'ตอนลมแรงคู่สายบ่นว่าเสียงไม่ชัด',
      'in strong wind callers complain',
      'saat angin kencang lawan bicara mengeluh',
    ],
  },
  {
    category: 'power-banks',
    section: 'tech',
    kind: 'power-bank',
    name: ['พาวเวอร์แบงก์', 'power banks', 'power bank'],
    keywords: [
      ['พาวเวอร์แบงก์', 'power bank', 'power bank'],
      ['ขึ้นเครื่องบิน', 'flying', 'naik pesawat'],
      ['ชาร์จเร็ว', 'fast charging', 'pengisian cepat'],
    ],
    choose: [
      {
        heading: ['ความจุจริงที่จ่ายได้', 'The capacity you really get', 'Kapasitas yang benar-benar keluar'],
        body: [
          '10,000mAh ชาร์จมือถือได้ราวหนึ่งรอบครึ่งถึงสองรอบ เพราะมีการสูญเสียประมาณหนึ่งในสาม ดูค่า rated capacity ข้างกล่อง',
          'About a third is lost on the way, so 10,000 mAh fills a phone one and a half to two times. Read the rated capacity on the box.',
          'Sekitar sepertiga hilang di perjalanan, jadi 10.000mAh mengisi HP satu setengah sampai dua kali. Baca rated capacity di kotaknya.',
        ],
      },
      {
        heading: ['กำลังไฟให้ตรงกับเครื่อง', 'Watts that match your device', 'Watt yang cocok dengan perangkat'],
        body: [
          'มือถือใช้ 20–30 วัตต์ แท็บเล็ต 45 วัตต์ ถ้าจะชาร์จโน้ตบุ๊กต้อง 65 วัตต์ขึ้นไป และสายต้องรองรับด้วย',
          'Phones take 20 to 30 watts, tablets 45, laptops 65 and more, and the cable must support it too.',
          'HP butuh 20–30 watt, tablet 45, laptop 65 watt ke atas, dan kabelnya juga harus mendukung.',
        ],
      },
      {
        heading: ['มาตรฐาน มอก.', 'The safety mark', 'Tanda standar keamanan'],
        body: [
          'พาวเวอร์แบงก์ที่ขายในไทยต้องมีเครื่องหมาย มอก. 2879 ถ้าไม่มีอย่าเสี่ยง เพราะแบตไม่ได้มาตรฐานไหม้ได้',
          'In Thailand power banks must carry the TIS 2879 mark. Without it, walk away: bad cells catch fire.',
          'Di Thailand power bank wajib berlabel TIS 2879. Tanpa itu jangan ambil risiko: sel yang buruk bisa terbakar.',
        ],
      },
      {
        heading: ['น้ำหนักที่พกไหว', 'A weight you will carry', 'Berat yang sanggup dibawa'],
        body: [
          '20,000mAh หนักราว 350–450 กรัม ถ้าใช้แค่ในเมืองรุ่นแม่เหล็กบาง 5,000mAh จะได้หยิบใช้บ่อยกว่า',
          'At 20,000 mAh you carry 350 to 450 g. In town, a thin magnetic 5,000 mAh is the one you will actually use.',
          'Kapasitas 20.000mAh beratnya 350–450 gram. Untuk di kota, model magnetik tipis 5.000mAh lebih sering terpakai.',
        ],
      },
    ],
    care: [
      {
        heading: ['อย่าทิ้งไว้ในรถ', 'Never leave it in the car', 'Jangan tinggalkan di mobil'],
        body: [
          'รถที่จอดกลางแดดร้อนเกิน 60 องศา แบตจะบวมและเสื่อมถาวร พกติดตัวไปด้วยดีกว่า',
          'A parked car passes 60 °C; the cells swell and never recover. Take it with you.',
          'Mobil yang diparkir bisa lebih dari 60 °C; sel menggembung dan rusak permanen. Bawa saja bersama Anda.',
        ],
      },
      {
        heading: ['ชาร์จเติมทุกสามเดือน', 'Top it up every three months', 'Isi ulang tiga bulan sekali'],
        body: [
          'ถ้าไม่ได้ใช้ ให้เติมไฟไว้ครึ่งหนึ่งเสมอ ปล่อยจนหมดเกลี้ยงนาน ๆ แบตจะไม่กลับมา',
          'Store it half full. Left empty for long, the battery does not come back.',
          'Simpan dalam keadaan setengah penuh. Dibiarkan kosong terlalu lama, baterainya tidak pulih.',
        ],
      },
      {
        heading: ['ขึ้นเครื่องต้องถือขึ้น', 'Cabin bag only when flying', 'Wajib di kabin saat terbang'],
        body: [
          'ไม่เกิน 100 วัตต์ชั่วโมง (ราว 27,000mAh) ถือขึ้นเครื่องได้ ห้ามโหลดใต้ท้องเครื่องเด็ดขาด',
          'Up to 100 Wh (about 27,000 mAh) may go in the cabin, never in checked baggage.',
          'Sampai 100 Wh (sekitar 27.000mAh) boleh masuk kabin, dilarang keras di bagasi.',
        ],
      },
    ],
    likes: [
      [
        'มีสายในตัวเลยไม่ลืมสายอีกต่อไป',
        'with its built-in cable I never forget one again',
        'ada kabel built-in jadi tidak pernah lupa lagi',
      ],
      [
        'ชาร์จจากศูนย์ถึงครึ่งแค่ครึ่งชั่วโมง',
        'half an hour from empty to half',
        'dari kosong ke setengah hanya setengah jam',
      ],
    ],
    dislike: [
      'ใช้ไปเรื่อย ๆ แล้วผิวเป็นรอยนิ้วมือ',
      'the finish collects fingerprints',
      'permukaannya gampang kena sidik jari',
    ],
  },
];
