import type { Subject } from './subject.ts';

export const KITCHEN_CLEANING: readonly Subject[] = [
  {
    category: 'air-fryers',
    section: 'home',
    kind: 'air-fryer',
    name: ['หม้อทอดไร้น้ำมัน', 'air fryers', 'air fryer'],
    keywords: [
      ['หม้อทอดไร้น้ำมัน', 'air fryer', 'air fryer'],
      ['ครัวคอนโด', 'small kitchen', 'dapur kecil'],
      ['เมนูคลีน', 'healthy cooking', 'masak sehat'],
    ],
    choose: [
      {
        heading: ['ความจุให้พอดีกับจำนวนคน', 'Capacity for your household', 'Kapasitas sesuai jumlah orang'],
        body: [
          'อยู่คนเดียวหรือสองคนใช้ 3.5–4.5 ลิตรก็พอ ครอบครัวสี่คนควรเริ่มที่ 5.5 ลิตร เพราะถ้าใส่แน่นเกินไป ลมร้อนเดินไม่ทั่วและอาหารจะไม่กรอบ',
          'One or two people are well served by 3.5 to 4.5 litres; a family of four should start at 5.5. An overfilled basket blocks the hot air and nothing turns crisp.',
          'Untuk satu atau dua orang, 3,5–4,5 liter sudah cukup; keluarga berempat sebaiknya mulai dari 5,5 liter. Keranjang terlalu penuh membuat udara panas tersumbat dan makanan tidak renyah.',
        ],
      },
      {
        heading: ['กำลังไฟและความร้อนสูงสุด', 'Power and top temperature', 'Daya dan suhu maksimal'],
        body: [
          'กำลังไฟ 1,400–1,700 วัตต์ทำอุณหภูมิ 200 องศาได้เร็ว ถ้าต่ำกว่า 1,200 วัตต์ไก่ชิ้นใหญ่จะสุกช้าและแห้ง',
          'Between 1,400 and 1,700 watts reaches 200 °C quickly. Below 1,200 watts, larger pieces of chicken cook slowly and dry out.',
          'Daya 1.400–1.700 watt cepat mencapai 200 °C. Di bawah 1.200 watt, potongan ayam besar lama matang dan menjadi kering.',
        ],
      },
      {
        heading: ['ตะกร้าล้างง่ายแค่ไหน', 'How easily the basket washes', 'Mudah tidaknya keranjang dicuci'],
        body: [
          'มองหาตะกร้าเคลือบที่ถอดได้ทั้งชิ้น ล้างด้วยฟองน้ำนุ่มได้ และมีอะไหล่ขายแยก เพราะส่วนนี้สึกก่อนเสมอ',
          'Look for a coated basket that comes apart, takes a soft sponge and is sold as a spare part: it always wears out first.',
          'Pilih keranjang berlapis anti lengket yang bisa dilepas, dicuci dengan spons lembut, dan dijual suku cadangnya karena bagian ini paling cepat aus.',
        ],
      },
      {
        heading: ['เสียงและพื้นที่วาง', 'Noise and counter space', 'Suara dan ruang meja'],
        body: [
          'เว้นระยะด้านหลังอย่างน้อย 10 เซนติเมตรให้ลมร้อนออก และเช็กระดับเสียงในรีวิว บางรุ่นดังพอ ๆ กับเครื่องดูดฝุ่น',
          'Leave at least 10 cm behind it for the hot exhaust, and check the reviews for noise: some models are as loud as a vacuum.',
          'Sisakan jarak minimal 10 cm di belakang untuk udara panas, dan cek ulasan soal suara karena ada model sekeras penyedot debu.',
        ],
      },
    ],
    care: [
      {
        heading: ['อุ่นเครื่อง 3 นาทีก่อนใส่อาหาร', 'Preheat for three minutes', 'Panaskan tiga menit dulu'],
        body: [
          'ความร้อนที่พร้อมตั้งแต่แรกทำให้ผิวกรอบเร็ว ข้างในยังฉ่ำ และเวลาตามสูตรจะแม่นขึ้น',
          'Heat that is there from the start crisps the surface while the inside stays juicy, and recipe times come out right.',
          'Panas yang siap sejak awal membuat permukaan cepat renyah, bagian dalam tetap juicy, dan waktu resep lebih tepat.',
        ],
      },
      {
        heading: ['ล้างทันทีเมื่อเครื่องอุ่น', 'Wash it while still warm', 'Cuci selagi hangat'],
        body: [
          'แช่น้ำอุ่นผสมน้ำยาล้างจาน 10 นาที คราบมันจะหลุดเอง ไม่ต้องขัดแรงจนผิวเคลือบเป็นรอย',
          'Ten minutes in warm water with washing-up liquid loosens the grease, so there is no need to scrub the coating.',
          'Rendam air hangat dengan sabun cuci piring 10 menit, lemak akan lepas sendiri tanpa perlu menggosok lapisannya.',
        ],
      },
      {
        heading: ['อย่าให้กระดาษรองปลิว', 'Hold the paper liner down', 'Jangan biarkan kertas alas terbang'],
        body: [
          'วางอาหารทับกระดาษรองเสมอ ถ้าอุ่นเครื่องเปล่า ๆ กระดาษอาจลอยไปโดนขดลวดความร้อน',
          'Always put food on the liner. In an empty, preheating fryer it can lift and touch the heating coil.',
          'Selalu letakkan makanan di atas kertas alas. Saat dipanaskan kosong, kertas bisa terangkat dan menyentuh elemen pemanas.',
        ],
      },
    ],
    likes: [
      [
        'อุ่นไก่ทอดค้างคืนแล้วกลับมากรอบเหมือนเพิ่งซื้อ',
        'leftover fried chicken comes out as crisp as new',
        'ayam goreng sisa kemarin kembali renyah seperti baru',
      ],
      [
        'เย็นหลังเลิกงานทำกับข้าวได้ในสิบห้านาที',
        'a weeknight dinner takes fifteen minutes',
        'makan malam sepulang kerja siap dalam lima belas menit',
      ],
    ],
    dislike: [
      'ตะกร้าใหญ่กว่าที่คิด ต้องเคลียร์เคาน์เตอร์ก่อน',
      'it needs more counter space than I expected',
      'ukurannya lebih makan tempat dari perkiraan',
    ],
  },
  {
    category: 'robot-vacuums',
    section: 'home',
    kind: 'robot-vacuum',
    name: ['หุ่นยนต์ดูดฝุ่น', 'robot vacuums', 'robot vacuum'],
    keywords: [
      ['หุ่นยนต์ดูดฝุ่น', 'robot vacuum', 'robot vacuum'],
      ['บ้านมีสัตว์เลี้ยง', 'pet owners', 'pemilik hewan'],
      ['ทำความสะอาดบ้าน', 'house cleaning', 'bersih rumah'],
    ],
    choose: [
      {
        heading: ['ระบบนำทาง', 'Navigation', 'Sistem navigasi'],
        body: [
          'รุ่นเลเซอร์ LDS จำแผนที่บ้านและเดินเป็นแถว ส่วนรุ่นราคาประหยัดที่สุ่มเดินมักเก็บไม่ครบและใช้เวลานานกว่าสองเท่า',
          'Laser (LDS) models remember the floor plan and clean in rows; cheap random ones miss corners and take twice as long.',
          'Model laser LDS mengingat denah dan bergerak rapi berbaris; model acak yang murah sering melewatkan sudut dan butuh waktu dua kali lipat.',
        ],
      },
      {
        heading: ['แรงดูดกับพื้นบ้านคุณ', 'Suction for your floors', 'Daya hisap sesuai lantai'],
        body: [
          'พื้นกระเบื้องใช้ 4,000 Pa ก็เพียงพอ ถ้ามีพรมหรือขนแมวให้เริ่มที่ 8,000 Pa',
          'Tiles are fine with 4,000 Pa; with carpets or a cat, start at 8,000 Pa.',
          'Untuk keramik, 4.000 Pa sudah cukup; kalau ada karpet atau bulu kucing, mulai dari 8.000 Pa.',
        ],
      },
      {
        heading: ['แท่นเทฝุ่นอัตโนมัติ', 'A self-emptying dock', 'Dok pengosong debu otomatis'],
        body: [
          'จ่ายเพิ่มแล้วไม่ต้องเทฝุ่นนานหนึ่งถึงสองเดือน แต่ต้องคิดค่าถุงเก็บฝุ่นที่ต้องซื้อเรื่อย ๆ ด้วย',
          'For the extra money you leave the dust alone for a month or two, but count the bags you will keep buying.',
          'Dengan biaya lebih, debu tidak perlu dibuang satu sampai dua bulan, tetapi hitung juga kantong debu yang harus terus dibeli.',
        ],
      },
      {
        heading: ['ความสูงของตัวเครื่อง', 'How low it is', 'Tinggi bodi'],
        body: [
          'วัดใต้โซฟาและเตียงก่อน ตัวเครื่องที่มีเลเซอร์มักสูงราว 9.5 เซนติเมตร ถ้าใต้เตียงต่ำกว่านั้นจะเข้าไม่ได้',
          'Measure under the sofa and bed first: laser models are about 9.5 cm high and will not fit below that.',
          'Ukur dulu kolong sofa dan ranjang: model laser tingginya sekitar 9,5 cm dan tidak bisa masuk kalau lebih rendah.',
        ],
      },
    ],
    care: [
      {
        heading: ['เก็บสายไฟก่อนปล่อยหุ่น', 'Clear the cables first', 'Rapikan kabel dulu'],
        body: [
          'สายชาร์จและเชือกรองเท้าคือศัตรูอันดับหนึ่ง ใช้เวลาสองนาทีเก็บพื้นแล้วหุ่นจะทำงานจบเอง',
          'Charging cables and shoelaces are its worst enemies. Two minutes of tidying and it finishes by itself.',
          'Kabel charger dan tali sepatu adalah musuh utamanya. Rapikan dua menit saja, robot akan selesai sendiri.',
        ],
      },
      {
        heading: [
          'ตัดผมที่พันแปรงทุกสัปดาห์',
          'Cut hair off the brush weekly',
          'Potong rambut di sikat tiap minggu',
        ],
        body: [
          'ผมที่พันแน่นทำให้มอเตอร์ร้อนและเสียงดังขึ้น ถอดแปรงออกมาตัดด้วยกรรไกรปลายมนก็เสร็จ',
          'Tightly wound hair heats the motor and makes it louder; take the brush out and cut it free with blunt scissors.',
          'Rambut yang melilit membuat motor panas dan berisik; lepas sikat lalu potong dengan gunting tumpul.',
        ],
      },
      {
        heading: ['ตากผ้าถูให้แห้งสนิท', 'Dry the mop pad fully', 'Keringkan kain pel sampai tuntas'],
        body: [
          'ผ้าถูที่ชื้นค้างคืนคือที่มาของกลิ่นอับ ซักแล้วตากแดด และมีผ้าสำรองไว้สลับสองผืน',
          'A pad left damp overnight is where the smell comes from. Wash it, sun-dry it and keep two spares.',
          'Kain pel yang lembap semalaman jadi sumber bau. Cuci, jemur, dan siapkan dua cadangan.',
        ],
      },
    ],
    likes: [
      [
        'กลับบ้านมาพื้นสะอาดทุกวันโดยไม่ต้องจับไม้กวาด',
        'the floor is clean every day when I come home',
        'lantai bersih setiap pulang tanpa menyentuh sapu',
      ],
      [
        'ขนแมวใต้โซฟาหายไปจริง ๆ',
        'the cat hair under the sofa is really gone',
        'bulu kucing di kolong sofa benar-benar hilang',
      ],
    ],
    dislike: [
      'ต้องยกเก้าอี้ขึ้นก่อนทุกครั้ง',
      'I have to lift the chairs first',
      'kursi harus diangkat dulu setiap kali',
    ],
  },
];
