import { h, list, offers, type Piece, p, table } from './piece.ts';

export const PHONE_PIECES: readonly Piece[] = [
  {
    type: 'ARTICLE',
    category: 'power-banks',
    section: 'tech',
    author: 'เต้ วันอังคาร',
    daysAgo: 1.1,
    title: [
      'พาวเวอร์แบงก์ 20000mAh ขึ้นเครื่องได้ไหม คิดเลขให้ดูทีละบรรทัด',
      'Can a 20000mAh power bank fly? The sum, line by line',
      'Power bank 20000mAh boleh naik pesawat? Ini hitungannya',
    ],
    summary: [
      'สายการบินนับเป็นวัตต์ชั่วโมง ไม่ใช่มิลลิแอมป์ คูณเลขบนกล่องแล้วเทียบเส้น 100 Wh ได้เลย',
      'Airlines count watt-hours, not milliamps. Multiply the number on the box and compare it with the 100 Wh line.',
      'Maskapai menghitung watt-jam, bukan miliamp. Kalikan angka di kotak lalu bandingkan dengan batas 100 Wh.',
    ],
    keywords: [
      ['พาวเวอร์แบงก์', 'power bank', 'power bank'],
      ['พกขึ้นเครื่อง', 'flying', 'naik pesawat'],
      ['แบตสำรอง', 'portable charger', 'baterai cadangan'],
    ],
    body: [
      p(
        'เซลล์ลิเทียมในพาวเวอร์แบงก์มีแรงดันราว 3.7 โวลต์ เอาความจุคูณแรงดันแล้วหารพัน ได้หน่วย Wh ที่เจ้าหน้าที่มองหา',
        'The lithium cells inside run at about 3.7 volts. Capacity times voltage, divided by a thousand, gives the Wh figure that security looks for.',
        'Sel litium di dalamnya bertegangan sekitar 3,7 volt. Kapasitas kali tegangan dibagi seribu menghasilkan Wh yang dicari petugas.',
      ),
      table(
        [
          ['ความจุ', 'Capacity', 'Kapasitas'],
          'Wh',
          ['กติกาทั่วไปของสายการบิน', 'Usual airline rule', 'Aturan umum maskapai'],
        ],
        ['5000mAh', '18.5', ['พกขึ้นได้', 'cabin, fine', 'kabin, boleh']],
        ['10000mAh', '37', ['พกขึ้นได้', 'cabin, fine', 'kabin, boleh']],
        ['20000mAh', '74', ['พกขึ้นได้', 'cabin, fine', 'kabin, boleh']],
        ['25000mAh', '92.5', ['พกขึ้นได้ แต่ใกล้เส้น', 'cabin, near the line', 'kabin, mendekati batas']],
        ['30000mAh', '111', ['ต้องขออนุญาตก่อน', 'ask the airline first', 'minta izin dulu']],
      ),
      p(
        'ทุกขนาดห้ามโหลดใต้เครื่อง และหลายสายการบินไม่ให้เสียบชาร์จระหว่างบินแล้ว กติกาต่างกันได้ ให้ดูหน้าของสายการบินที่บินจริงก่อนออกจากบ้าน',
        'No size may go into checked bags, and many airlines no longer allow charging in flight. Rules differ, so look at your own airline’s page before you leave.',
        'Semua ukuran dilarang masuk bagasi, dan banyak maskapai tak lagi mengizinkan pengisian saat terbang. Aturannya bisa berbeda, cek halaman maskapaimu sebelum berangkat.',
      ),
      h('ตัวเลขต้องอ่านได้', 'The number must be legible', 'Angkanya harus terbaca'),
      p(
        'ถ้าความจุบนตัวเครื่องลอกจนอ่านไม่ออก เจ้าหน้าที่มีสิทธิ์ไม่ให้ผ่าน ถ่ายรูปฉลากไว้ไม่ช่วย เลือกรุ่นที่พิมพ์หรือสลักบนตัวเครื่อง',
        'If the capacity has worn off, you can be turned away, and a photo of the label doesn’t help. Choose one with the figure printed or engraved on the body.',
        'Kalau angka kapasitasnya pudar, kamu bisa ditolak, dan foto label tidak membantu. Pilih yang angkanya dicetak atau digrafir di badan.',
      ),
      offers('power-banks', 4),
    ],
  },
  {
    type: 'ARTICLE',
    category: 'chargers',
    section: 'tech',
    author: 'เต้ วันอังคาร',
    daysAgo: 22.6,
    title: [
      'หัวชาร์จ 65W ก้อนเดียวเลี้ยงทั้งโต๊ะได้แค่ไหน',
      'How far one 65W charger goes on a crowded desk',
      'Seberapa jauh satu charger 65W menghidupi meja kerja',
    ],
    summary: [
      'วัตต์บนกล่องคือตอนเสียบช่องเดียว พอเสียบสองช่องมันแบ่งกัน ดูตารางก่อนทิ้งหัวเก่า',
      'The wattage on the box is for one port. Plug in two and they share. See the table before you throw the old ones away.',
      'Watt di kotak berlaku untuk satu port. Kalau dua dipakai, dayanya dibagi. Lihat tabel sebelum membuang charger lama.',
    ],
    keywords: [
      ['หัวชาร์จเร็ว', 'fast charger', 'charger GaN'],
      ['หัวชาร์จ GaN', 'GaN charger', 'adaptor GaN'],
      ['ชาร์จสองเครื่อง', 'two-port charging', 'cas dua perangkat'],
    ],
    body: [
      table(
        [
          ['อุปกรณ์', 'Device', 'Perangkat'],
          ['ต้องการราว', 'Needs about', 'Butuh sekitar'],
          ['เสียบร่วมกับอีกเครื่อง', 'Sharing a charger', 'Saat berbagi'],
        ],
        [['หูฟัง นาฬิกา', 'Earbuds, watch', 'TWS, jam'], '5W', ['ไม่รู้สึก', 'no difference', 'tidak terasa']],
        [
          ['มือถือทั่วไป', 'Most phones', 'Kebanyakan HP'],
          '20–30W',
          ['ช้าลงเล็กน้อย', 'slightly slower', 'sedikit lebih lambat'],
        ],
        [['แท็บเล็ต', 'Tablet', 'Tablet'], '30–45W', ['ช้าลง', 'slower', 'lebih lambat']],
        [
          ['โน้ตบุ๊กบางเบา', 'Thin laptop', 'Laptop tipis'],
          '45–65W',
          ['ชาร์จได้ตอนไม่เล่นหนัก', 'only when idle', 'hanya saat ringan'],
        ],
      ),
      h('อ่านตัวหนังสือเล็กข้างหัวชาร์จ', 'Read the small print', 'Baca tulisan kecilnya'),
      p(
        'บรรทัดที่ขึ้นต้นด้วย C1+C2 บอกว่าเมื่อเสียบสองช่อง แต่ละช่องเหลือกี่วัตต์ หัว 65W มักเหลือ 45 กับ 20 ซึ่งพอดีโน้ตบุ๊กกับมือถือ ถ้าต้องเสียบโน้ตบุ๊กสองเครื่องควรขยับไป 100W',
        'The line that begins C1+C2 tells what each port gives when both are used. A 65W one often leaves 45 and 20, which suits a laptop and a phone. Two laptops call for 100W.',
        'Baris yang diawali C1+C2 menunjukkan sisa daya tiap port saat dipakai bersamaan. Charger 65W sering menjadi 45 dan 20, pas untuk laptop dan HP. Dua laptop sebaiknya 100W.',
      ),
      p(
        'สายสำคัญพอกัน สาย USB-C ทั่วไปรองรับ 60W สายที่รับ 100W ขึ้นไปจะเขียนไว้ที่หัวสาย ถ้าไม่เขียนให้ถือว่า 60W',
        'The cable matters as much. A plain USB-C cable carries 60W; those for 100W or more say so on the plug. If it says nothing, assume 60W.',
        'Kabel sama pentingnya. Kabel USB-C biasa sanggup 60W; yang 100W ke atas tertulis di kepalanya. Kalau tak ada tulisan, anggap 60W.',
      ),
      offers('chargers', 4),
    ],
  },
  {
    type: 'ARTICLE',
    category: 'budget-phones',
    section: 'tech',
    author: 'แม่ปุ้ย บ้านสามคน',
    daysAgo: 14.8,
    title: [
      'มือถือเครื่องแรกของลูก ตั้งค่าอะไรก่อนยื่นให้',
      'A child’s first phone: settings to change before you hand it over',
      'HP pertama anak: atur ini dulu sebelum diserahkan',
    ],
    summary: [
      'เลือกเครื่องแค่สิบนาที แต่ตั้งค่าควรใช้เวลาหนึ่งชั่วโมง ทำตามเช็กลิสต์นี้คืนก่อนวันให้',
      'Choosing takes ten minutes; the settings deserve an hour. Work through this list the night before.',
      'Memilihnya sepuluh menit, mengaturnya pantas satu jam. Ikuti daftar ini malam sebelum diberikan.',
    ],
    keywords: [
      ['มือถือ', 'budget phone', 'HP murah'],
      ['มือถือเด็ก', 'kids’ phone', 'HP anak'],
      ['ผู้ปกครอง', 'parents', 'orang tua'],
    ],
    body: [
      p(
        'เครื่องแรกมักตก จม หรือหาย จึงไม่ต้องแรง แต่ควรรับอัปเดตความปลอดภัยได้หลายปี และมีความจุ 128GB เพราะวิดีโอจากกลุ่มห้องเรียนกินที่เร็วกว่าเกม',
        'A first phone is dropped, drowned or lost, so it need not be fast. It should get security updates for years and have 128 GB, because the class group’s videos fill it faster than games.',
        'HP pertama biasanya jatuh, basah, atau hilang, jadi tak perlu kencang. Yang penting pembaruan keamanannya panjang dan memorinya 128GB, karena video grup kelas lebih cepat memenuhi memori daripada gim.',
      ),
      h('คืนก่อนวันให้', 'The night before', 'Malam sebelumnya'),
      list(
        [
          'สร้างบัญชีเด็กภายใต้บัญชีครอบครัว ไม่ใช้บัญชีพ่อแม่',
          'Create a child account under the family group, not yours',
          'Buat akun anak di grup keluarga, bukan akun orang tua',
        ],
        [
          'ตั้งรหัสซื้อแอปทุกครั้ง รวมถึงของในเกม',
          'Require a password for every purchase, also inside games',
          'Wajibkan sandi untuk setiap pembelian, termasuk dalam gim',
        ],
        [
          'ตั้งเวลานอนให้หน้าจอล็อกเองสองทุ่มครึ่ง',
          'Set bedtime so the screen locks itself at half past eight',
          'Atur jam tidur supaya layar terkunci pukul setengah sembilan malam',
        ],
        [
          'เปิดค้นหาเครื่อง แล้วลองหาจากเครื่องคุณจริง ๆ',
          'Turn on device finding and test it from your own phone',
          'Nyalakan pelacak perangkat dan coba dari HP-mu',
        ],
        [
          'บันทึกเบอร์ฉุกเฉินในหน้าจอล็อก',
          'Put emergency numbers on the lock screen',
          'Simpan nomor darurat di layar kunci',
        ],
      ),
      h('กติกาที่เขียนติดตู้เย็น', 'Rules for the fridge door', 'Aturan di pintu kulkas'),
      p(
        'บ้านเราเขียนแค่สามข้อ ไม่พกเข้าห้องนอน ไม่รับเพื่อนที่ไม่เคยเจอ และถ้าเห็นอะไรแปลกให้มาเล่า จะไม่ยึดเครื่อง ข้อสุดท้ายสำคัญที่สุด',
        'Ours has three: not in the bedroom, no friends you haven’t met, and if you see something strange, tell us and we won’t take the phone away. The last one matters most.',
        'Di rumah kami cuma tiga: tidak dibawa ke kamar, tidak menerima teman yang belum pernah ditemui, dan kalau melihat hal aneh ceritakan, HP tak akan disita. Yang terakhir paling penting.',
      ),
      offers('budget-phones', 4),
    ],
  },
  {
    type: 'NOTE',
    category: 'power-banks',
    section: 'tech',
    author: 'นัทชอบของถูก',
    daysAgo: 9.5,
    title: [
      'จดการชาร์จสามสัปดาห์ แล้วรู้ว่าพกก้อนเล็กก็พอ',
      'Three weeks of charging notes say the small one is enough',
      'Tiga minggu mencatat, ternyata yang kecil pun cukup',
    ],
    summary: [
      'พกก้อน 20000mAh มาปีหนึ่งเพราะกลัวแบตหมด พอจดจริงกลับใช้ไม่ถึงครึ่ง',
      'I carried 20000mAh for a year out of fear. When I wrote it down, I used less than half.',
      'Setahun bawa 20000mAh karena takut habis. Begitu dicatat, tak sampai separuh terpakai.',
    ],
    keywords: [
      ['พาวเวอร์แบงก์', 'power bank', 'power bank'],
      ['แบตสำรอง', 'portable charger', 'baterai cadangan'],
      ['เล่าประสบการณ์', 'my experience', 'pengalaman'],
    ],
    body: [
      table(
        [
          ['สัปดาห์', 'Week', 'Minggu'],
          ['หยิบมาใช้', 'Used it', 'Dipakai'],
          ['ชาร์จรวม', 'Charged in all', 'Total mengisi'],
        ],
        ['1', ['4 วัน', '4 days', '4 hari'], '160%'],
        ['2', ['2 วัน', '2 days', '2 hari'], '70%'],
        ['3', ['5 วัน', '5 days', '5 hari'], '210%'],
      ),
      p(
        'วันที่หนักสุดคือวันไปตลาดจตุจักร เปิดแผนที่กับถ่ายรูปทั้งวัน ใช้ไปแค่รอบครึ่ง ก้อน 10000mAh ชาร์จมือถือผมได้เกือบสองรอบอยู่แล้ว',
        'The heaviest day was Chatuchak market, maps and camera all day: one and a half charges. A 10000mAh one gives my phone almost two.',
        'Hari terberat waktu ke pasar Chatuchak, peta dan kamera seharian: satu setengah kali isi. Yang 10000mAh saja hampir dua kali isi HP-ku.',
      ),
      p(
        'ก้อนเล็กเบากว่าเกือบสองขีด ใส่กระเป๋ากางเกงได้ ก้อนใหญ่ยังอยู่ในกระเป๋าเดินทางสำหรับรถไฟกลางคืน',
        'The small one is almost 200 grams lighter and fits a trouser pocket. The big one stays in my suitcase for night trains.',
        'Yang kecil hampir 200 gram lebih ringan dan muat di saku celana. Yang besar tinggal di koper untuk kereta malam.',
      ),
    ],
  },
];
