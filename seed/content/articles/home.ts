import { h, list, offers, type Piece, p, picture, table } from './piece.ts';

export const HOME_PIECES: readonly Piece[] = [
  {
    type: 'ARTICLE',
    category: 'air-purifiers',
    section: 'home',
    author: 'มะลิ แกะกล่อง',
    daysAgo: 0.3,
    title: [
      'เตรียมห้องนอนรับฤดูฝุ่น ไล่งานทีละสัปดาห์',
      'Getting the bedroom ready for dust season, week by week',
      'Menyiapkan kamar sebelum musim debu, minggu demi minggu',
    ],
    summary: [
      'ไส้กรองแท้มักขาดตลาดตอนค่าฝุ่นขึ้น เริ่มก่อนสี่สัปดาห์แล้วทำวันละนิด ห้องจะพร้อมโดยไม่ต้องแย่งใคร',
      'Genuine filters sell out when the dust arrives. Start four weeks early, do a little at a time, and you won’t have to fight for one.',
      'Filter asli sering habis saat debu naik. Mulai empat minggu lebih awal, cicil sedikit demi sedikit, dan kamu tak perlu berebut.',
    ],
    keywords: [
      ['เครื่องฟอกอากาศ', 'air purifier', 'air purifier'],
      ['PM2.5', 'PM2.5', 'PM2.5'],
      ['ฤดูฝุ่น', 'dust season', 'musim debu'],
    ],
    body: [
      p(
        'ฝุ่น PM2.5 ในภาคกลางและภาคเหนือมักหนาตั้งแต่ปลายปีถึงเดือนเมษายน ห้องนอนคือห้องที่คุ้มที่สุดที่จะเริ่ม เพราะเราอยู่ในนั้นวันละเจ็ดแปดชั่วโมงโดยไม่ขยับไปไหน',
        'In central and northern Thailand fine dust usually thickens from the end of the year until April. The bedroom is the best place to start: we spend seven or eight hours there without moving.',
        'Di Thailand tengah dan utara, debu halus biasanya menebal dari akhir tahun sampai April. Kamar tidur paling layak didahulukan karena kita di sana tujuh sampai delapan jam tanpa berpindah.',
      ),
      table(
        [
          ['สัปดาห์', 'Week', 'Minggu'],
          ['ทำอะไร', 'Job', 'Pekerjaan'],
          ['ใช้เวลา', 'Time', 'Waktu'],
        ],
        [
          '1',
          ['ดูดฝุ่นแผ่นกรองหยาบและช่องลม', 'Vacuum the pre-filter and vents', 'Sedot pre-filter dan ventilasi'],
          ['15 นาที', '15 min', '15 menit'],
        ],
        [
          '2',
          [
            'เช็กชั่วโมงไส้กรอง สั่งของแท้ไว้',
            'Check filter hours, order a genuine one',
            'Cek umur filter, pesan yang asli',
          ],
          ['10 นาที', '10 min', '10 menit'],
        ],
        [
          '3',
          ['ปิดร่องใต้ประตูและขอบหน้าต่าง', 'Seal the door gap and window edges', 'Tutup celah pintu dan jendela'],
          ['1 ชั่วโมง', '1 hour', '1 jam'],
        ],
        [
          '4',
          ['ซักผ้าม่านและเปลี่ยนเครื่องนอน', 'Wash curtains, change bedding', 'Cuci gorden, ganti seprai'],
          ['ครึ่งวัน', 'half a day', 'setengah hari'],
        ],
      ),
      h('เครื่องใหญ่แค่ไหนถึงพอ', 'How big is big enough', 'Sebesar apa yang cukup'),
      p(
        'เอาพื้นที่ห้องคูณความสูงแล้วคูณห้า ได้ปริมาณลมสะอาดต่อชั่วโมงที่ควรมี ห้อง 15 ตารางเมตร เพดาน 2.5 เมตร จึงต้องการราว 190 ลูกบาศก์เมตรต่อชั่วโมง ถ้าห้องอยู่กึ่งกลางระหว่างสองรุ่น เลือกรุ่นใหญ่แล้วเปิดเบา จะเงียบกว่า',
        'Floor area times height times five gives the clean air you need per hour: about 190 m³ for a 15 m² room with a 2.5 m ceiling. Between two sizes, take the larger and run it low; it will be quieter.',
        'Luas kali tinggi kali lima adalah udara bersih yang dibutuhkan per jam: sekitar 190 m³ untuk kamar 15 m² dengan plafon 2,5 m. Di antara dua ukuran, ambil yang besar dan jalankan pelan; lebih senyap.',
      ),
      picture(
        'ตั้งห่างผนังอย่างน้อย 20 เซนติเมตร ด้านดูดลมหันเข้าห้อง',
        'Keep it 20 cm off the wall, intake facing the room',
        'Beri jarak 20 cm dari dinding, sisi hisap menghadap ruangan',
      ),
      offers('air-purifiers', 4),
    ],
  },
  {
    type: 'ARTICLE',
    category: 'robot-vacuums',
    section: 'home',
    author: 'มะลิ แกะกล่อง',
    daysAgo: 27.5,
    title: [
      'บันทึกเจ็ดวันของหุ่นยนต์ในบ้านแมวสองตัว',
      'Seven days of a robot in a house with two cats',
      'Catatan tujuh hari robot di rumah dengan dua kucing',
    ],
    summary: [
      'จดทุกครั้งที่หุ่นยนต์ดูดฝุ่นติด หยุด หรือร้องขอความช่วยเหลือ แล้วพบว่าปัญหาอยู่ที่บ้านมากกว่าเครื่อง',
      'I wrote down every time the robot got stuck, stopped or called for help. The house was to blame more often than the machine.',
      'Setiap kali robot tersangkut, berhenti, atau minta tolong, kucatat. Ternyata rumahnya lebih sering salah daripada mesinnya.',
    ],
    keywords: [
      ['หุ่นยนต์ดูดฝุ่น', 'robot vacuum', 'robot vacuum'],
      ['คนเลี้ยงแมว', 'cat owners', 'pemilik kucing'],
      ['ทดลองใช้', 'test diary', 'catatan pemakaian'],
    ],
    body: [
      h(
        'วันที่ 1–2: ติดทุกอย่างที่ห้อยได้',
        'Days 1–2: caught on everything that hangs',
        'Hari 1–2: tersangkut semua yang menjuntai',
      ),
      p(
        'สายชาร์จข้างเตียงสองครั้ง ชายผ้าม่านหนึ่งครั้ง เชือกของเล่นแมวหนึ่งครั้ง ฉันเก็บสายด้วยที่รัดและยกผ้าม่านขึ้นห้าเซนติเมตร วันต่อมาไม่ติดอีกเลย',
        'A bedside cable twice, the curtain hem once, a cat toy’s string once. I tied the cables up and raised the curtain five centimetres, and it wasn’t caught there again.',
        'Kabel di samping ranjang dua kali, ujung gorden sekali, tali mainan kucing sekali. Kabel kuikat dan gorden kunaikkan lima senti, besoknya tidak tersangkut lagi.',
      ),
      h('วันที่ 3–5: ขนแมวพันแกน', 'Days 3–5: fur around the axle', 'Hari 3–5: bulu melilit poros'),
      p(
        'แปรงหลักดูสะอาด แต่พอถอดปลายแกนออก ขนพันแน่นเป็นวง ใช้กรรไกรปลายมนตัดตามร่องแล้วดึง ใช้เวลาสี่นาที ตั้งเตือนไว้สัปดาห์ละสองครั้ง',
        'The main brush looked clean, but under the end caps the fur had wound into rings. Blunt scissors along the groove took four minutes. It is now a reminder twice a week.',
        'Sikat utamanya tampak bersih, tetapi di balik penutup ujung, bulu melilit seperti cincin. Gunting tumpul menyusuri alurnya, selesai empat menit. Sekarang kujadwalkan dua kali seminggu.',
      ),
      h('วันที่ 6–7: แบ่งเขตห้าม', 'Days 6–7: no-go zones', 'Hari 6–7: zona larangan'),
      p(
        'ขีดเขตห้ามรอบชามน้ำและกระบะทราย เพราะทรายเปียกติดล้อแล้ววาดทางทั่วบ้าน นี่คือสิ่งเดียวที่อยากรู้ตั้งแต่วันแรก',
        'I drew no-go zones around the water bowl and the litter tray: wet litter on the wheels paints the whole floor. It is the one thing I wish I had known on day one.',
        'Kugambar zona larangan di sekitar mangkuk air dan kotak pasir, karena pasir basah di roda melukis seluruh lantai. Ini satu-satunya hal yang ingin kuketahui sejak hari pertama.',
      ),
      table(
        [
          ['หยุดเพราะ', 'Stopped by', 'Berhenti karena'],
          ['วันที่ 1–2', 'Days 1–2', 'Hari 1–2'],
          ['วันที่ 6–7', 'Days 6–7', 'Hari 6–7'],
        ],
        [['สายและผ้า', 'Cables and cloth', 'Kabel dan kain'], '4', '0'],
        [['ขนพัน', 'Fur', 'Bulu'], '1', '0'],
        [['ธรณีประตู', 'Door sill', 'Ambang pintu'], '1', '1'],
      ),
      offers('robot-vacuums', 4),
    ],
  },
  {
    type: 'ARTICLE',
    category: 'cordless-vacuums',
    section: 'home',
    author: 'เต้ วันอังคาร',
    daysAgo: 45.2,
    title: [
      'เครื่องดูดฝุ่นไร้สายหรือหุ่นยนต์ บ้านแบบไหนควรเริ่มจากตัวไหน',
      'Stick vacuum or robot first? It depends on your floor',
      'Vacuum tongkat atau robot dulu? Lihat lantaimu',
    ],
    summary: [
      'ถ้าซื้อได้ตัวเดียว คำตอบขึ้นกับบันได เตียงสูง และใครเป็นคนเก็บของ ไม่ใช่แรงดูด',
      'If you can buy only one, the answer lies in your stairs, the height of your bed and who tidies up, not in suction figures.',
      'Kalau hanya bisa beli satu, jawabannya ada di tangga, tinggi ranjang, dan siapa yang beres-beres, bukan di angka daya hisap.',
    ],
    keywords: [
      ['เครื่องดูดฝุ่นไร้สาย', 'cordless vacuum', 'vacuum tanpa kabel'],
      ['เลือกเครื่องดูดฝุ่น', 'choosing a vacuum', 'pilih vacuum'],
      ['เปรียบเทียบ', 'comparison', 'perbandingan'],
    ],
    body: [
      table(
        [
          ['เรื่อง', 'Question', 'Hal'],
          ['ไร้สาย', 'Stick', 'Tongkat'],
          ['หุ่นยนต์', 'Robot', 'Robot'],
        ],
        [
          ['บันไดและเบาะรถ', 'Stairs and car seats', 'Tangga dan jok mobil'],
          ['ทำได้', 'yes', 'bisa'],
          ['ทำไม่ได้', 'no', 'tidak'],
        ],
        [
          ['ใต้เตียงสูง 10 ซม.', 'Under a 10 cm bed', 'Kolong ranjang 10 cm'],
          ['ต้องก้ม', 'on your knees', 'harus membungkuk'],
          ['เข้าเองได้เกือบทุกรุ่น', 'most go under', 'hampir semua masuk'],
        ],
        [
          ['พื้นที่มีของวาง', 'Cluttered floor', 'Lantai banyak barang'],
          ['หลบได้', 'you steer around', 'bisa dihindari'],
          ['ต้องเก็บก่อน', 'tidy up first', 'harus dibereskan dulu'],
        ],
        [
          ['ทำทุกวันโดยไม่ลืม', 'Every day without fail', 'Rutin tanpa lupa'],
          ['ขึ้นกับคุณ', 'up to you', 'tergantung kamu'],
          ['ตั้งเวลาได้', 'scheduled', 'terjadwal'],
        ],
      ),
      h('ทาวน์เฮาส์สองชั้น', 'Two-storey townhouse', 'Rumah dua lantai'),
      p(
        'เริ่มจากไร้สาย เพราะบันไดคือที่สะสมฝุ่น และยกหุ่นยนต์ขึ้นลงทุกวันไม่นานก็เลิก เลือกรุ่นที่แบตถอดเปลี่ยนได้ถ้าบ้านเกิน 80 ตารางเมตร',
        'Begin with the stick. Stairs collect dust, and nobody carries a robot up and down for long. Above 80 m², prefer a swappable battery.',
        'Mulai dari tongkat. Tangga mengumpulkan debu, dan tak ada yang tahan mengangkat robot naik turun. Di atas 80 m², pilih baterai yang bisa diganti.',
      ),
      h('คอนโดชั้นเดียว พื้นโล่ง', 'One-floor condo, clear floor', 'Apartemen satu lantai, lantai lapang'),
      p(
        'เริ่มจากหุ่นยนต์ แล้วมีแปรงเล็กกับที่โกยไว้สำหรับมุม คุณจะเดินเท้าเปล่าได้ทุกวัน ซึ่งเป็นเหตุผลเดียวที่ใครก็อยากมีมัน',
        'Begin with the robot and keep a small brush for corners. You get to walk barefoot every day, which is the whole point.',
        'Mulai dari robot dan sediakan sikat kecil untuk sudut. Kamu bisa berjalan tanpa alas kaki setiap hari, itulah intinya.',
      ),
      offers('cordless-vacuums', 3),
      offers('robot-vacuums', 3),
    ],
  },
  {
    type: 'ARTICLE',
    category: 'fans',
    section: 'home',
    author: 'เชฟนัท ครัวเล็ก',
    daysAgo: 63.7,
    title: [
      'ล้างพัดลมทั้งตัวใน 25 นาที ไม่ต้องเรียกช่าง',
      'Clean a whole fan in 25 minutes, no technician',
      'Cuci kipas sampai bersih dalam 25 menit tanpa teknisi',
    ],
    summary: [
      'ใบพัดที่มีฝุ่นหนาทำให้ลมเบาและมอเตอร์ร้อน ถอดล้างตามลำดับนี้เดือนละครั้งในหน้าร้อน',
      'Dusty blades mean weak wind and a hot motor. Take it apart in this order once a month in the hot season.',
      'Baling-baling berdebu membuat angin lemah dan motor panas. Bongkar dengan urutan ini sebulan sekali saat musim panas.',
    ],
    keywords: [
      ['พัดลม', 'fan', 'kipas angin'],
      ['ทำความสะอาด', 'cleaning', 'bersih-bersih'],
      ['ดูแลเครื่องใช้ไฟฟ้า', 'appliance care', 'perawatan elektronik'],
    ],
    body: [
      p(
        'ถอดปลั๊กก่อนเสมอ แม้จะปิดสวิตช์แล้ว พัดลมที่มีรีโมทอาจเปิดเองได้ถ้ามีคนกด',
        'Unplug it first, even when it is off: a fan with a remote starts if someone presses the button.',
        'Cabut dulu stekernya walau sudah mati. Kipas dengan remote bisa menyala kalau tombolnya tertekan.',
      ),
      list(
        [
          'คลายแหวนล็อกตะแกรง วางน็อตในถ้วยตามลำดับที่ถอด (3 นาที)',
          'Undo the grille ring and keep the screws in a cup, in order (3 min)',
          'Lepas cincin kisi, simpan sekrup di gelas sesuai urutan (3 menit)',
        ],
        [
          'หมุนตัวล็อกใบพัดตามเข็มนาฬิกา เพราะเกลียวกลับทางกับน็อตทั่วไป (1 นาที)',
          'Turn the blade nut clockwise; its thread runs the other way (1 min)',
          'Putar pengunci baling-baling searah jarum jam; ulirnya terbalik (1 menit)',
        ],
        [
          'แช่ตะแกรงและใบพัดในน้ำผสมน้ำยาล้างจาน (10 นาที)',
          'Soak grilles and blades in dish soap (10 min)',
          'Rendam kisi dan baling-baling di air sabun cuci piring (10 menit)',
        ],
        [
          'ใช้แปรงทาสีแห้งปัดฝุ่นจากช่องมอเตอร์ ห้ามฉีดน้ำ (4 นาที)',
          'Brush the motor vents with a dry paintbrush; no water there (4 min)',
          'Sikat lubang motor dengan kuas kering; jangan kena air (4 menit)',
        ],
        [
          'เช็ดให้แห้งสนิทแล้วประกอบย้อนลำดับ (7 นาที)',
          'Dry well and reassemble in reverse (7 min)',
          'Keringkan betul lalu rakit terbalik urutannya (7 menit)',
        ],
      ),
      picture(
        'ตะแกรงหลังเป็นจุดที่ฝุ่นหนาที่สุด',
        'The rear grille collects the most dust',
        'Kisi belakang paling banyak menampung debu',
      ),
      h('เมื่อไรไม่ควรซ่อมต่อ', 'When to stop repairing', 'Kapan berhenti memperbaiki'),
      p(
        'มีกลิ่นไหม้ ตัวเครื่องร้อนจนจับไม่ได้ หรือใบพัดหมุนช้าทั้งที่สะอาดแล้ว สามอย่างนี้คือมอเตอร์ ให้เลิกใช้ทันที',
        'A burning smell, a casing too hot to touch, or slow blades when all is clean: that is the motor, and it is time to stop using it.',
        'Bau hangus, badan terlalu panas untuk disentuh, atau putaran lambat padahal sudah bersih: itu motornya, berhenti dipakai.',
      ),
      offers('fans', 4),
    ],
  },
  {
    type: 'ARTICLE',
    category: 'sofas',
    section: 'home',
    author: 'บีม เดินเมือง',
    daysAgo: 81.4,
    title: [
      'โซฟาเข้าลิฟต์ไม่ได้: ห้าตัวเลขที่ต้องวัดก่อนกดสั่ง',
      'The sofa that missed the lift: five numbers to measure first',
      'Sofa yang tak muat lift: lima angka yang harus diukur dulu',
    ],
    summary: [
      'ของชิ้นใหญ่ที่สุดที่คนซื้อออนไลน์มักติดที่ประตู ไม่ใช่ที่ห้อง วัดทางเดินของมันจากรถถึงผนัง',
      'The biggest thing people buy online usually gets stuck at a door, not in the room. Measure its journey from the van to the wall.',
      'Barang terbesar yang dibeli online biasanya tersangkut di pintu, bukan di ruangan. Ukur perjalanannya dari mobil sampai dinding.',
    ],
    keywords: [
      ['โซฟา', 'sofa', 'sofa'],
      ['วัดขนาด', 'measuring', 'ukur ruangan'],
      ['คอนโด', 'condo', 'apartemen'],
    ],
    body: [
      table(
        [
          ['วัดตรงไหน', 'Where', 'Di mana'],
          ['เทียบกับ', 'Compare with', 'Bandingkan dengan'],
          ['เผื่อ', 'Spare', 'Cadangan'],
        ],
        [
          ['ประตูลิฟต์ กว้างและสูง', 'Lift door, width and height', 'Pintu lift, lebar dan tinggi'],
          ['ความลึกโซฟา', 'sofa depth', 'kedalaman sofa'],
          ['5 ซม.', '5 cm', '5 cm'],
        ],
        [
          ['เส้นทแยงในลิฟต์', 'Diagonal inside the lift', 'Diagonal dalam lift'],
          ['ความยาวโซฟา', 'sofa length', 'panjang sofa'],
          ['10 ซม.', '10 cm', '10 cm'],
        ],
        [
          ['ประตูห้องเมื่อเปิดสุด', 'Your door, fully open', 'Pintu kamar terbuka penuh'],
          ['ความสูงพนัก', 'back height', 'tinggi sandaran'],
          ['3 ซม.', '3 cm', '3 cm'],
        ],
        [
          ['มุมเลี้ยวทางเดิน', 'Corridor corner', 'Belokan lorong'],
          ['ความยาวโซฟา', 'sofa length', 'panjang sofa'],
          ['20 ซม.', '20 cm', '20 cm'],
        ],
        [
          ['ผนังที่จะวาง', 'The wall', 'Dindingnya'],
          ['ความยาวรวมที่วางแขน', 'length with arms', 'panjang dengan sandaran tangan'],
          ['30 ซม. ให้ปลั๊ก', '30 cm for sockets', '30 cm untuk stopkontak'],
        ],
      ),
      p(
        'ร้านส่วนใหญ่บอกกว้าง ลึก สูง แต่ไม่บอกขนาดกล่อง ถามก่อนว่าขาถอดได้ไหมและมาเป็นกี่กล่อง โซฟาตัว L มักแยกสองชิ้น จึงขึ้นลิฟต์ง่ายกว่าโซฟาสามที่นั่งชิ้นเดียว',
        'Shops give width, depth and height, rarely the carton. Ask if the legs come off and how many boxes there are: an L-shape often comes in two and rides a lift more easily than a one-piece three-seater.',
        'Toko mencantumkan lebar, dalam, tinggi, tapi jarang ukuran kardus. Tanyakan apakah kakinya bisa dilepas dan berapa kotak: sofa L sering dua bagian, jadi lebih mudah naik lift daripada tiga dudukan utuh.',
      ),
      h('เนื้อผ้ากับบ้านของคุณ', 'Fabric and your household', 'Kain dan isi rumahmu'),
      p(
        'ผ้าลินินเย็นแต่ยับ หนัง PU เช็ดง่ายแต่ติดขาในหน้าร้อน ผ้ากันรอยแมวทอแน่นจนเล็บเกี่ยวยาก แต่ไม่ได้แปลว่าแมวจะไม่ลอง',
        'Linen is cool but creases. PU wipes clean but sticks to bare legs in the heat. Scratch-proof cloth is woven too tight for claws, which doesn’t mean the cat won’t try.',
        'Linen adem tapi kusut. Kulit PU mudah dilap tapi lengket saat panas. Kain anti cakar ditenun rapat sehingga sulit dicengkeram, walau kucing tetap akan mencoba.',
      ),
      offers('sofas', 4),
    ],
  },
  {
    type: 'NOTE',
    category: 'robot-vacuums',
    section: 'home',
    author: 'ทาสแมวเบอร์หนึ่ง',
    daysAgo: 5.8,
    title: [
      'แมวนั่งหุ่นยนต์ได้ แต่ลูกบอลกระพรวนต้องเก็บเอง',
      'The cat rides the robot; the bell balls are still my job',
      'Kucing boleh naik robot, bola loncengnya tetap tugasku',
    ],
    summary: [
      'เลี้ยงแมวส้มหนึ่งตัวกับหุ่นยนต์หนึ่งตัว ใครก่อเรื่องมากกว่ากันยังตัดสินไม่ได้',
      'One ginger cat, one robot. Who causes more trouble is still undecided.',
      'Satu kucing oranye, satu robot. Siapa yang lebih bikin repot belum bisa diputuskan.',
    ],
    keywords: [
      ['หุ่นยนต์ดูดฝุ่น', 'robot vacuum', 'robot vacuum'],
      ['บ้านมีแมว', 'homes with cats', 'rumah berkucing'],
      ['เล่าประสบการณ์', 'my experience', 'pengalaman'],
    ],
    body: [
      p(
        'คืนแรกส้มวิ่งขึ้นตู้เย็น คืนที่สามลงมาดม คืนที่ห้าขึ้นไปนั่งแล้วไม่ยอมลง หุ่นยนต์หนักขึ้นสี่กิโลแต่ยังเดินได้ แค่เลี้ยวช้าลง',
        'Night one he was on top of the fridge. Night three he sniffed it. Night five he sat on it and wouldn’t get off. The robot was four kilos heavier and merely turned more slowly.',
        'Malam pertama dia lari ke atas kulkas. Malam ketiga mengendus. Malam kelima naik dan tak mau turun. Robotnya jadi empat kilo lebih berat, cuma beloknya melambat.',
      ),
      p(
        'ลูกบอลกระพรวนลูกเล็กคือศัตรู มันกลิ้งเข้าไปพอดีช่องดูดแล้วร้องลั่นตอนตีสอง ฉันเลยตั้งเวลาใหม่เป็นสิบโมงเช้าตอนทุกคนตื่น',
        'Small bell balls are the enemy: one fits the intake exactly and rings at two in the morning. The schedule is now ten a.m., when we are all awake.',
        'Bola lonceng kecil musuhnya: pas masuk lubang hisap dan berbunyi jam dua pagi. Jadwalnya kupindah ke jam sepuluh, saat semua sudah bangun.',
      ),
      h('สิ่งที่ช่วยจริง', 'What really helped', 'Yang benar-benar membantu'),
      list(
        ['กล่องของเล่นมีฝา', 'A toy box with a lid', 'Kotak mainan bertutup'],
        [
          'แผ่นรองกระบะทรายแบบร่องลึก',
          'A deep-groove mat under the litter tray',
          'Alas kotak pasir beralur dalam',
        ],
        ['เทถังฝุ่นทุกวัน ไม่รอเต็ม', 'Emptying the bin daily', 'Kosongkan tempat debu tiap hari'],
      ),
    ],
  },
  {
    type: 'NOTE',
    category: 'office-chairs',
    section: 'home',
    author: 'กาแฟกับคีย์บอร์ด',
    daysAgo: 52.9,
    title: [
      'เก้าอี้ใหม่ทำให้ปวดหลังกว่าเดิม จนปรับสองอย่างนี้',
      'My new chair hurt more than the old one until I moved two things',
      'Kursi baruku malah bikin pegal, sampai dua hal ini kuubah',
    ],
    summary: [
      'สามวันแรกเกือบส่งคืน ปัญหาคือความสูงที่วางแขนกับขอบเบาะ ไม่ใช่เก้าอี้',
      'I nearly sent it back in three days. It was the armrest height and the seat edge, not the chair.',
      'Tiga hari pertama hampir kukembalikan. Masalahnya tinggi sandaran tangan dan tepi dudukan, bukan kursinya.',
    ],
    keywords: [
      ['เก้าอี้ทำงาน', 'office chair', 'kursi kerja'],
      ['ปวดหลัง', 'back pain', 'nyeri punggung'],
      ['โต๊ะทำงาน', 'desk setup', 'meja kerja'],
    ],
    body: [
      p(
        'ผมปรับตามรูปในคู่มือ แต่โต๊ะที่บ้านสูงกว่าในรูป ไหล่เลยยกทั้งวันโดยไม่รู้ตัว',
        'I set it up like the drawing in the manual, but my desk is higher than theirs, so my shoulders were raised all day without my noticing.',
        'Kuatur seperti gambar di buku petunjuk, padahal mejaku lebih tinggi, jadi bahuku terangkat seharian tanpa sadar.',
      ),
      list(
        [
          'ลดที่วางแขนลงจนข้อศอกแค่แตะเบา ๆ ไม่ถูกดันขึ้น',
          'Armrests lowered until the elbows barely touch',
          'Sandaran tangan diturunkan sampai siku hanya menyentuh ringan',
        ],
        [
          'เลื่อนเบาะให้เหลือช่องสามนิ้วมือระหว่างขอบเบาะกับหลังเข่า',
          'Seat moved so three fingers fit behind the knee',
          'Dudukan digeser sampai ada jarak tiga jari di belakang lutut',
        ],
      ),
      p(
        'วันที่สี่หายปวด แต่เท้าลอยนิด ๆ เลยเอากล่องรองเท้ามาวางรองไปก่อน ยังไม่ได้ซื้อที่พักเท้า และอาจไม่ต้องซื้อ',
        'By day four the pain was gone. My feet floated a little, so a shoebox went under them. I haven’t bought a footrest and may never need to.',
        'Hari keempat pegalnya hilang. Kaki agak menggantung, jadi kuganjal kotak sepatu. Belum beli pijakan kaki, mungkin tak perlu.',
      ),
    ],
  },
];
