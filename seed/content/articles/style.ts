import { h, list, offers, type Piece, p, picture, table } from './piece.ts';

export const STYLE_PIECES: readonly Piece[] = [
  {
    type: 'ARTICLE',
    category: 'sneakers',
    section: 'style',
    author: 'บีม เดินเมือง',
    daysAgo: 10.4,
    title: [
      'วัดเท้าตอนเย็นด้วยกระดาษแผ่นเดียว แล้วค่อยเปิดตารางไซซ์',
      'Measure your feet in the evening before opening the size chart',
      'Ukur kaki sore hari dengan selembar kertas, baru buka tabel ukuran',
    ],
    summary: [
      'เท้าบวมขึ้นตอนเย็นและสองข้างยาวไม่เท่ากัน วิธีวัดห้านาทีที่ลดการส่งคืนรองเท้าผ้าใบ',
      'Feet swell by evening and the two are never equal. Five minutes that save a return.',
      'Kaki membesar di sore hari dan kiri kanan tak sama. Lima menit yang mencegah retur sneakers.',
    ],
    keywords: [
      ['รองเท้าผ้าใบ', 'sneakers', 'sneakers'],
      ['วัดไซซ์', 'sizing', 'ukuran sepatu'],
      ['ซื้อออนไลน์', 'buying online', 'belanja online'],
    ],
    body: [
      list(
        [
          'วางกระดาษชิดผนัง ยืนเต็มน้ำหนัก ส้นแตะผนัง',
          'Paper against the wall, stand with full weight, heel touching',
          'Kertas menempel dinding, berdiri penuh, tumit menyentuh',
        ],
        [
          'ขีดปลายนิ้วที่ยาวที่สุด ไม่จำเป็นต้องเป็นนิ้วโป้ง',
          'Mark the longest toe, which may not be the big one',
          'Tandai jari terpanjang, belum tentu jempol',
        ],
        [
          'วัดทั้งสองข้าง ใช้ข้างที่ยาวกว่า แล้วบวก 0.5–1 เซนติเมตร',
          'Measure both, take the longer, add 0.5–1 cm',
          'Ukur keduanya, pakai yang lebih panjang, tambah 0,5–1 cm',
        ],
        [
          'วัดรอบอุ้งเท้าด้วย ถ้าเกิน 25 เซนติเมตรให้มองหาทรงหน้ากว้าง',
          'Measure around the ball too: above 25 cm, look for wide fits',
          'Ukur juga lingkar telapak; di atas 25 cm cari model lebar',
        ],
      ),
      table(
        [
          ['วัดได้ (ซม.)', 'Foot (cm)', 'Kaki (cm)'],
          ['ไซซ์ EU โดยทั่วไป', 'Usual EU size', 'Ukuran EU umum'],
        ],
        ['23.0', '36'],
        ['24.0', '38'],
        ['25.0', '40'],
        ['26.0', '41'],
        ['27.0', '42'],
        ['28.0', '44'],
      ),
      p(
        'ตารางนี้คือค่าเฉลี่ย แต่ละร้านมีตารางของตัวเองเป็นเซนติเมตร ให้เชื่อเซนติเมตรของร้าน ไม่ใช่เลข EU',
        'These are averages. Each shop has its own chart in centimetres: trust that, not the EU number.',
        'Ini rata-rata. Tiap toko punya tabel sentimeter sendiri: percaya itu, bukan angka EU.',
      ),
      h('วัสดุกับเท้าหลังใส่หนึ่งเดือน', 'Materials after a month', 'Bahan setelah sebulan'),
      p(
        'ผ้าใบยืดเล็กน้อย ตาข่ายแทบไม่ยืด หนังแท้ยืดชัดด้านข้าง หนังเทียมไม่ยืดเลย ถ้าก้ำกึ่งระหว่างสองไซซ์ หนังแท้เลือกเล็ก หนังเทียมเลือกใหญ่',
        'Canvas gives a little, mesh hardly, real leather clearly at the sides, imitation leather not at all. Between sizes: real leather down, imitation up.',
        'Kanvas sedikit melar, mesh hampir tidak, kulit asli jelas melar di samping, kulit sintetis tidak sama sekali. Di antara dua ukuran: kulit asli ambil kecil, sintetis ambil besar.',
      ),
      offers('sneakers', 4),
    ],
  },
  {
    type: 'ARTICLE',
    category: 'suitcases',
    section: 'style',
    author: 'บีม เดินเมือง',
    daysAgo: 42.7,
    title: [
      '20, 24 หรือ 28 นิ้ว สำหรับทริปที่คุณไปจริง',
      '20, 24 or 28 inches, for the trips you really take',
      '20, 24, atau 28 inci untuk perjalanan yang sungguh kamu lakukan',
    ],
    summary: [
      'นับทริปสามครั้งล่าสุดก่อนเลือกกระเป๋าเดินทาง ส่วนใหญ่สั้นกว่าที่ฝันไว้',
      'Count your last three trips before choosing a suitcase. They were shorter than you dream.',
      'Hitung tiga perjalanan terakhir sebelum memilih koper. Biasanya lebih singkat dari impian.',
    ],
    keywords: [
      ['กระเป๋าเดินทาง', 'suitcase', 'koper'],
      ['จัดกระเป๋า', 'packing', 'berkemas'],
      ['เลือกขนาด', 'size guide', 'pilih ukuran'],
    ],
    body: [
      table(
        [
          ['ขนาด', 'Size', 'Ukuran'],
          ['จำนวนคืน', 'Nights', 'Malam'],
          ['ขึ้นเครื่อง', 'On the plane', 'Di pesawat'],
          ['ขึ้นบันไดบีทีเอส', 'Up the station stairs', 'Naik tangga stasiun'],
        ],
        [
          ['20 นิ้ว', '20"', '20 inci'],
          '2–4',
          ['ถือขึ้นได้หลายสาย', 'cabin on many airlines', 'kabin di banyak maskapai'],
          ['มือเดียว', 'one hand', 'satu tangan'],
        ],
        [
          ['24 นิ้ว', '24"', '24 inci'],
          '5–8',
          ['โหลด', 'checked', 'bagasi'],
          ['สองมือ', 'two hands', 'dua tangan'],
        ],
        [
          ['28 นิ้ว', '28"', '28 inci'],
          '10+',
          ['โหลด ระวังน้ำหนักเกิน', 'checked, mind the weight', 'bagasi, awas kelebihan berat'],
          ['หาลิฟต์', 'find a lift', 'cari lift'],
        ],
      ),
      p(
        'ใบใหญ่ไม่ได้ทำให้โหลดได้มากขึ้น ตั๋วในประเทศส่วนใหญ่ให้ 15–20 กิโลกรัม ใบ 28 นิ้วที่ใส่เต็มมักเกินก่อนซิปจะปิด',
        'A bigger case doesn’t raise your allowance. Domestic tickets mostly give 15–20 kg; a full 28-inch is over before the zip closes.',
        'Koper besar tidak menambah jatah. Tiket domestik umumnya 15–20 kg; koper 28 inci yang penuh sudah lewat sebelum ritsleting tertutup.',
      ),
      h('ล้อ ซิป โครง', 'Wheels, zip, frame', 'Roda, ritsleting, rangka'),
      p(
        'ล้อคู่เดินเงียบบนพื้นกระเบื้อง ล้อใหญ่รอดฟุตบาทแตก โครงอะลูมิเนียมทนกระแทกแต่หนักกว่าซิปราวหนึ่งกิโล ซึ่งคือเสื้อห้าตัว',
        'Twin wheels are quiet on tiles, large ones survive broken pavements. A metal frame takes knocks but weighs a kilo more than a zip: that is five shirts.',
        'Roda ganda senyap di keramik, roda besar tahan trotoar rusak. Rangka aluminium tahan benturan tapi sekilo lebih berat: itu lima kaus.',
      ),
      picture(
        'ลองเข็นด้วยมือข้างที่ไม่ถนัดหนึ่งรอบห้อง',
        'Push it once around the room with your weaker hand',
        'Coba dorong keliling ruangan dengan tangan yang lemah',
      ),
      offers('suitcases', 4),
    ],
  },
  {
    type: 'ARTICLE',
    category: 't-shirts',
    section: 'style',
    author: 'บีม เดินเมือง',
    daysAgo: 102.3,
    title: [
      'เสื้อยืด 240 แกรมกับแดด 35 องศา: ผ้าแบบไหนใส่ได้ทั้งวัน',
      'Heavyweight tee, 35 degrees: cloth you can wear all day',
      'Kaus 240 gram di cuaca 35 derajat: kain mana yang betah seharian',
    ],
    summary: [
      'ผ้าหนาไม่ได้ร้อนเสมอ ผ้าบางไม่ได้เย็นเสมอ ดูการทอ น้ำหนัก และทรงไปพร้อมกัน',
      'Thick is not always hot and thin not always cool. Read weave, weight and fit together.',
      'Tebal belum tentu panas, tipis belum tentu adem. Baca tenunan, berat, dan potongan bersama.',
    ],
    keywords: [
      ['เสื้อยืด', 'T-shirt', 'kaos'],
      ['เนื้อผ้าเสื้อยืด', 'T-shirt fabric', 'bahan kaus'],
      ['หน้าร้อน', 'hot season', 'musim panas'],
    ],
    body: [
      table(
        [
          ['ผ้า', 'Cloth', 'Kain'],
          ['น้ำหนักต่อ ตร.ม.', 'Weight per m²', 'Berat per m²'],
          ['เหงื่อ', 'Sweat', 'Keringat'],
          ['ทรงหลังซักสิบครั้ง', 'After ten washes', 'Setelah sepuluh cucian'],
        ],
        [
          ['คอตตอนบาง', 'Light cotton', 'Katun tipis'],
          '140–160 g',
          ['เปียกเร็ว แห้งเร็ว', 'wets and dries fast', 'cepat basah, cepat kering'],
          ['คอย้วยง่าย', 'neck stretches', 'leher mudah melar'],
        ],
        [
          ['คอตตอนหนา', 'Heavy cotton', 'Katun tebal'],
          '220–240 g',
          ['ไม่แนบตัว ลมเข้าได้ถ้าทรงหลวม', 'stands off the skin if loose', 'tak menempel kalau longgar'],
          ['อยู่ทรง', 'keeps shape', 'tetap berbentuk'],
        ],
        [
          ['ผ้าแห้งไว', 'Quick-dry', 'Cepat kering'],
          '130–150 g',
          ['ระเหยไวสุด', 'evaporates fastest', 'paling cepat menguap'],
          ['อาจติดกลิ่น', 'may hold smells', 'bisa menahan bau'],
        ],
        [
          ['ลินินผสม', 'Linen blend', 'Campuran linen'],
          '160–190 g',
          ['โปร่ง', 'airy', 'lapang'],
          ['ยับ', 'creases', 'kusut'],
        ],
      ),
      p(
        'ถ้าเดินกลางแจ้ง เสื้อหนาทรงโอเวอร์ไซซ์สีอ่อนอาจสบายกว่าเสื้อบางพอดีตัวสีดำ เพราะมีช่องให้ลมผ่านและไม่แนบหลังตอนเหงื่อออก',
        'Outdoors, a loose, pale, heavy shirt can be more comfortable than a thin black fitted one: air moves under it and it doesn’t cling.',
        'Di luar, kaus tebal longgar warna terang bisa lebih nyaman daripada yang tipis ketat hitam: udara lewat dan tidak menempel.',
      ),
      h('ซักให้คอไม่ย้วย', 'Washing without a bacon neck', 'Mencuci tanpa leher melar'),
      list(
        ['กลับด้านในออกและใส่ถุงซัก', 'Inside out, in a laundry bag', 'Balik dan masukkan kantong cuci'],
        [
          'ตากพาดราว ไม่แขวนไม้แขวนตอนเปียก',
          'Dry over a rail, not on a hanger',
          'Jemur dilipat di tali, jangan digantung basah',
        ],
        ['อบแห้งไม่เกินอุณหภูมิต่ำ', 'Tumble on low only', 'Pengering suhu rendah saja'],
      ),
      offers('t-shirts', 4),
    ],
  },
  {
    type: 'NOTE',
    category: 'sandals',
    section: 'style',
    author: 'นัทชอบของถูก',
    daysAgo: 60.8,
    title: [
      'รองเท้าแตะสองคู่กับหน้าฝนหนึ่งฤดู ใครรอด',
      'Two pairs of slides, one rainy season: which survived',
      'Dua pasang sandal, satu musim hujan: siapa yang selamat',
    ],
    summary: [
      'คู่บางกับคู่พื้นหนา ใส่สลับวันตั้งแต่ฝนแรกถึงฝนสุดท้าย ลื่นกี่ครั้งจดไว้หมด',
      'A slim pair and a thick-soled pair on alternate days from the first rain to the last, with every slip written down.',
      'Yang tipis dan yang tebal bergantian dari hujan pertama sampai terakhir, setiap terpeleset kucatat.',
    ],
    keywords: [
      ['รองเท้าแตะ', 'sandals', 'sandal'],
      ['หน้าฝน', 'rainy season', 'musim hujan'],
      ['เปรียบเทียบ', 'comparison', 'perbandingan'],
    ],
    body: [
      table(
        [
          ['เรื่อง', 'Matter', 'Hal'],
          ['คู่บาง', 'Slim pair', 'Yang tipis'],
          ['คู่หนา 5 ซม.', '5 cm pair', 'Yang 5 cm'],
        ],
        [
          ['ลื่น', 'Slips', 'Terpeleset'],
          ['2 ครั้ง', 'twice', '2 kali'],
          ['5 ครั้ง', 'five times', '5 kali'],
        ],
        [
          ['แห้งหลังเปียก', 'Dry again', 'Kering lagi'],
          ['ครึ่งชั่วโมง', 'half an hour', 'setengah jam'],
          ['สองชั่วโมง', 'two hours', 'dua jam'],
        ],
        [
          ['น้ำกระเด็นขึ้นน่อง', 'Splashes up the calf', 'Cipratan ke betis'],
          ['เยอะ', 'a lot', 'banyak'],
          ['น้อย', 'little', 'sedikit'],
        ],
      ),
      p(
        'คู่หนานุ่มเท้ามาก แต่พื้นกระเบื้องหน้าเซเว่นคือจุดอันตราย ดอกยางตื้นและยืนสูง พอลื่นก็ลื่นไกล',
        'The thick pair is lovely to stand on, but wet tiles outside the shop are where it goes wrong: shallow tread, high up, a long slide.',
        'Yang tebal empuk sekali, tapi ubin basah depan minimarket jadi bahaya: alur dangkal dan tinggi, sekali terpeleset jauh.',
      ),
      p(
        'สรุปว่าคู่บางอยู่หน้าประตูไว้ลุยฝน คู่หนาย้ายไปใส่ในออฟฟิศ ไม่มีใครต้องไป',
        'So the slim pair lives by the door for rain and the thick one moved to the office. Nobody had to go.',
        'Akhirnya yang tipis di depan pintu untuk hujan, yang tebal pindah ke kantor. Tak ada yang dibuang.',
      ),
    ],
  },
  {
    type: 'NOTE',
    category: 'tents',
    section: 'style',
    author: 'แม่น้องปั้น',
    daysAgo: 95.7,
    title: [
      'พับเต็นท์ป๊อปอัปไม่ลง ต่อหน้าคนทั้งลานกางเต็นท์',
      'Failing to fold a pop-up tent in front of a whole campsite',
      'Gagal melipat tenda pop-up di depan seluruh bumi perkemahan',
    ],
    summary: [
      'กางเสร็จในสามวินาทีจริง แต่ไม่มีใครบอกเรื่องพับ สี่สิบนาที สองคน หนึ่งคลิป',
      'Up in three seconds, as promised. Nobody mentions folding: forty minutes, two adults, one video.',
      'Berdiri dalam tiga detik, benar. Soal melipat tak ada yang bilang: empat puluh menit, dua orang dewasa, satu video.',
    ],
    keywords: [
      ['เต็นท์', 'tent', 'tenda'],
      ['แคมป์ปิ้งกับลูก', 'camping with kids', 'camping dengan anak'],
      ['เล่าประสบการณ์', 'my experience', 'pengalaman'],
    ],
    body: [
      p(
        'คืนนั้นนอนสบายมาก เขาใหญ่อากาศเย็น น้องปั้นหลับตั้งแต่สองทุ่ม ปัญหาเริ่มตอนเก้าโมงเช้าที่ต้องเอามันกลับเข้าถุงวงกลม',
        'The night was perfect: cool air in Khao Yai, Pun asleep by eight. Trouble began at nine in the morning, when it had to go back into its round bag.',
        'Malamnya nyaman, Khao Yai sejuk, Pun tidur pukul delapan. Masalah mulai jam sembilan pagi saat harus masuk lagi ke tas bundarnya.',
      ),
      list(
        [
          'จับสองขอบทบกันให้เป็นรูปทาโก้ก่อน',
          'Bring the two edges together like a taco',
          'Satukan dua sisinya seperti taco',
        ],
        [
          'ตั้งขึ้น กดยอดลงพื้นแล้วบิดเป็นเลขแปด',
          'Stand it up, push the top down and twist into an eight',
          'Tegakkan, tekan ujungnya ke bawah lalu puntir jadi angka delapan',
        ],
        [
          'ทับวงสองวงแล้วรัดทันที อย่าปล่อยมือ',
          'Lay one ring on the other and strap it; don’t let go',
          'Tumpuk kedua lingkaran dan langsung ikat; jangan lepas',
        ],
      ),
      p(
        'ซ้อมที่บ้านสามรอบก่อนไป เปิดแอร์ ไม่มีคนดู คำแนะนำเดียวที่อยากฝาก',
        'Practise three times at home, with air conditioning and no audience. That is my only advice.',
        'Latihan tiga kali di rumah, pakai AC, tanpa penonton. Itu saja saranku.',
      ),
    ],
  },
];
