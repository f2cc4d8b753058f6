import { h, list, offers, type Piece, p, table } from './piece.ts';

export const BEAUTY_PIECES: readonly Piece[] = [
  {
    type: 'ARTICLE',
    category: 'serums',
    section: 'beauty',
    author: 'พลอยพิกส์',
    daysAgo: 4.6,
    title: [
      'วิตามินซี ไนอะซินาไมด์ เรตินอล คู่ไหนใช้ด้วยกันได้',
      'Vitamin C, niacinamide, retinol: which go together',
      'Vitamin C, niacinamide, retinol: mana yang boleh digabung',
    ],
    summary: [
      'เซรั่มสามขวดบนโต๊ะไม่ได้แปลว่าต้องทาทุกขวดทุกวัน ตารางเดียวบอกว่าอะไรเช้า อะไรเย็น อะไรสลับวัน',
      'Three serums on the shelf don’t all go on every day. One table for mornings, evenings and alternate days.',
      'Tiga serum di meja bukan berarti semua dipakai tiap hari. Satu tabel untuk pagi, malam, dan selang hari.',
    ],
    keywords: [
      ['เซรั่ม', 'serum', 'serum'],
      ['ไนอะซินาไมด์', 'niacinamide', 'niacinamide'],
      ['ลำดับสกินแคร์', 'skincare routine', 'urutan skincare'],
    ],
    body: [
      table(
        [
          ['ส่วนผสม', 'Ingredient', 'Kandungan'],
          ['ช่วงที่เหมาะ', 'When', 'Waktu'],
          ['ใช้คู่กับ', 'Pairs with', 'Cocok dengan'],
          ['แยกวันจาก', 'Separate from', 'Pisahkan dari'],
        ],
        [
          ['วิตามินซี', 'Vitamin C', 'Vitamin C'],
          ['เช้า', 'morning', 'pagi'],
          ['กันแดด', 'sunscreen', 'sunscreen'],
          ['เรตินอล', 'retinol', 'retinol'],
        ],
        [
          ['ไนอะซินาไมด์', 'Niacinamide', 'Niacinamide'],
          ['เช้าหรือเย็น', 'either', 'pagi atau malam'],
          ['เกือบทุกอย่าง', 'nearly all', 'hampir semua'],
          '–',
        ],
        [
          ['ไฮยาลูรอน บี 5', 'Hyaluronic acid, B5', 'Hyaluronic acid, B5'],
          ['หลังล้างหน้าตอนผิวหมาด', 'on damp skin', 'saat kulit lembap'],
          ['ครีมปิดท้าย', 'a cream on top', 'krim penutup'],
          '–',
        ],
        [
          ['เรตินอล', 'Retinol', 'Retinol'],
          ['เย็น สัปดาห์ละ 2–3 คืน', 'evening, 2–3 nights a week', 'malam, 2–3 kali seminggu'],
          ['ไนอะซินาไมด์', 'niacinamide', 'niacinamide'],
          ['วิตามินซีและกรดผลัดผิว', 'vitamin C and acids', 'vitamin C dan eksfoliator'],
        ],
        [
          ['ซิก้า', 'Cica', 'Cica'],
          ['วันที่ผิวแดง', 'on red days', 'saat kemerahan'],
          ['ทุกอย่าง', 'all of them', 'semuanya'],
          '–',
        ],
      ),
      h('เริ่มทีละขวด', 'One bottle at a time', 'Satu botol dulu'),
      p(
        'ใช้ขวดใหม่สองสัปดาห์ก่อนเพิ่มขวดถัดไป ถ้าผิวแดงหรือคัน คุณจะรู้ว่าใครเป็นต้นเหตุ ทดสอบที่ท้องแขนหนึ่งคืนก่อนเสมอ',
        'Give a new one two weeks before the next. If you turn red or itchy, you will know which it was. Test on the inner arm for a night first.',
        'Pakai yang baru dua minggu sebelum menambah yang lain. Kalau merah atau gatal, ketahuan penyebabnya. Tes dulu semalam di lengan dalam.',
      ),
      p(
        'เรตินอลไม่เหมาะช่วงตั้งครรภ์และให้นม ถ้ามีโรคผิวหนังหรือกำลังใช้ยาทา ถามแพทย์หรือเภสัชกรก่อน บทความนี้ไม่แทนคำแนะนำนั้น',
        'Retinol isn’t for pregnancy or breastfeeding. With a skin condition or prescription creams, ask a doctor or pharmacist; this text is no substitute.',
        'Retinol tidak untuk ibu hamil dan menyusui. Kalau punya masalah kulit atau memakai obat oles, tanyakan dokter atau apoteker; tulisan ini bukan penggantinya.',
      ),
      offers('serums', 4),
    ],
  },
  {
    type: 'ARTICLE',
    category: 'sunscreens',
    section: 'beauty',
    author: 'พลอยพิกส์',
    daysAgo: 30.9,
    title: [
      'สองข้อนิ้วคือเท่าไร และทำไมกันแดดหลอดหนึ่งควรหมดในหกสัปดาห์',
      'Two fingers of sunscreen, and why a tube should last six weeks',
      'Dua ruas jari itu seberapa, dan kenapa satu tube habis enam minggu',
    ],
    summary: [
      'ถ้าหลอด 50 มล. อยู่กับคุณครึ่งปี แปลว่าทาน้อยไป คิดเลขจากปริมาณที่ใช้ทดสอบค่า SPF',
      'If 50 ml lasts you half a year, you use too little. The sum starts from the amount that SPF is tested with.',
      'Kalau 50 ml awet setengah tahun, artinya kurang tebal. Hitungannya dari takaran uji SPF.',
    ],
    keywords: [
      ['กันแดด', 'sunscreen', 'sunscreen'],
      ['ปริมาณ SPF', 'SPF dose', 'takaran SPF'],
      ['วิธีทา', 'how to apply', 'cara pakai'],
    ],
    body: [
      p(
        'ค่า SPF วัดที่ 2 มิลลิกรัมต่อผิวหนึ่งตารางเซนติเมตร หน้ากับคอรวมกันจึงต้องการราว 1 ถึง 1.2 กรัม ซึ่งเท่ากับเส้นที่บีบบนนิ้วชี้กับนิ้วกลางเต็มสองนิ้ว',
        'SPF is measured at 2 mg per square centimetre of skin. Face and neck need about 1 to 1.2 g: two full lines along the index and middle fingers.',
        'SPF diuji pada 2 mg per sentimeter persegi kulit. Wajah dan leher butuh sekitar 1–1,2 gram: dua garis penuh di telunjuk dan jari tengah.',
      ),
      table(
        [
          ['ทาวันละ', 'Times a day', 'Sehari'],
          ['30 มล. อยู่ได้', '30 ml lasts', '30 ml habis dalam'],
          ['50 มล. อยู่ได้', '50 ml lasts', '50 ml habis dalam'],
        ],
        [
          ['1 ครั้ง', 'once', '1 kali'],
          ['ราว 25–30 วัน', '25–30 days', '25–30 hari'],
          ['ราว 42–50 วัน', '42–50 days', '42–50 hari'],
        ],
        [
          ['2 ครั้ง', 'twice', '2 kali'],
          ['ราว 2 สัปดาห์', 'two weeks', 'dua minggu'],
          ['ราว 3 สัปดาห์ครึ่ง', 'three and a half weeks', 'tiga setengah minggu'],
        ],
      ),
      h('ทาอย่างไรไม่ให้วอก', 'Without the white cast', 'Supaya tidak abu-abu'),
      list(
        [
          'แบ่งทาสองรอบ ห่างกันสองนาที บางกว่าโปะทีเดียว',
          'Two thin rounds, two minutes apart',
          'Dua lapis tipis, jeda dua menit',
        ],
        [
          'กดซับด้วยฝ่ามือ ไม่ถูวน',
          'Press it in with your palms, don’t rub',
          'Tepuk dengan telapak, jangan digosok',
        ],
        [
          'รอ 15 นาทีก่อนออกแดดหรือแต่งหน้า',
          'Wait 15 minutes before sun or make-up',
          'Tunggu 15 menit sebelum keluar atau berdandan',
        ],
      ),
      p(
        'ระหว่างวันเติมทุกสองชั่วโมงถ้าอยู่กลางแจ้ง ถ้านั่งในห้องไม่ติดหน้าต่าง เติมก่อนออกไปกินข้าวเที่ยงก็พอ',
        'Outdoors, top up every two hours. Indoors away from windows, before lunch outside is enough.',
        'Di luar ruangan, ulangi tiap dua jam. Di dalam dan jauh dari jendela, cukup sebelum keluar makan siang.',
      ),
      offers('sunscreens', 4),
    ],
  },
  {
    type: 'ARTICLE',
    category: 'hair-dryers',
    section: 'beauty',
    author: 'พลอยพิกส์',
    daysAgo: 66.2,
    title: [
      'เป่าผมยาวให้แห้งโดยไม่ไหม้: ลำดับ หัวเป่า และระยะห่าง',
      'Drying long hair without frying it: order, nozzle, distance',
      'Mengeringkan rambut panjang tanpa gosong: urutan, nozzle, jarak',
    ],
    summary: [
      'ผมเสียไม่ได้มาจากวัตต์ แต่มาจากลมร้อนที่จ่ออยู่จุดเดียว เปลี่ยนลำดับแล้วใช้เวลาเท่าเดิม',
      'Damage comes from heat in one spot, not from watts. Change the order; the time stays the same.',
      'Rambut rusak bukan karena watt, melainkan panas di satu titik. Ubah urutannya, waktunya tetap sama.',
    ],
    keywords: [
      ['ไดร์เป่าผม', 'hair dryer', 'hair dryer'],
      ['ผมเสีย', 'hair damage', 'rambut rusak'],
      ['ดูแลผม', 'hair care', 'perawatan rambut'],
    ],
    body: [
      list(
        [
          'ซับด้วยผ้าขนหนูจนไม่หยด ห้ามขยี้',
          'Blot with a towel until nothing drips; no rubbing',
          'Tekan dengan handuk sampai tak menetes; jangan digosok',
        ],
        [
          'เป่าโคนก่อนโดยก้มหน้า ลมแรง ร้อนกลาง',
          'Roots first, head down: strong air, medium heat',
          'Akar dulu sambil menunduk: angin kencang, panas sedang',
        ],
        [
          'แบ่งสี่ช่อ เป่าจากโคนไปปลายตามแนวเส้นผม',
          'Four sections, from root to tip along the hair',
          'Bagi empat, dari akar ke ujung searah rambut',
        ],
        [
          'เหลือปลายหมาด ๆ แล้วปิดท้ายลมเย็นหนึ่งนาที',
          'Leave the ends slightly damp, finish with a minute of cool air',
          'Sisakan ujung agak lembap, akhiri udara dingin semenit',
        ],
      ),
      table(
        [
          ['หัวเป่า', 'Nozzle', 'Nozzle'],
          ['ใช้เมื่อ', 'Use it for', 'Untuk'],
          ['ระยะห่าง', 'Distance', 'Jarak'],
        ],
        [
          ['ไม่ใส่หัว', 'None', 'Tanpa nozzle'],
          ['ไล่น้ำช่วงแรก', 'the first drying', 'pengeringan awal'],
          ['20 ซม.', '20 cm', '20 cm'],
        ],
        [
          ['หัวแบน', 'Flat', 'Pipih'],
          ['จัดทรงกับแปรง', 'styling with a brush', 'menata dengan sisir'],
          ['15 ซม.', '15 cm', '15 cm'],
        ],
        [
          ['หัวกระจายลม', 'Diffuser', 'Diffuser'],
          ['ผมหยักศกหรือดัด', 'waves and curls', 'rambut ikal'],
          ['แนบผม ลมเบา', 'close, low air', 'dekat, angin pelan'],
        ],
      ),
      h('เสียงดังกับขนาดบ้าน', 'Noise at home', 'Suara di rumah'),
      p(
        'มอเตอร์รอบสูงเป่าเร็วกว่าและเสียงแหลมกว่า ถ้ามีเด็กหลับอยู่ห้องข้าง ๆ ไดร์ลมกว้างเสียงทุ้มอาจเป็นตัวเลือกที่ดีกว่า และอย่าลืมล้างตะแกรงหลังเดือนละครั้ง',
        'Fast motors dry sooner and sound sharper. With a child asleep next door a deep-toned, wider one may be better. Clean the rear mesh monthly.',
        'Motor putaran tinggi lebih cepat tapi nadanya melengking. Kalau ada anak tidur di sebelah, yang anginnya lebar dan suaranya rendah lebih baik. Bersihkan saringan belakang tiap bulan.',
      ),
      offers('hair-dryers', 4),
    ],
  },
  {
    type: 'ARTICLE',
    category: 'supplements',
    section: 'beauty',
    author: 'แม่ปุ้ย บ้านสามคน',
    daysAgo: 90.5,
    title: [
      'อ่านฉลากวิตามินให้จบในสามนาที เริ่มจากด้านหลังขวด',
      'Read a vitamin label in three minutes, from the back',
      'Membaca label vitamin tiga menit, mulai dari belakang',
    ],
    summary: [
      'ด้านหน้าขวดเขียนไว้ขาย ด้านหลังเขียนไว้บอก ดูหน่วยบริโภค ปริมาณต่อวัน และเลข อย. ตามลำดับนี้',
      'The front sells, the back tells. Serving, daily amount and registration number, in that order.',
      'Bagian depan untuk menjual, bagian belakang untuk memberi tahu. Takaran saji, jumlah harian, nomor izin, berurutan.',
    ],
    keywords: [
      ['วิตามิน', 'vitamins', 'vitamin'],
      ['อาหารเสริม', 'supplements', 'suplemen'],
      ['อ่านฉลาก', 'reading labels', 'baca label'],
    ],
    body: [
      table(
        [
          ['บนฉลาก', 'On the label', 'Di label'],
          ['ถามตัวเองว่า', 'Ask yourself', 'Tanyakan'],
        ],
        [
          ['หนึ่งหน่วยบริโภค', 'Serving size', 'Takaran saji'],
          [
            'กี่เม็ด แล้วขวดนี้อยู่ได้กี่วันจริง',
            'how many tablets, so how many days is this bottle',
            'berapa tablet, jadi berapa hari sebotol',
          ],
        ],
        [
          ['% ที่แนะนำต่อวัน', '% of daily reference', '% AKG'],
          [
            'เกินร้อยไปมากไหม กินตัวอื่นซ้ำอยู่หรือเปล่า',
            'is it far above 100, and do I take it twice',
            'jauh di atas 100, atau dobel dengan yang lain',
          ],
        ],
        [
          ['เลขสารบบอาหาร 13 หลัก', 'Thai FDA number, 13 digits', 'Nomor izin edar'],
          ['ค้นในเว็บ อย. แล้วชื่อตรงไหม', 'does the registry show the same name', 'namanya cocok di situs resmi'],
        ],
        [
          ['วันหมดอายุ', 'Expiry date', 'Kedaluwarsa'],
          [
            'กินหมดก่อนไหม โดยเฉพาะแพ็กคู่',
            'will I finish it, twin packs above all',
            'habis sebelum itu, terutama isi dua',
          ],
        ],
      ),
      p(
        'อาหารเสริมไม่ใช่ยา ฉลากที่บอกว่ารักษาโรคได้คือสัญญาณให้วางลง ถ้ากินยาประจำ ตั้งครรภ์ หรือให้ลูกกิน ถามเภสัชกรก่อนทุกครั้ง',
        'Supplements aren’t medicine. A label that promises a cure is a reason to put it down. On medication, pregnant, or buying for a child, ask a pharmacist first.',
        'Suplemen bukan obat. Label yang menjanjikan sembuh adalah alasan untuk meletakkannya. Kalau minum obat rutin, hamil, atau untuk anak, tanyakan apoteker dulu.',
      ),
      h('เม็ด เม็ดฟู่ หรือกัมมี่', 'Tablet, effervescent or gummy', 'Tablet, effervescent, atau gummy'),
      p(
        'เม็ดฟู่มีโซเดียม คนคุมความดันควรดูบรรทัดนั้น กัมมี่มีน้ำตาลและเด็กคิดว่าเป็นขนม เก็บให้พ้นมือ ส่วนเม็ดธรรมดาน่าเบื่อที่สุดและมักคุ้มที่สุดต่อวัน',
        'Effervescent ones contain sodium, so mind your blood pressure. Gummies have sugar and look like sweets: keep them out of reach. Plain tablets are the dullest choice and the easiest to dose.',
        'Effervescent mengandung natrium, perhatikan tekanan darah. Gummy bergula dan dikira permen, jauhkan dari anak. Tablet biasa paling membosankan dan paling mudah ditakar.',
      ),
      offers('supplements', 4),
    ],
  },
  {
    type: 'NOTE',
    category: 'sunscreens',
    section: 'beauty',
    author: 'Dewi Jakarta',
    daysAgo: 20.2,
    title: [
      'ซ้อนมอเตอร์ไซค์ 40 นาทีทุกเช้า กันแดดตัวไหนก็ต้องเจอหน้ากาก',
      'Forty minutes on a motorbike each morning: sunscreen meets mask',
      'Empat puluh menit naik ojek tiap pagi: sunscreen lawan masker',
    ],
    summary: [
      'ปัญหาไม่ใช่ SPF แต่คือสายหน้ากากที่เช็ดออกหมดก่อนถึงออฟฟิศ',
      'SPF was never the problem. The mask strap wiped it off before I reached the office.',
      'Masalahnya bukan SPF, melainkan tali masker yang menghapusnya sebelum sampai kantor.',
    ],
    keywords: [
      ['กันแดด', 'sunscreen', 'sunscreen'],
      ['มอเตอร์ไซค์', 'motorbike', 'ojek'],
      ['เล่าประสบการณ์', 'my experience', 'pengalaman'],
    ],
    body: [
      p(
        'ฉันลองสลับเนื้อเจลกับเนื้อครีมอย่างละสองสัปดาห์ เนื้อเจลแห้งเร็วและติดหน้ากากน้อยกว่า เนื้อครีมชุ่มกว่าแต่เลอะคางทุกวัน',
        'I tried gel and cream for two weeks each. Gel dried sooner and left less on the mask; cream felt nicer and smeared on my chin daily.',
        'Kucoba gel dan krim masing-masing dua minggu. Gel cepat kering dan lebih sedikit menempel di masker; krim lebih lembap tapi dagu belepotan tiap hari.',
      ),
      p(
        'ที่ช่วยจริงคือทาก่อนออกจากห้อง 15 นาที แล้วพกขนาด 30 มล. ไว้เติมที่ห้องน้ำออฟฟิศ อย่าลืมหลังมือ มือที่จับเบาะรถดำก่อนหน้าเสมอ',
        'What worked: 15 minutes before leaving, and a 30 ml tube for the office restroom. Don’t forget the backs of your hands; they tan before the face.',
        'Yang berhasil: oles 15 menit sebelum berangkat dan bawa tube 30 ml untuk diulang di kantor. Punggung tangan jangan lupa, lebih dulu belang daripada wajah.',
      ),
      p(
        'ใครขี่เองทุกวัน แนะนำหน้ากากผ้าด้านในลื่น ๆ จะถูหน้าน้อยลง',
        'If you ride daily, a mask with a smooth lining rubs less.',
        'Kalau berkendara tiap hari, pilih masker berlapis dalam licin supaya tak banyak menggesek.',
      ),
    ],
  },
];
