import { h, list, offers, type Piece, p, picture, table } from './piece.ts';

export const FAMILY_PIECES: readonly Piece[] = [
  {
    type: 'ARTICLE',
    category: 'diapers',
    section: 'family',
    author: 'แม่ปุ้ย บ้านสามคน',
    daysAgo: 7.9,
    title: [
      'เปลี่ยนไซซ์ผ้าอ้อมเมื่อไร ดูรอยที่ขา ไม่ใช่แค่น้ำหนัก',
      'When to size up diapers: look at the legs, not just the scales',
      'Kapan popok naik ukuran: lihat bekas di paha, bukan cuma timbangan',
    ],
    summary: [
      'ช่วงน้ำหนักของแต่ละไซซ์ซ้อนกันโดยตั้งใจ สัญญาณสี่อย่างนี้บอกแม่นกว่าตัวเลขบนห่อ',
      'Weight ranges overlap on purpose. Four signs tell you more than the number on the pack.',
      'Rentang beratnya memang tumpang tindih. Empat tanda ini lebih jujur daripada angka di kemasan.',
    ],
    keywords: [
      ['ผ้าอ้อม', 'diapers', 'popok'],
      ['เลือกไซซ์', 'sizing', 'pilih ukuran'],
      ['แม่มือใหม่', 'new parents', 'orang tua baru'],
    ],
    body: [
      table(
        [
          ['สัญญาณ', 'Sign', 'Tanda'],
          ['แปลว่า', 'Means', 'Artinya'],
        ],
        [
          ['รอยแดงรอบขาไม่จางใน 15 นาที', 'red rings that stay 15 minutes', 'bekas merah tak hilang 15 menit'],
          ['เล็กไป ขยับขึ้น', 'too small', 'kekecilan, naik ukuran'],
        ],
        [
          ['รั่วที่เอวด้านหลังตอนกลางคืน', 'leaks at the back at night', 'bocor di pinggang belakang saat malam'],
          ['เป้าสั้นไป', 'rise too short', 'terlalu pendek'],
        ],
        [
          ['รั่วที่ขาหนีบตอนคลาน', 'leaks at the leg when crawling', 'bocor di selangkangan saat merangkak'],
          ['ใหญ่ไป หรือขอบพับเข้า', 'too big, or the cuff is folded in', 'kebesaran atau lipatannya terselip'],
        ],
        [
          ['ดึงขึ้นแล้วขอบเอวต่ำกว่าสะดือ', 'waist sits below the navel', 'pinggang di bawah pusar'],
          ['ถึงเวลาเปลี่ยน', 'time to change', 'saatnya ganti'],
        ],
      ),
      p(
        'อย่าซื้อยกลังตอนลูกอยู่ปลายช่วงน้ำหนักของไซซ์เดิม ซื้อห่อเล็กของไซซ์ถัดไปมาลองก่อน หนึ่งห่อบอกได้ว่าทรงยี่ห้อนั้นเข้ากับขาลูกไหม',
        'Don’t buy a carton when your baby is near the top of a size. Try a small pack of the next one first; one pack tells whether the cut suits your baby’s legs.',
        'Jangan beli satu dus saat berat bayi mendekati batas atas. Coba kemasan kecil ukuran berikutnya; satu bungkus cukup untuk tahu potongannya cocok atau tidak.',
      ),
      h('กลางคืนใช้ไซซ์ใหญ่กว่าได้ไหม', 'A bigger size at night?', 'Malam pakai lebih besar?'),
      p(
        'ได้ ถ้ากลางวันพอดีแต่กลางคืนรั่ว ไซซ์ใหญ่กว่าหนึ่งเบอร์มีเนื้อซึมซับมากกว่า ตรวจขอบขาให้คลี่ออกทุกครั้ง',
        'Yes, if days are fine and nights leak: one size up holds more. Make sure the leg cuffs are turned out.',
        'Boleh, kalau siang pas tapi malam bocor: satu ukuran di atas menampung lebih banyak. Pastikan karet paha terbuka keluar.',
      ),
      offers('diapers', 4),
    ],
  },
  {
    type: 'ARTICLE',
    category: 'strollers',
    section: 'family',
    author: 'แม่ปุ้ย บ้านสามคน',
    daysAgo: 48.8,
    title: [
      'ถามสายการบินสามข้อ ก่อนเชื่อคำว่ารถเข็นขึ้นเครื่องได้',
      'Three questions for the airline before you trust “cabin stroller”',
      'Tiga pertanyaan ke maskapai sebelum percaya stroller kabin',
    ],
    summary: [
      'คำว่า Cabin Size บนกล่องไม่ใช่ใบอนุญาต แต่ละสายวัดไม่เท่ากัน โทรถามก่อนแล้วค่อยเลือกแบบพับ',
      '“Cabin size” on a box isn’t a permit; airlines measure differently. Call first, then choose how it folds.',
      'Tulisan kabin di kotak bukan izin; tiap maskapai beda ukuran. Telepon dulu, baru pilih cara lipatnya.',
    ],
    keywords: [
      ['รถเข็นเด็ก', 'stroller', 'stroller'],
      ['เที่ยวกับลูก', 'travel with kids', 'liburan dengan anak'],
      ['ขึ้นเครื่องบิน', 'flying', 'naik pesawat'],
    ],
    body: [
      list(
        [
          '<strong>ขนาดเมื่อพับที่นำเข้าห้องโดยสารได้คือเท่าไร</strong> ขอเป็นสามด้านและน้ำหนัก',
          '<strong>What folded size may come into the cabin?</strong> Ask for three sides and the weight.',
          '<strong>Berapa ukuran lipat yang boleh masuk kabin?</strong> Minta tiga sisi dan beratnya.',
        ],
        [
          '<strong>ถ้าที่เก็บเหนือหัวเต็ม จะส่งที่ประตูเครื่องหรือสายพาน</strong> ต่อเครื่องแล้วไม่มีรถเข็นคือเรื่องใหญ่',
          '<strong>If the bins are full, do we get it back at the gate or the belt?</strong> A connection without a stroller is a long walk.',
          '<strong>Kalau kompartemen penuh, diambil di pintu pesawat atau ban berjalan?</strong> Transit tanpa stroller itu melelahkan.',
        ],
        [
          '<strong>นับรวมกับกระเป๋าถือหรือไม่</strong> บางสายนับ บางสายให้เพิ่มสำหรับทารก',
          '<strong>Does it count as hand luggage?</strong> Some say yes, some give infants an extra piece.',
          '<strong>Apakah dihitung bagasi kabin?</strong> Ada yang iya, ada yang memberi jatah tambahan bayi.',
        ],
      ),
      table(
        [
          ['แบบพับ', 'Fold', 'Lipatan'],
          ['ข้อดี', 'For', 'Kelebihan'],
          ['ข้อแลก', 'Against', 'Kekurangan'],
        ],
        [
          ['พับร่ม', 'Umbrella', 'Payung'],
          ['เบา ถูกที่สุดในกลุ่ม', 'lightest', 'paling ringan'],
          ['ปรับนอนได้น้อย', 'hardly reclines', 'sulit direbahkan'],
        ],
        [
          ['พับสามตอน', 'Three-fold', 'Lipat tiga'],
          ['เล็กพอใส่ช่องเหนือหัวหลายลำ', 'fits many bins', 'muat di banyak kompartemen'],
          ['ตะกร้าใต้เบาะเล็ก', 'small basket', 'keranjang kecil'],
        ],
        [
          ['พับอัตโนมัติ', 'Auto fold', 'Otomatis'],
          ['มือเดียวตอนอุ้มลูก', 'one hand, baby in the other', 'satu tangan sambil menggendong'],
          ['หนักกว่า', 'heavier', 'lebih berat'],
        ],
      ),
      picture(
        'ซ้อมพับที่บ้านสามรอบโดยอุ้มตุ๊กตาไว้',
        'Practise folding three times with a doll on your arm',
        'Latihan melipat tiga kali sambil menggendong boneka',
      ),
      offers('strollers', 4),
    ],
  },
  {
    type: 'ARTICLE',
    category: 'building-blocks',
    section: 'family',
    author: 'แม่ปุ้ย บ้านสามคน',
    daysAgo: 75.1,
    title: [
      'ของขวัญตัวต่อ: นับชิ้นให้พอดีกับสมาธิของเด็ก',
      'Building blocks as a gift: match the pieces to the patience',
      'Kado balok susun: sesuaikan jumlahnya dengan kesabaran anak',
    ],
    summary: [
      'พันชิ้นในมือเด็กสี่ขวบคือพื้นห้องที่เดินไม่ได้ ตารางนี้บอกจำนวนที่ต่อเสร็จในหนึ่งนั่ง',
      'A thousand pieces and a four-year-old make a floor you can’t cross. How many get finished in one sitting.',
      'Seribu keping dan anak empat tahun sama dengan lantai yang tak bisa dilewati. Ini jumlah yang selesai sekali duduk.',
    ],
    keywords: [
      ['ตัวต่อ', 'building blocks', 'balok susun'],
      ['ของขวัญเด็ก', 'gifts for kids', 'kado anak'],
      ['ของเล่นเสริมพัฒนาการ', 'learning toys', 'mainan edukatif'],
    ],
    body: [
      table(
        [
          ['อายุ', 'Age', 'Usia'],
          ['จำนวนชิ้น', 'Pieces', 'Keping'],
          ['ต่อเสร็จใน', 'Done in', 'Selesai dalam'],
          ['ระวัง', 'Mind', 'Perhatikan'],
        ],
        [
          ['3–4 ขวบ', '3–4', '3–4 tahun'],
          '60',
          ['20 นาที', '20 min', '20 menit'],
          [
            'ชิ้นเล็กกว่าแกนทิชชู',
            'anything smaller than a toilet-roll core',
            'keping lebih kecil dari gulungan tisu',
          ],
        ],
        [
          ['5–6 ขวบ', '5–6', '5–6 tahun'],
          '120–250',
          ['40 นาที', '40 min', '40 menit'],
          ['คู่มือที่มีแต่ตัวหนังสือ', 'manuals without pictures', 'petunjuk tanpa gambar'],
        ],
        [
          ['7–9 ขวบ', '7–9', '7–9 tahun'],
          '500',
          ['สองบ่าย', 'two afternoons', 'dua sore'],
          ['ชิ้นหายแล้วขอไม่ได้', 'no spare parts', 'tak ada suku cadang'],
        ],
        [
          ['10 ขวบขึ้นไป', '10 and up', '10 tahun ke atas'],
          ['1,000', '1,000', '1.000'],
          ['หนึ่งสุดสัปดาห์', 'a weekend', 'satu akhir pekan'],
          ['ที่วางโชว์', 'shelf space', 'tempat pajang'],
        ],
      ),
      p(
        'บ้านที่มีน้องเล็กต่ำกว่าสามขวบ ให้เล่นบนถาดมีขอบแล้วเก็บก่อนลุก ชิ้นที่ลอดแกนกระดาษทิชชูได้คือชิ้นที่ติดคอได้',
        'With a child under three in the house, build on a rimmed tray and clear it before getting up. A piece that fits through a toilet-roll core fits a throat.',
        'Kalau ada adik di bawah tiga tahun, main di atas nampan bertepi dan bereskan sebelum berdiri. Keping yang lolos gulungan tisu bisa tersangkut di tenggorokan.',
      ),
      h('ไม้หรือพลาสติก', 'Wood or plastic', 'Kayu atau plastik'),
      p(
        'ไม้ล้มแล้วเสียงดังแต่ไม่แตก เหมาะกับการต่อเล่นไม่มีแบบ พลาสติกยึดแน่นจึงต่อเป็นแบบได้ละเอียดกว่า เด็กส่วนใหญ่ใช้ไม้ก่อนแล้วขยับไปพลาสติก',
        'Wood falls loudly, doesn’t break and suits free building. Plastic locks, so models get finer. Most children start with wood.',
        'Kayu berisik saat jatuh tapi tidak pecah dan cocok untuk bebas berkreasi. Plastik mengunci sehingga modelnya lebih detail. Kebanyakan anak mulai dari kayu.',
      ),
      offers('building-blocks', 4),
    ],
  },
  {
    type: 'ARTICLE',
    category: 'cat-food',
    section: 'family',
    author: 'มะลิ แกะกล่อง',
    daysAgo: 11.3,
    title: [
      'เปลี่ยนอาหารแมวในเจ็ดวันโดยท้องไม่เสีย',
      'New cat food in seven days, no upset stomach',
      'Ganti makanan kucing tujuh hari tanpa mencret',
    ],
    summary: [
      'ผสมของเก่ากับของใหม่ตามสัดส่วนนี้ แล้วดูสามอย่างทุกเช้า ถ้าผิดปกติให้ถอยหนึ่งขั้น',
      'Mix old and new in these shares, check three things each morning, and step back when something is off.',
      'Campur yang lama dan baru dengan porsi ini, cek tiga hal tiap pagi, mundur selangkah kalau ada yang aneh.',
    ],
    keywords: [
      ['อาหารแมว', 'cat food', 'makanan kucing'],
      ['เปลี่ยนอาหาร', 'switching food', 'ganti makanan'],
      ['สุขภาพแมว', 'cat health', 'kesehatan kucing'],
    ],
    body: [
      table(
        [
          ['วัน', 'Day', 'Hari'],
          ['อาหารเดิม', 'Old food', 'Makanan lama'],
          ['อาหารใหม่', 'New food', 'Makanan baru'],
        ],
        ['1–2', '75%', '25%'],
        ['3–4', '50%', '50%'],
        ['5–6', '25%', '75%'],
        ['7', '0%', '100%'],
      ),
      h('ดูสามอย่างทุกเช้า', 'Three morning checks', 'Tiga cek pagi'),
      list(
        [
          'อุจจาระ: นิ่มได้ แต่ไม่ควรเหลว',
          'Stool: soft is fine, liquid is not',
          'Kotoran: lembek boleh, cair jangan',
        ],
        [
          'ชามน้ำ: อาหารเม็ดทำให้ต้องดื่มมากขึ้น ถ้าไม่ลดลงเลยให้วางเพิ่มอีกจุด',
          'Water bowl: dry food needs more drinking; if it stays full, add a second bowl',
          'Mangkuk air: makanan kering butuh lebih banyak minum; kalau tetap penuh, tambah satu mangkuk',
        ],
        [
          'ความอยากอาหาร: ไม่กินเกินหนึ่งวันให้พบสัตวแพทย์',
          'Appetite: a whole day without eating means the vet',
          'Nafsu makan: sehari penuh tak makan, bawa ke dokter hewan',
        ],
      ),
      p(
        'แมวที่กำลังรักษานิ่วหรือไต อย่าเปลี่ยนเองตามบทความ สูตรเฉพาะโรคต้องให้สัตวแพทย์กำหนด',
        'For cats treated for stones or kidneys, don’t follow an article: therapeutic diets are for the vet to decide.',
        'Kucing yang dirawat karena batu atau ginjal jangan ikut artikel ini; pakan khusus harus ditentukan dokter hewan.',
      ),
      p(
        'ระหว่างเปลี่ยน ซื้อถุงเล็กก่อน ถุง 400 กรัมพอสำหรับแมวโตหนึ่งตัวราวหนึ่งสัปดาห์ ถ้ารอดครบเจ็ดวันค่อยขยับไปถุงใหญ่',
        'Buy small while switching: 400 g feeds one adult cat for about a week. After seven good days, get the bigger bag.',
        'Selama masa ganti, beli yang kecil dulu: 400 gram cukup seminggu untuk satu kucing dewasa. Lolos tujuh hari, baru beli yang besar.',
      ),
      offers('cat-food', 4),
    ],
  },
  {
    type: 'ARTICLE',
    category: 'dog-food',
    section: 'family',
    author: 'มะลิ แกะกล่อง',
    daysAgo: 86.6,
    title: [
      'กระสอบ 20 กิโลคุ้มไหม ถ้าหมาหนักห้าโล',
      'Is a 20-kilo sack a bargain for a five-kilo dog?',
      'Karung 20 kilo untungkah kalau anjingmu cuma lima kilo?',
    ],
    summary: [
      'ราคาต่อกิโลถูกลง แต่ไขมันในอาหารเม็ดเริ่มเหม็นหืนหลังเปิดถุง คิดว่ากินหมดทันไหมก่อนแบก',
      'The kilo gets cheaper, but fat in kibble turns rancid once opened. Work out whether you finish in time before you carry it home.',
      'Per kilonya lebih murah, tapi lemak pakan jadi tengik setelah dibuka. Hitung dulu habisnya kapan sebelum memanggul.',
    ],
    keywords: [
      ['อาหารสุนัข', 'dog food', 'makanan anjing'],
      ['ซื้อยกกระสอบ', 'buying in bulk', 'beli karungan'],
      ['คำนวณความคุ้ม', 'doing the sum', 'hitung untung'],
    ],
    body: [
      p(
        'หมาโตหนัก 5 กิโลกรัมกินอาหารเม็ดราววันละ 90–110 กรัม แล้วแต่สูตรและการเดินเล่น หลังเปิดถุงควรกินให้หมดในหกสัปดาห์',
        'An adult dog of 5 kg eats some 90–110 g of kibble a day, depending on the recipe and the walks. Once opened, finish a bag within six weeks.',
        'Anjing dewasa 5 kg makan sekitar 90–110 gram pakan kering sehari, tergantung resep dan aktivitasnya. Setelah dibuka, habiskan dalam enam minggu.',
      ),
      table(
        [
          ['ถุง', 'Bag', 'Kemasan'],
          ['หมา 5 กก.', '5 kg dog', 'Anjing 5 kg'],
          ['หมา 15 กก.', '15 kg dog', 'Anjing 15 kg'],
          ['หมา 30 กก.', '30 kg dog', 'Anjing 30 kg'],
        ],
        [
          ['1.5 กก.', '1.5 kg', '1,5 kg'],
          ['15 วัน', '15 days', '15 hari'],
          ['7 วัน', '7 days', '7 hari'],
          ['4 วัน', '4 days', '4 hari'],
        ],
        [
          ['3 กก.', '3 kg', '3 kg'],
          ['30 วัน', '30 days', '30 hari'],
          ['14 วัน', '14 days', '14 hari'],
          ['8 วัน', '8 days', '8 hari'],
        ],
        [
          ['10 กก.', '10 kg', '10 kg'],
          ['100 วัน เกินไป', '100 days, too long', '100 hari, kelamaan'],
          ['45 วัน', '45 days', '45 hari'],
          ['27 วัน', '27 days', '27 hari'],
        ],
        [
          ['20 กก.', '20 kg', '20 kg'],
          ['200 วัน เกินไป', '200 days, too long', '200 hari, kelamaan'],
          ['90 วัน เกินไป', '90 days, too long', '90 hari, kelamaan'],
          ['54 วัน', '54 days', '54 hari'],
        ],
      ),
      h('เก็บอย่างไรให้อยู่ถึงวันสุดท้าย', 'Keeping it fresh', 'Menyimpannya tetap segar'),
      p(
        'เก็บทั้งถุงในถัง ไม่เทออก เพราะถุงกันออกซิเจนดีกว่าพลาสติก และไขมันเก่าที่ติดก้นถังจะทำให้ถุงใหม่หืนตาม',
        'Put the whole bag in the bin instead of pouring it out: the bag keeps oxygen off better, and old fat on the bin’s floor spoils the next batch.',
        'Simpan bersama kantongnya, jangan dituang: kantong lebih baik menahan oksigen, dan lemak lama di dasar wadah membuat isi baru ikut tengik.',
      ),
      p(
        'มีหมาเล็กสองบ้านแบ่งถุง 10 กิโลกันวันที่ซื้อ คุ้มกว่าและสดกว่ากระสอบใหญ่',
        'Two small-dog homes splitting a 10 kg bag on the day beat one sack.',
        'Dua rumah beranjing kecil berbagi 10 kg di hari yang sama lebih untung dan lebih segar daripada karung besar.',
      ),
      offers('dog-food', 4),
    ],
  },
  {
    type: 'NOTE',
    category: 'diapers',
    section: 'family',
    author: 'แม่น้องปั้น',
    daysAgo: 2.9,
    title: [
      'ตีสองของแม่ลูกอ่อน กับผ้าอ้อมที่ใหญ่ไปหนึ่งเบอร์',
      'Two in the morning with a diaper one size too big',
      'Jam dua pagi dan popok yang kebesaran satu nomor',
    ],
    summary: [
      'ซื้อไซซ์ L ล่วงหน้าเพราะกลัวลูกโตไม่ทัน สุดท้ายซักผ้าปูสามคืนติด',
      'I bought size L ahead of time so he could grow into it, and washed sheets three nights running.',
      'Beli ukuran L duluan biar awet, akhirnya cuci seprai tiga malam berturut-turut.',
    ],
    keywords: [
      ['ผ้าอ้อม', 'diapers', 'popok'],
      ['แม่มือใหม่', 'new mum', 'ibu baru'],
      ['เล่าประสบการณ์', 'my experience', 'pengalaman'],
    ],
    body: [
      p(
        'น้องปั้นเจ็ดกิโลกว่า อยู่กลางไซซ์ M พอดี แต่เห็นห่อ L แล้วคิดว่าเดี๋ยวก็ได้ใช้ คืนแรกรั่วข้างขา คืนที่สองพับขอบก็ยังรั่ว',
        'Pun is a bit over seven kilos, right in the middle of M, but I saw the L pack and thought ahead. It leaked at the leg the first night, and the second with the cuff folded.',
        'Pun tujuh kilo lebih, pas di tengah ukuran M, tapi kulihat kemasan L dan berpikir nanti juga terpakai. Malam pertama bocor di paha, malam kedua walau karetnya dilipat.',
      ),
      p(
        'คืนที่สามเอาแผ่นรองมาปูสองชั้น ถึงได้คิดว่าปัญหาไม่ใช่ที่นอน กลับไป M เช้าวันเสาร์ คืนนั้นหลับยาวห้าชั่วโมงทั้งบ้าน',
        'The third night I laid two pads and finally saw that the mattress wasn’t the problem. Back to M on Saturday; the whole house slept five hours.',
        'Malam ketiga kupasang dua lapis alas dan baru sadar masalahnya bukan kasur. Sabtu kembali ke M; seisi rumah tidur lima jam.',
      ),
      list(
        [
          'ห่อ L ยังอยู่ เก็บในตู้อีกสองเดือน',
          'The L pack waits in the cupboard',
          'Kemasan L masih di lemari, dua bulan lagi',
        ],
        ['ลองห่อเล็กก่อนซื้อห่อใหญ่เสมอ', 'Small pack first, always', 'Selalu coba kemasan kecil dulu'],
        ['ขอบขาต้องคลี่ออก ไม่ใช่พับเข้า', 'Cuffs out, not in', 'Karet paha dibuka keluar, bukan dilipat'],
      ),
    ],
  },
  {
    type: 'NOTE',
    category: 'cat-food',
    section: 'family',
    author: 'ทาสแมวเบอร์หนึ่ง',
    daysAgo: 26.4,
    title: [
      'ส้มไม่กินรสแซลมอน บทเรียนเรื่องขนาดถุง',
      'Som hates salmon: a lesson in bag sizes',
      'Som tak mau rasa salmon, pelajaran soal ukuran kemasan',
    ],
    summary: [
      'ซื้อถุง 7 กิโลตามแมวเพื่อน แมวเพื่อนกินหมด แมวฉันเขี่ยทราย',
      'I bought 7 kg because a friend’s cat loves it. Hers emptied the bowl; mine tried to bury it.',
      'Beli 7 kilo karena kucing teman doyan. Kucingnya habis semangkuk, kucingku mencoba menguburnya.',
    ],
    keywords: [
      ['อาหารแมว', 'cat food', 'makanan kucing'],
      ['แมวเลือกกิน', 'picky cat', 'kucing pemilih'],
      ['เล่าประสบการณ์', 'my experience', 'pengalaman'],
    ],
    body: [
      p(
        'ชามแรกส้มดมแล้วคุ้ยพื้นรอบชามเหมือนกลบทราย ชามที่สองเดินผ่าน ชามที่สามมองหน้าฉันจนรู้สึกผิด',
        'First bowl: he sniffed and scratched the floor around it as if covering it up. Second: walked past. Third: stared at me until I felt guilty.',
        'Mangkuk pertama: diendus lalu lantainya digaruk seperti menimbun pasir. Kedua: dilewati. Ketiga: menatapku sampai aku merasa bersalah.',
      ),
      p(
        'ลองผสมกับรสทูน่าเดิมทีละช้อนแบบที่คนอื่นแนะนำ เขาเลือกกินเฉพาะเม็ดทูน่า เหลือแซลมอนเรียงเป็นวง น่านับถือ',
        'I mixed it into his tuna by the spoonful, as advised. He ate the tuna pieces and left the salmon ones in a ring. I had to respect it.',
        'Kucampur sesendok demi sesendok ke rasa tuna seperti saran orang. Butir tunanya dimakan, salmonnya disisakan melingkar. Hormat.',
      ),
      p(
        'ถุงใหญ่บริจาคให้คนเลี้ยงแมวในซอย ตั้งแต่นั้นทุกรสใหม่เริ่มที่ 400 กรัมเท่านั้น',
        'The big bag went to the lady who feeds the cats in our lane. Since then every new flavour starts at 400 g.',
        'Yang besar kuberikan ke ibu yang memberi makan kucing di gang. Sejak itu rasa baru selalu mulai dari 400 gram.',
      ),
    ],
  },
];
