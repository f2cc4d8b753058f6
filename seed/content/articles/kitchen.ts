import { h, list, offers, type Piece, p, picture, table } from './piece.ts';

export const KITCHEN_PIECES: readonly Piece[] = [
  {
    type: 'ARTICLE',
    category: 'air-fryers',
    section: 'home',
    author: 'มะลิ แกะกล่อง',
    daysAgo: 2.2,
    title: [
      '3.5 หรือ 6.5 ลิตร? วัดจากจานที่บ้าน ไม่ใช่จำนวนคน',
      '3.5 or 6.5 litres? Measure your plates, not your family',
      '3,5 atau 6,5 liter? Ukur piringmu, bukan jumlah orangnya',
    ],
    summary: [
      'ตัวเลขลิตรบนกล่องวัดถึงขอบตะกร้า แต่อาหารต้องวางชั้นเดียว ลองใช้จานข้าวเป็นไม้บรรทัดก่อนเลือกหม้อทอดไร้น้ำมัน',
      'Litres are measured to the rim, but food has to lie in one layer. Use a dinner plate as your ruler before choosing an air fryer.',
      'Angka liter diukur sampai bibir keranjang, padahal makanan harus satu lapis. Pakai piring makan sebagai penggaris sebelum memilih air fryer.',
    ],
    keywords: [
      ['หม้อทอดไร้น้ำมัน', 'air fryer', 'air fryer'],
      ['ครัวเล็ก', 'small kitchen', 'dapur kecil'],
      ['เลือกขนาด', 'size guide', 'pilih ukuran'],
    ],
    body: [
      p(
        'ลมร้อนต้องวิ่งผ่านอาหารทุกชิ้น ถ้าซ้อนกันสองชั้น ชั้นล่างจะนิ่มเหมือนนึ่ง หม้อใบใหญ่จึงไม่ได้มีไว้ใส่ให้เต็ม แต่มีไว้วางให้ห่าง',
        'Hot air has to reach every piece. Stack two layers and the lower one steams instead of crisping, so a big basket isn’t for filling up but for spreading out.',
        'Udara panas harus menyentuh setiap potong. Kalau ditumpuk dua lapis, yang bawah malah terkukus. Jadi keranjang besar bukan untuk diisi penuh, melainkan untuk memberi jarak.',
      ),
      h('วิธีวัดใน 1 นาที', 'The one-minute test', 'Tes satu menit'),
      p(
        'หยิบจานที่ใช้จริง วางปีกไก่หรือชิ้นปลาที่กินต่อมื้อให้เต็มจานแบบไม่เกยกัน แล้ววัดเส้นผ่านศูนย์กลาง ก้นตะกร้าที่กว้างใกล้เคียงจานใบนั้นคือขนาดของบ้านคุณ',
        'Take a plate you really use, lay one meal’s wings or fish on it without overlapping, and measure across. A basket floor close to that plate is the size for your home.',
        'Ambil piring yang biasa dipakai, susun sayap ayam atau ikan untuk sekali makan tanpa bertumpuk, lalu ukur diameternya. Alas keranjang yang mendekati piring itulah ukuran untuk rumahmu.',
      ),
      table(
        [
          ['ความจุ', 'Capacity', 'Kapasitas'],
          ['วางชั้นเดียวได้', 'One layer holds', 'Muat satu lapis'],
          ['เหมาะกับ', 'Suits', 'Cocok untuk'],
        ],
        [
          ['3.5 ลิตร', '3.5 L', '3,5 L'],
          ['ปีกไก่ราว 6–8 ชิ้น', 'about 6–8 wings', 'sekitar 6–8 sayap'],
          ['หอพัก หนึ่งถึงสองจาน', 'a dorm, one or two plates', 'kos, satu sampai dua piring'],
        ],
        [
          ['4.5–5.5 ลิตร', '4.5–5.5 L', '4,5–5,5 L'],
          ['ราว 10–12 ชิ้น', 'about 10–12 wings', 'sekitar 10–12 sayap'],
          ['สองถึงสามคนที่กินพร้อมกัน', 'two or three eating together', 'dua sampai tiga orang makan bersama'],
        ],
        [
          ['6.5–8 ลิตร', '6.5–8 L', '6,5–8 L'],
          ['ไก่ทั้งตัวขนาดเล็ก', 'a small whole chicken', 'ayam utuh ukuran kecil'],
          ['ครอบครัวที่ทำครั้งเดียวจบ', 'families who cook one batch', 'keluarga yang mau sekali masak'],
        ],
      ),
      picture(
        'ตะกร้าที่กว้างใช้งานได้มากกว่าตะกร้าที่ลึก',
        'A wide basket does more than a deep one',
        'Keranjang lebar lebih berguna daripada yang dalam',
      ),
      p(
        'เหลือที่หลังเครื่องอย่างน้อยหนึ่งฝ่ามือให้ลมร้อนออก ถ้าเคาน์เตอร์ลึกไม่พอ ใบ 6.5 ลิตรจะยื่นออกมาเกินขอบ ซึ่งเป็นเหตุผลที่หลายบ้านเก็บเข้าตู้แล้วไม่หยิบอีก',
        'Leave at least a hand’s width behind for the exhaust. On a shallow counter a 6.5-litre machine sticks out past the edge, which is how many end up in a cupboard for good.',
        'Sisakan minimal selebar telapak tangan di belakang untuk udara panas. Di meja dapur yang sempit, model 6,5 liter akan menonjol keluar, dan akhirnya banyak yang masuk lemari selamanya.',
      ),
      offers('air-fryers', 4),
    ],
  },
  {
    type: 'ARTICLE',
    category: 'rice-cookers',
    section: 'home',
    author: 'เชฟนัท ครัวเล็ก',
    daysAgo: 19.4,
    title: [
      'ข้าวแฉะ ข้าวดิบ ข้าวติดก้น: แก้ทีละอาการ',
      'Mushy, raw or stuck: fixing rice one symptom at a time',
      'Nasi lembek, mentah, atau lengket: atasi satu per satu',
    ],
    summary: [
      'ส่วนใหญ่ไม่ใช่ความผิดของหม้อ ตารางนี้ไล่จากอาการไปหาสาเหตุ ลองแก้ก่อนคิดเปลี่ยนหม้อหุงข้าว',
      'Most of the time the cooker is innocent. Go from symptom to cause in this table before you replace a rice cooker.',
      'Kebanyakan bukan salah alatnya. Telusuri dari gejala ke penyebab lewat tabel ini sebelum mengganti rice cooker.',
    ],
    keywords: [
      ['หม้อหุงข้าว', 'rice cooker', 'rice cooker'],
      ['หุงข้าว', 'cooking rice', 'menanak nasi'],
      ['แก้ปัญหา', 'troubleshooting', 'atasi masalah'],
    ],
    body: [
      p(
        'ก่อนเริ่ม ตวงข้าวด้วยถ้วยที่มากับหม้อเท่านั้น ถ้วยนั้นจุราว 180 มิลลิลิตร น้อยกว่าถ้วยตวงเบเกอรี่ ขีดน้ำในหม้อคำนวณจากถ้วยนี้',
        'First, measure rice only with the cup that came in the box. It holds about 180 ml, less than a baking cup, and the water lines inside the pot are drawn for it.',
        'Sebelum mulai, takar beras hanya dengan gelas bawaan. Isinya sekitar 180 ml, lebih kecil dari gelas ukur kue, dan garis air di panci dihitung dari gelas ini.',
      ),
      table(
        [
          ['อาการ', 'Symptom', 'Gejala'],
          ['สาเหตุที่พบบ่อย', 'Usual cause', 'Penyebab umum'],
          ['ลองแบบนี้', 'Try this', 'Coba ini'],
        ],
        [
          ['แฉะทั้งหม้อ', 'Wet throughout', 'Lembek semua'],
          ['ข้าวใหม่ใช้น้ำน้อยกว่า', 'New-crop rice needs less water', 'Beras baru butuh lebih sedikit air'],
          ['ลดน้ำลงหนึ่งในสิบ', 'Cut the water by a tenth', 'Kurangi air sepersepuluh'],
        ],
        [
          ['ดิบตรงกลาง', 'Raw in the middle', 'Mentah di tengah'],
          ['หุงเต็มความจุเกินไป', 'Pot filled to its limit', 'Panci terlalu penuh'],
          ['หุงไม่เกินสองในสามของหม้อ', 'Stay under two thirds', 'Maksimal dua pertiga panci'],
        ],
        [
          ['ติดก้นและเหลือง', 'Stuck and yellow', 'Lengket dan menguning'],
          ['ก้นหม้อเปียกหรือมีเมล็ดข้าวค้าง', 'Wet base or a grain under the pot', 'Dasar basah atau ada butir nasi'],
          ['เช็ดแผ่นความร้อนให้แห้งทุกครั้ง', 'Wipe the plate dry each time', 'Lap pelat pemanas sampai kering'],
        ],
        [
          ['มีกลิ่นหลังอุ่นข้ามคืน', 'Smells after a night on warm', 'Bau setelah dihangatkan semalam'],
          ['ฝาในและถ้วยรองน้ำไม่ได้ล้าง', 'Inner lid and drip cup unwashed', 'Tutup dalam dan wadah tetes kotor'],
          ['ถอดล้างทุกวันที่ใช้', 'Wash them every day of use', 'Cuci setiap hari dipakai'],
        ],
      ),
      h('หม้อธรรมดา ดิจิทัล และ IH', 'Basic, digital and IH', 'Biasa, digital, dan IH'),
      p(
        'หม้อธรรมดาตัดเมื่อน้ำแห้ง หม้อดิจิทัลคุมเวลาให้แต่ละเมนู ส่วน IH ให้ความร้อนทั้งใบจึงสุกสม่ำเสมอกว่าเมื่อหุงเยอะ ถ้าหุงวันละสองถ้วย หม้อ 1 ลิตรธรรมดาก็พอแล้ว',
        'A basic cooker switches off when the water is gone, a digital one times each menu, and IH heats the whole pot, so large amounts cook evenly. For two cups a day a basic 1-litre cooker is enough.',
        'Model biasa mati saat air habis, model digital mengatur waktu tiap menu, sedangkan IH memanaskan seluruh panci sehingga porsi besar matang merata. Untuk dua gelas sehari, model biasa 1 liter sudah cukup.',
      ),
      offers('rice-cookers', 4),
    ],
  },
  {
    type: 'ARTICLE',
    category: 'coffee-machines',
    section: 'home',
    author: 'เชฟนัท ครัวเล็ก',
    daysAgo: 8.3,
    title: [
      'จัดมุมกาแฟงบ 3,000: จ่ายตรงไหน ประหยัดตรงไหน',
      'A coffee corner for 3,000 baht: where to spend, where to save',
      'Pojok kopi modal 3.000 baht: mana yang dibeli, mana yang dihemat',
    ],
    summary: [
      'แบ่งงบเป็นสามก้อน เครื่อง เมล็ด และของจุกจิก พร้อมรุ่นที่อยู่ในงบ ณ วันที่เขียน',
      'The budget in three piles, machine, beans and small things, with the machines that fitted it on the day of writing.',
      'Bagi anggaran jadi tiga: mesin, biji, dan perintilan, lengkap dengan mesin yang masuk anggaran pada hari artikel ditulis.',
    ],
    keywords: [
      ['เครื่องชงกาแฟ', 'coffee machine', 'mesin kopi'],
      ['มุมกาแฟ', 'coffee corner', 'pojok kopi'],
      ['จัดงบ', 'budget build', 'atur anggaran'],
    ],
    body: [
      p(
        'ถ้าดื่มวันละแก้วและชอบกาแฟดำ เครื่องดริปพอแล้ว เงินที่เหลือไปอยู่กับเมล็ดจะรู้สึกได้ชัดกว่าเครื่องแพงกับกาแฟเก่า',
        'If it is one black cup a day, a drip machine will do. Money moved to fresher beans is easier to taste than a dearer machine with stale coffee.',
        'Kalau minum satu cangkir kopi hitam sehari, mesin drip sudah cukup. Uang sisanya lebih terasa di biji segar daripada mesin mahal dengan kopi lama.',
      ),
      table(
        [
          ['ก้อนงบ', 'Pile', 'Pos'],
          ['สัดส่วน', 'Share', 'Porsi'],
          ['ดูอะไร', 'Look for', 'Perhatikan'],
        ],
        [
          ['เครื่อง', 'Machine', 'Mesin'],
          ['ราวสองในสาม', 'about two thirds', 'sekitar dua pertiga'],
          ['ถังน้ำถอดล้างได้', 'a tank that lifts out', 'tangki bisa dilepas'],
        ],
        [
          ['เมล็ดเดือนแรก', 'First month of beans', 'Biji bulan pertama'],
          ['ราวหนึ่งในห้า', 'about a fifth', 'sekitar seperlima'],
          ['วันคั่วบนถุง', 'a roast date on the bag', 'tanggal sangrai di kemasan'],
        ],
        [
          ['ของจุกจิก', 'Small things', 'Perintilan'],
          ['ที่เหลือ', 'the rest', 'sisanya'],
          ['ช้อนตวงและกล่องปิดสนิท', 'a scoop and a tight jar', 'sendok takar dan wadah rapat'],
        ],
      ),
      h('เรื่องที่ยังไม่ต้องซื้อ', 'What can wait', 'Yang bisa menunggu'),
      list(
        [
          'เครื่องบดแยก ถ้าร้านบดให้ตอนซื้อและใช้หมดในสองสัปดาห์',
          'A separate grinder, if the shop grinds for you and the bag lasts two weeks',
          'Grinder terpisah, kalau toko mau menggiling dan kopi habis dalam dua minggu',
        ],
        [
          'แรงดัน 20 บาร์ เพราะการสกัดจริงใช้ราว 9 บาร์ ตัวเลขบนกล่องคือกำลังสูงสุดของปั๊ม',
          'A 20-bar pump: extraction happens at about 9 bar, and the box shows the pump’s maximum',
          'Pompa 20 bar: ekstraksi terjadi di sekitar 9 bar, angka di kotak adalah kemampuan maksimal pompa',
        ],
        [
          'แก้วสองชั้น จนกว่าจะรู้ว่าชงทุกวันจริง',
          'Double-walled glasses, until you know the habit sticks',
          'Gelas dinding ganda, sampai yakin benar-benar dipakai tiap hari',
        ],
      ),
      p(
        'ตารางด้านล่างคือเครื่องที่ราคาไม่เกิน 2,000 บาทในวันที่เขียน เหลืออีกหนึ่งในสามให้เมล็ดและของจุกจิกพอดี',
        'These machines cost no more than 2,000 baht on the day of writing, which leaves a third for beans and small things.',
        'Mesin di bawah ini harganya tidak lebih dari 2.000 baht pada hari artikel ditulis, sehingga sepertiga anggaran tersisa untuk biji dan perintilan.',
      ),
      offers('coffee-machines', 4, 2_000),
    ],
  },
  {
    type: 'NOTE',
    category: 'air-fryers',
    section: 'home',
    author: 'บ้านเล็กครัวใหญ่',
    daysAgo: 12.6,
    title: [
      'ยกหม้อ 8 ลิตรให้พี่สาว แล้วกลับมาใช้ใบเล็ก',
      'I gave the 8-litre one to my sister and went back to small',
      'Yang 8 liter kuberikan ke kakak, aku balik ke yang kecil',
    ],
    summary: [
      'ซื้อใหญ่เผื่อแขก แต่แขกมาปีละสองครั้ง ที่เหลืออีก 363 วันคือฉันกับไข่ต้มสองฟอง',
      'I bought big for guests. Guests come twice a year; the other 363 days it is me and two eggs.',
      'Beli besar demi tamu. Tamu datang dua kali setahun; 363 hari sisanya cuma aku dan dua butir telur.',
    ],
    keywords: [
      ['หม้อทอดไร้น้ำมัน', 'air fryer', 'air fryer'],
      ['ครัวเล็ก', 'small kitchen', 'dapur kecil'],
      ['เล่าประสบการณ์', 'my experience', 'pengalaman'],
    ],
    body: [
      p(
        'ใบ 8 ลิตรทำไก่ทั้งตัวได้จริง ฉันทำไปสามครั้งในหนึ่งปี ที่เหลือคืออุ่นไก่ทอดสองชิ้นในตะกร้าที่ใหญ่กว่ากระทะ',
        'The 8-litre one really does a whole chicken. I did it three times in a year. The rest was two leftover drumsticks in a basket bigger than my wok.',
        'Yang 8 liter memang muat ayam utuh. Setahun kupakai begitu tiga kali. Sisanya menghangatkan dua paha ayam di keranjang yang lebih besar dari wajan.',
      ),
      p(
        'สิ่งที่ไม่คิดมาก่อนคือการล้าง อ่างล้างจานคอนโดกว้าง 40 เซนติเมตร ตะกร้าลงไปทั้งใบไม่ได้ ต้องหมุนล้างทีละมุม น้ำกระเด็นทุกครั้ง',
        'What I never thought about was washing up. My condo sink is 40 cm wide; the basket doesn’t fit, so I turned it corner by corner and splashed the floor every time.',
        'Yang tidak terpikir adalah mencucinya. Bak cuci apartemenku lebarnya 40 cm; keranjangnya tidak masuk, jadi harus diputar sudut demi sudut dan lantai selalu basah.',
      ),
      h('เช็กก่อนซื้อใบต่อไป', 'My checks for the next one', 'Cek sebelum beli lagi'),
      list(
        ['ตะกร้าลงอ่างได้ทั้งใบ', 'The whole basket fits the sink', 'Keranjang masuk bak cuci'],
        [
          'ปลั๊กอยู่ข้างเครื่อง ไม่ต้องต่อพ่วง',
          'The socket is next to it, no extension',
          'Stopkontak di sebelahnya, tanpa sambungan',
        ],
        ['ยกด้วยมือเดียวไหว', 'I can lift it with one hand', 'Bisa diangkat satu tangan'],
      ),
      p(
        'ตอนนี้ใช้ใบ 3.5 ลิตร ทำทีละน้อยแต่ทำบ่อยขึ้น พี่สาวมีลูกสามคน ใบใหญ่ได้งานเต็มเวลาสักที',
        'Now I use 3.5 litres: less each time, but far more often. My sister has three kids, so the big one finally has a full-time job.',
        'Sekarang pakai 3,5 liter: sedikit tapi lebih sering. Kakakku punya tiga anak, jadi yang besar akhirnya kerja penuh waktu.',
      ),
    ],
  },
  {
    type: 'NOTE',
    category: 'coffee',
    section: 'home',
    author: 'Dewi Jakarta',
    daysAgo: 33.1,
    title: [
      'หอพักไม่มีครัว แต่มีดริปแบ็กกับกาต้มน้ำ',
      'No kitchen in the dorm, but drip bags and a kettle',
      'Kosku tanpa dapur, tapi ada drip bag dan teko listrik',
    ],
    summary: [
      'ย้ายจากจาการ์ตามาอยู่กรุงเทพฯ ห้องเล็กจนไม่มีที่วางเครื่องชง สรุปว่าซองเดียวก็พอเริ่มวันได้',
      'From Jakarta to a Bangkok room too small for a machine. One bag turned out to be enough to start the day.',
      'Dari Jakarta pindah ke kamar Bangkok yang tak muat mesin kopi. Ternyata satu sachet cukup untuk memulai hari.',
    ],
    keywords: [
      ['กาแฟดริป', 'drip coffee', 'kopi drip'],
      ['หอพัก', 'dorm room', 'anak kos'],
      ['กาแฟคั่วบด', 'ground coffee', 'kopi bubuk'],
    ],
    body: [
      p(
        'อาทิตย์แรกฉันเทน้ำเดือดจัดทีเดียวหมดแก้ว ได้กาแฟขมและเต็มไปด้วยผง เพื่อนห้องข้าง ๆ เป็นคนเชียงราย เดินมาสอนให้รอน้ำนิ่งครึ่งนาทีก่อนเท',
        'The first week I poured boiling water all at once and got something bitter and gritty. My neighbour from Chiang Rai came over and told me to let the kettle rest half a minute.',
        'Minggu pertama aku tuang air mendidih sekaligus, hasilnya pahit dan berampas. Tetangga kamar asal Chiang Rai datang mengajari: diamkan dulu air setengah menit.',
      ),
      h('สูตรที่ใช้ทุกเช้า', 'My every-morning recipe', 'Resep tiap pagi'),
      list(
        ['เทน้ำแค่พอเปียก รอ 30 วินาที', 'Just wet the grounds, wait 30 seconds', 'Basahi dulu, tunggu 30 detik'],
        [
          'เทอีกสามรอบ รวมราว 180 มิลลิลิตร',
          'Pour three more times, about 180 ml in all',
          'Tuang tiga kali lagi, total sekitar 180 ml',
        ],
        ['ยกถุงออกทันทีที่หยดช้าลง', 'Lift the bag when the drips slow down', 'Angkat begitu tetesannya melambat'],
      ),
      p(
        'คั่วกลางกินง่ายสุดสำหรับฉัน คั่วอ่อนเปรี้ยวไปหน่อยตอนท้องว่าง คั่วเข้มเก็บไว้ใส่นมวันหยุด',
        'Medium roast is the easiest for me. Light is a bit sharp on an empty stomach, dark I keep for milk on days off.',
        'Medium roast paling cocok buatku. Light roast agak asam saat perut kosong, dark roast kusimpan untuk kopi susu di hari libur.',
      ),
    ],
  },
];
