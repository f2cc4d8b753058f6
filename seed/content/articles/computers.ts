import { h, list, offers, type Piece, p, table } from './piece.ts';

export const COMPUTER_PIECES: readonly Piece[] = [
  {
    type: 'ARTICLE',
    category: 'laptops',
    section: 'tech',
    author: 'เต้ วันอังคาร',
    daysAgo: 6.7,
    title: [
      'แรม 8, 16 หรือ 32: เปิดอะไรพร้อมกันถึงจะเต็ม',
      '8, 16 or 32 GB: what it takes to fill a laptop’s memory',
      'RAM 8, 16, atau 32: buka apa saja sampai penuh',
    ],
    summary: [
      'แรมโน้ตบุ๊กบางเบามักบัดกรีติด เพิ่มทีหลังไม่ได้ นับงานที่เปิดพร้อมกันจริงก่อนเลือก',
      'On thin laptops the memory is usually soldered in. Count what you really keep open before you choose.',
      'RAM laptop tipis biasanya disolder. Hitung dulu apa yang benar-benar kamu buka bersamaan.',
    ],
    keywords: [
      ['โน้ตบุ๊กบางเบา', 'thin laptop', 'laptop tipis'],
      'Windows 11',
      ['เลือกสเปก', 'choosing a spec', 'pilih spesifikasi'],
    ],
    body: [
      table(
        [
          ['งานที่เปิดค้าง', 'Kept open', 'Yang dibuka'],
          ['กินราว', 'Uses about', 'Memakai sekitar'],
        ],
        [['วินโดวส์เปล่า ๆ', 'Windows by itself', 'Windows saja'], '3–4GB'],
        [['เบราว์เซอร์ 20 แท็บ', 'Browser, 20 tabs', 'Browser 20 tab'], '2–4GB'],
        [['ประชุมวิดีโอ', 'Video call', 'Rapat video'], '1GB'],
        [['เวิร์ดกับเอ็กเซล', 'Word and Excel', 'Word dan Excel'], '1GB'],
        [['แต่งรูปไฟล์ใหญ่', 'Editing large photos', 'Edit foto besar'], '4–8GB'],
        [['ตัดวิดีโอ 4K', 'Cutting 4K video', 'Edit video 4K'], '8–16GB'],
      ),
      p(
        'บวกแถวที่คุณเปิดพร้อมกันแล้วเผื่ออีกหนึ่งในสี่ ถ้าได้ 9 แปลว่า 8GB จะเริ่มหน่วงตอนประชุม ถ้าได้ 12 แปลว่า 16GB สบาย ส่วน 32GB มีไว้สำหรับสองแถวล่างสุด',
        'Add up the rows you run together and a quarter on top. Nine means 8 GB will stutter in meetings; twelve means 16 GB is comfortable; 32 GB is for the last two rows.',
        'Jumlahkan baris yang jalan bersamaan lalu tambah seperempat. Hasil sembilan berarti 8GB tersendat saat rapat; dua belas berarti 16GB lega; 32GB untuk dua baris terakhir.',
      ),
      h('เช็กจากเครื่องเดิมใน 1 นาที', 'Check your present one in a minute', 'Cek laptop lamamu semenit'),
      p(
        'เปิดทุกอย่างที่ใช้ในวันยุ่งที่สุด กด Ctrl + Shift + Esc ดูแท็บหน่วยความจำ ถ้าเกินแปดในสิบตลอด เครื่องใหม่ควรได้เท่าตัว',
        'Open all you use on your busiest day and press Ctrl + Shift + Esc. If memory stays above eight tenths, get twice as much next time.',
        'Buka semua yang dipakai di hari tersibuk, tekan Ctrl + Shift + Esc. Kalau memori terus di atas delapan puluh persen, berikutnya ambil dua kali lipat.',
      ),
      offers('laptops', 4),
    ],
  },
  {
    type: 'ARTICLE',
    category: 'monitors',
    section: 'tech',
    author: 'บีม เดินเมือง',
    daysAgo: 24.1,
    title: [
      'เจ็ดวันแรกกับจอ 27 นิ้ว หลังใช้จอโน้ตบุ๊กมาสี่ปี',
      'First week on a 27-inch monitor after four years on a laptop',
      'Minggu pertama dengan monitor 27 inci setelah empat tahun di layar laptop',
    ],
    summary: [
      'วันแรกเวียนหัว วันที่สามเริ่มจัดหน้าต่างเป็น วันที่เจ็ดกลับไปจอเล็กไม่ได้แล้ว บันทึกไว้ทุกวัน',
      'Dizzy on day one, tidy windows by day three, no way back by day seven. A diary.',
      'Hari pertama pusing, hari ketiga mulai rapi, hari ketujuh tak bisa kembali. Kucatat tiap hari.',
    ],
    keywords: [
      ['จอคอมพิวเตอร์', 'monitor', 'monitor'],
      ['โต๊ะทำงาน', 'desk setup', 'meja kerja'],
      ['ทดลองใช้', 'test diary', 'catatan pemakaian'],
    ],
    body: [
      p(
        'วันที่ 1 นั่งห่างเท่าเดิมคือ 50 เซนติเมตร ต้องหันคอตามเมาส์จนเวียนหัว ดันจอไปชิดผนังได้ 70 เซนติเมตรแล้วหายทันที',
        'Day 1: I sat 50 cm away as before and turned my head after the mouse until I felt sick. Pushed back to 70 cm, it was gone.',
        'Hari 1: duduk 50 cm seperti biasa, leher ikut kursor sampai pusing. Setelah didorong ke 70 cm langsung hilang.',
      ),
      p(
        'วันที่ 3 เลิกเปิดเต็มจอ แบ่งสองส่วนซ้ายเอกสาร ขวาแชต งานแปลที่เคยสลับหน้าต่างทั้งวันเหลือแค่เหลือบตา',
        'Day 3: no more full-screen windows. Document left, chat right; translating became a glance instead of a switch.',
        'Hari 3: berhenti layar penuh. Dokumen di kiri, obrolan di kanan; menerjemahkan tinggal melirik.',
      ),
      p(
        'วันที่ 5 ปวดคอ ขอบบนจอสูงกว่าตา ลดลงจนขอบบนเสมอสายตาแล้วดีขึ้น ใครซื้อจอที่ขาปรับสูงต่ำไม่ได้ต้องเผื่อหนังสือหนุนหรือแขนจับจอ',
        'Day 5: a sore neck, because the top edge was above my eyes. Level with them it was better. Without a height-adjustable stand, plan for books or an arm.',
        'Hari 5: leher pegal karena tepi atas di atas mata. Setelah sejajar, membaik. Kalau kakinya tak bisa diatur, siapkan buku pengganjal atau lengan monitor.',
      ),
      h('ความละเอียดกับขนาด', 'Resolution against size', 'Resolusi dan ukuran'),
      table(
        [['ขนาด', 'Size', 'Ukuran'], ['Full HD', 'Full HD', 'Full HD'], '2K', '4K'],
        [
          ['24 นิ้ว', '24"', '24 inci'],
          ['คมพอ', 'sharp', 'tajam'],
          ['คมมาก', 'very sharp', 'sangat tajam'],
          ['ต้องขยายตัวอักษร', 'needs scaling', 'perlu diperbesar'],
        ],
        [
          ['27 นิ้ว', '27"', '27 inci'],
          ['เห็นเม็ดใกล้ ๆ', 'grainy up close', 'agak kasar dari dekat'],
          ['พอดี', 'just right', 'pas'],
          ['คมมาก', 'very sharp', 'sangat tajam'],
        ],
        [
          ['32 นิ้ว', '32"', '32 inci'],
          ['หยาบ', 'coarse', 'kasar'],
          ['คมพอ', 'sharp', 'tajam'],
          ['พอดี', 'just right', 'pas'],
        ],
      ),
      offers('monitors', 4),
    ],
  },
  {
    type: 'ARTICLE',
    category: 'keyboards',
    section: 'tech',
    author: 'เต้ วันอังคาร',
    daysAgo: 70.6,
    title: [
      'Red, Brown, Blue, Silent: เลือกสวิตช์โดยถามคนข้าง ๆ',
      'Red, brown, blue or silent: ask the person next to you',
      'Red, Brown, Blue, Silent: tanya orang di sebelahmu',
    ],
    summary: [
      'คีย์บอร์ดแมคคานิคอลให้สัมผัสแก่เรา แต่ให้เสียงแก่คนทั้งห้อง ตารางเดียวเลือกได้ทั้งสองฝ่าย',
      'A mechanical keyboard gives the feel to you and the sound to everyone else. One table for both.',
      'Keyboard mekanikal memberi rasa untukmu dan suara untuk seisi ruangan. Satu tabel untuk keduanya.',
    ],
    keywords: [
      ['คีย์บอร์ด', 'keyboard', 'keyboard'],
      ['สวิตช์คีย์บอร์ด', 'keyboard switches', 'switch keyboard'],
      ['เปรียบเทียบ', 'comparison', 'perbandingan'],
    ],
    body: [
      table(
        [
          ['สวิตช์', 'Switch', 'Switch'],
          ['สัมผัส', 'Feel', 'Rasa'],
          ['เสียง', 'Sound', 'Suara'],
          ['อยู่ร่วมกับ', 'Lives with', 'Cocok di'],
        ],
        [
          'Red',
          ['ลื่นตรง เบา', 'smooth, light', 'mulus, ringan'],
          ['ปานกลาง', 'medium', 'sedang'],
          ['ห้องส่วนตัว เล่นเกม', 'own room, games', 'kamar sendiri, gim'],
        ],
        [
          'Brown',
          ['มีจังหวะสะดุดเบา ๆ', 'a small bump', 'ada tonjolan kecil'],
          ['ปานกลาง', 'medium', 'sedang'],
          ['ออฟฟิศที่คุยกันได้', 'a chatty office', 'kantor yang ramai'],
        ],
        [
          'Blue',
          ['สะดุดชัด มีคลิก', 'clear click', 'klik jelas'],
          ['ดัง', 'loud', 'keras'],
          ['บ้านเดี่ยว', 'a detached house', 'rumah sendiri'],
        ],
        [
          'Silent',
          ['ลื่น มียางซับปลายทาง', 'smooth, damped', 'mulus, diredam'],
          ['เบาที่สุด', 'quietest', 'paling senyap'],
          ['ห้องนอนที่มีคนหลับ', 'a room where someone sleeps', 'kamar dengan orang tidur'],
        ],
      ),
      p(
        'เสียงมาจากปุ่มกระแทกแผ่นด้วย ไม่ใช่สวิตช์อย่างเดียว แผ่นรองโต๊ะหนา 3 มิลลิเมตรลดเสียงก้องได้มากกว่าที่คิด และไม่ต้องเปลี่ยนคีย์บอร์ด',
        'Much of the noise is the cap hitting the plate. A 3 mm desk mat takes more of it away than you would think, without a new keyboard.',
        'Sebagian suara berasal dari tombol menghantam pelat. Alas meja 3 mm meredamnya lebih dari dugaan, tanpa ganti keyboard.',
      ),
      h('ถ้ายังตัดสินใจไม่ได้', 'Still undecided?', 'Masih bimbang?'),
      p(
        'เลือกรุ่นที่เปลี่ยนสวิตช์ได้ (Hot-swap) แล้วเริ่มจาก Brown ถ้าไม่ชอบ ซื้อสวิตช์ชุดใหม่ถูกกว่าซื้อคีย์บอร์ดใหม่ และอย่าลืมดูว่ามีตัวอักษรไทยพิมพ์บนปุ่มหรือไม่',
        'Get a hot-swappable one and start with Brown. A new set of switches costs less than a keyboard. And look whether Thai letters are printed on the caps.',
        'Ambil yang hot-swap dan mulai dari Brown. Satu set switch lebih murah daripada keyboard baru. Periksa juga cetakan huruf di tombolnya.',
      ),
      offers('keyboards', 4),
    ],
  },
  {
    type: 'NOTE',
    category: 'laptops',
    section: 'tech',
    author: 'กาแฟกับคีย์บอร์ด',
    daysAgo: 17.4,
    title: [
      'หนึ่งเดือนในร้านกาแฟกับที่ชาร์จก้อนเดียว',
      'A month of cafés with a single charger',
      'Sebulan kerja di kafe dengan satu charger',
    ],
    summary: [
      'ทิ้งกล่องชาร์จหนักเกือบครึ่งกิโลไว้บ้าน พกหัว GaN ก้อนเดียวใช้ทั้งโน้ตบุ๊กและมือถือ เจออะไรบ้าง',
      'I left the half-kilo brick at home and took one GaN charger for laptop and phone. Here is how it went.',
      'Adaptor hampir setengah kilo kutinggal di rumah, cukup satu charger GaN untuk laptop dan HP. Begini ceritanya.',
    ],
    keywords: [
      ['โน้ตบุ๊กบางเบา', 'thin laptop', 'laptop tipis'],
      ['ทำงานนอกบ้าน', 'remote work', 'kerja remote'],
      'Windows 11',
    ],
    body: [
      p(
        'สัปดาห์แรกหลังเบาลงจริง แต่เจอปัญหาที่ร้านแถวอารีย์ ปลั๊กอยู่หลังโซฟา หัวก้อนใหญ่เสียบไม่เข้า ต้องมีสายต่อสั้น ๆ ติดกระเป๋า',
        'My back felt the difference in week one. Then a café in Ari had its socket behind a sofa and the charger wouldn’t fit. A short extension now lives in the bag.',
        'Minggu pertama punggung terasa ringan. Lalu di kafe daerah Ari, stopkontaknya di belakang sofa dan charger tak muat. Sekarang selalu bawa kabel sambungan pendek.',
      ),
      p(
        'ตอนประชุมวิดีโอพร้อมชาร์จมือถือ แบตโน้ตบุ๊กค่อย ๆ ลด เพราะสองช่องแบ่งไฟกัน พอถอดมือถือก็กลับมาขึ้น ตอนนี้ชาร์จมือถือก่อนเข้าประชุม',
        'On a video call with the phone plugged in too, the laptop slowly lost charge: the ports share. I charge the phone before meetings now.',
        'Saat rapat video sambil mengisi HP, baterai laptop pelan-pelan turun karena dayanya dibagi. Sekarang HP kuisi sebelum rapat.',
      ),
      list(
        ['ของที่เพิ่ม: สายต่อ 30 เซนติเมตร', 'Added: a 30 cm extension', 'Ditambah: sambungan 30 cm'],
        [
          'ของที่เอาออก: กล่องชาร์จเดิม สายสองเส้น',
          'Removed: the brick, two cables',
          'Dikurangi: adaptor lama, dua kabel',
        ],
        [
          'ของที่ยังคิดถึง: ปลั๊กสามขาแน่น ๆ',
          'Missed: a firm three-pin plug',
          'Dirindukan: colokan tiga kaki yang mantap',
        ],
      ),
    ],
  },
  {
    type: 'NOTE',
    category: 'keyboards',
    section: 'tech',
    author: 'กาแฟกับคีย์บอร์ด',
    daysAgo: 40.3,
    title: [
      'รูมเมตขอให้เลิกพิมพ์ตอนเที่ยงคืน',
      'My roommate asked me to stop typing at midnight',
      'Teman sekamar minta aku berhenti mengetik tengah malam',
    ],
    summary: [
      'สวิตช์ Blue คือรักแรก แต่ผนังห้องบาง เรื่องนี้จบด้วยถุงสวิตช์เงียบหนึ่งถุงกับเค้กหนึ่งชิ้น',
      'Blue switches were my first love, but the wall is thin. It ended with a bag of silent ones and a slice of cake.',
      'Switch Blue cinta pertamaku, tapi temboknya tipis. Berakhir dengan sekantong switch senyap dan sepotong kue.',
    ],
    keywords: [
      ['คีย์บอร์ด', 'keyboard', 'keyboard'],
      ['คีย์บอร์ดเงียบ', 'quiet keyboard', 'keyboard senyap'],
      ['เล่าประสบการณ์', 'my experience', 'pengalaman'],
    ],
    body: [
      p(
        'เขาบอกสุภาพมากว่า “เหมือนมีคนปอกถั่วในหัว” ผมอัดเสียงตัวเองแล้วฟังจากห้องข้าง ๆ ก็จริงอย่างว่า',
        'He put it very politely: “like someone shelling peanuts in my head.” I recorded myself and listened from his room. He was right.',
        'Katanya sopan sekali, “seperti ada yang mengupas kacang di kepala.” Kurekam dan kudengar dari kamarnya. Memang benar.',
      ),
      p(
        'บอร์ดเปลี่ยนสวิตช์ได้เลยถอดทีละแถว 87 ปุ่มใช้เวลาหนึ่งหนังหนึ่งเรื่อง ขาทองแดงงอไปสองตัวเพราะรีบ ดัดกลับด้วยแหนบได้',
        'The board is hot-swappable, so I went row by row: 87 keys, one film. Two pins bent because I hurried; tweezers straightened them.',
        'Papannya hot-swap, jadi kucabut baris demi baris: 87 tombol, satu film. Dua kaki bengkok karena buru-buru, diluruskan dengan pinset.',
      ),
      p(
        'ตอนนี้เงียบจนผมได้ยินเสียงเขากรน เสมอกัน',
        'Now it is so quiet that I can hear him snore. We are even.',
        'Sekarang saking senyapnya aku bisa mendengar dia mendengkur. Impas.',
      ),
    ],
  },
];
