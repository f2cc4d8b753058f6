import type { Subject } from './subject.ts';

export const LAPTOPS_SHOES: readonly Subject[] = [
  {
    category: 'laptops',
    section: 'tech',
    kind: 'laptop',
    name: ['โน้ตบุ๊ก', 'laptops', 'laptop'],
    keywords: [
      ['โน้ตบุ๊ก', 'laptop', 'laptop'],
      ['นักศึกษา', 'students', 'mahasiswa'],
      ['ทำงานที่บ้าน', 'work from home', 'kerja dari rumah'],
    ],
    choose: [
      {
        heading: ['แรมอย่าต่ำกว่า 16GB', 'No less than 16 GB', 'RAM jangan kurang dari 16GB'],
        body: [
          'เปิดเบราว์เซอร์ยี่สิบแท็บพร้อมประชุมออนไลน์ 8GB จะเริ่มอืด และรุ่นบางเบาส่วนใหญ่เพิ่มแรมทีหลังไม่ได้',
          'Twenty tabs and a video call choke 8 GB, and most thin models cannot be upgraded later.',
          'Dua puluh tab plus rapat online membuat 8GB tersendat, dan kebanyakan laptop tipis tidak bisa ditambah RAM.',
        ],
      },
      {
        heading: ['จอที่มองได้ทั้งวัน', 'A display for the whole day', 'Layar untuk seharian'],
        body: [
          'เลือกจอ IPS หรือ OLED ความสว่าง 300 นิตขึ้นไป สัดส่วน 16:10 เห็นงานเอกสารได้มากกว่า 16:9',
          'IPS or OLED from 300 nits, and 16:10 shows more of a document than 16:9.',
          'Pilih IPS atau OLED minimal 300 nit; rasio 16:10 menampilkan dokumen lebih banyak daripada 16:9.',
        ],
      },
      {
        heading: ['น้ำหนักรวมหัวชาร์จ', 'Weight with the charger', 'Berat termasuk charger'],
        body: [
          'เครื่อง 1.2 กิโลกรัมแต่หัวชาร์จครึ่งกิโลก็หนักพอกัน รุ่นที่ชาร์จ USB-C ใช้หัวเดียวกับมือถือได้',
          'A 1.2 kg machine with a half-kilo brick is heavy after all; USB-C models share your phone’s charger.',
          'Laptop 1,2 kg dengan charger setengah kilo tetap berat; model USB-C bisa berbagi charger dengan HP.',
        ],
      },
      {
        heading: ['ช่องต่อที่ใช้จริง', 'Ports you will use', 'Port yang terpakai'],
        body: [
          'ถ้าต้องพรีเซนต์บ่อยให้มี HDMI ในตัว ดีกว่าลืมอะแดปเตอร์ไว้ที่บ้านวันสำคัญ',
          'If you present often, have HDMI built in rather than an adapter forgotten at home.',
          'Kalau sering presentasi, lebih baik ada HDMI bawaan daripada adaptor yang tertinggal di rumah.',
        ],
      },
    ],
    care: [
      {
        heading: ['อย่าวางบนที่นอน', 'Keep it off the bed', 'Jangan di atas kasur'],
        body: [
          'ผ้านุ่มปิดช่องลมทำให้เครื่องร้อนและพัดลมดัง แผ่นรองแข็ง ๆ สักแผ่นช่วยได้มาก',
          'Soft bedding blocks the vents; a firm board underneath makes a big difference.',
          'Kain lembut menutup ventilasi; alas keras sederhana sangat membantu.',
        ],
      },
      {
        heading: ['ตั้งค่าจำกัดชาร์จ 80 เปอร์เซ็นต์', 'Limit charging to 80 percent', 'Batasi pengisian 80 persen'],
        body: [
          'คนที่เสียบปลั๊กทั้งวันควรเปิดโหมดถนอมแบตในแอปของแบรนด์ แบตจะไม่บวมในปีที่สอง',
          'If it is plugged in all day, turn on the maker’s battery mode, and the cells will not swell in year two.',
          'Kalau dicolok seharian, aktifkan mode perawatan baterai agar tidak menggembung di tahun kedua.',
        ],
      },
      {
        heading: ['เป่าฝุ่นปีละครั้ง', 'Blow the dust out yearly', 'Bersihkan debu setahun sekali'],
        body: [
          'สเปรย์ลมเป่าช่องระบายความร้อนทำให้เครื่องเย็นลงหลายองศา ไม่ต้องเปิดฝาเครื่องก็ได้',
          'Canned air in the vents cools it by several degrees, without opening the case.',
          'Semprotan udara ke ventilasi menurunkan suhu beberapa derajat tanpa membuka casing.',
        ],
      },
    ],
    likes: [
      [
        'ถือไปคาเฟ่ทั้งวันไม่เมื่อยไหล่',
        'a day of café work and no sore shoulder',
        'dibawa ke kafe seharian bahu tidak pegal',
      ],
      [
        'คีย์บอร์ดพิมพ์เงียบ ประชุมไปพิมพ์ไปได้',
        'the keys are quiet enough to type in meetings',
        'keyboard-nya senyap, bisa mengetik sambil rapat',
      ],
    ],
    dislike: [
      'ลำโพงเบาไปหน่อยเวลาดูหนัง',
      'the speakers are weak for films',
      'speakernya kurang kencang untuk nonton',
    ],
  },
  {
    category: 'sneakers',
    section: 'style',
    kind: 'sneakers',
    name: ['รองเท้าผ้าใบ', 'sneakers', 'sneakers'],
    keywords: [
      ['รองเท้าผ้าใบ', 'sneakers', 'sneakers'],
      ['เดินทั้งวัน', 'all-day walking', 'jalan seharian'],
      ['แมตช์ชุด', 'outfits', 'padu padan'],
    ],
    choose: [
      {
        heading: ['วัดเท้าตอนเย็น', 'Measure in the evening', 'Ukur kaki sore hari'],
        body: [
          'เท้าบวมขึ้นตอนเย็นราวครึ่งเบอร์ วัดความยาวเป็นเซนติเมตรแล้วเทียบตารางของร้าน อย่าเดาจากเบอร์เดิม',
          'Feet swell by half a size through the day. Measure in centimetres and use the shop’s chart, not your usual size.',
          'Kaki membesar setengah ukuran di sore hari. Ukur dalam sentimeter dan cocokkan dengan tabel toko, jangan menebak.',
        ],
      },
      {
        heading: ['พื้นรองเท้า', 'The sole', 'Sol sepatu'],
        body: [
          'พื้นยางดอกลึกเกาะถนนเปียกได้ดีกว่าพื้นโฟมล้วน เมืองฝนอย่างบ้านเราควรดูข้อนี้ก่อนความนุ่ม',
          'Deep rubber treads hold on wet streets better than plain foam: in a rainy city look at this before softness.',
          'Sol karet beralur dalam lebih mencengkeram jalan basah daripada busa polos; di kota hujan ini lebih penting dari empuknya.',
        ],
      },
      {
        heading: ['ผ้า ตาข่าย หรือหนัง', 'Canvas, mesh or leather', 'Kanvas, mesh, atau kulit'],
        body: [
          'ตาข่ายระบายอากาศดีที่สุด หนังทำความสะอาดง่าย ผ้าแคนวาสถูกและซักได้ เลือกตามที่ที่คุณเดิน',
          'Mesh breathes best, leather cleans easily, canvas is cheap and washable: choose by where you walk.',
          'Mesh paling adem, kulit mudah dibersihkan, kanvas murah dan bisa dicuci: pilih sesuai tempat Anda berjalan.',
        ],
      },
      {
        heading: ['นโยบายเปลี่ยนไซซ์', 'Exchange policy', 'Kebijakan tukar ukuran'],
        body: [
          'ร้านที่เปลี่ยนไซซ์ฟรีช่วยประหยัดค่าส่งกลับ อ่านให้ชัดว่าลองในบ้านได้หรือไม่ก่อนแกะป้าย',
          'A free exchange saves return postage. Check whether you may try them on indoors before removing tags.',
          'Toko dengan tukar ukuran gratis menghemat ongkir retur. Pastikan boleh dicoba di rumah sebelum label dilepas.',
        ],
      },
    ],
    care: [
      {
        heading: ['ห้ามตากแดดจัด', 'Dry in the shade', 'Jangan jemur di terik'],
        body: [
          'กาวพื้นรองเท้าจะกรอบและสีซีด ยัดกระดาษหนังสือพิมพ์แล้วผึ่งลมในร่มแห้งเร็วพอกัน',
          'Sun makes glue brittle and colours fade. Stuff them with newspaper and let them air: it is just as fast.',
          'Terik membuat lem getas dan warna pudar. Isi koran lalu angin-anginkan, keringnya sama cepat.',
        ],
      },
      {
        heading: ['แปรงคราบตอนแห้ง', 'Brush mud when dry', 'Sikat lumpur saat kering'],
        body: [
          'โคลนเปียกยิ่งเช็ดยิ่งซึม รอแห้งแล้วปัดด้วยแปรงขนนุ่มก่อนค่อยใช้น้ำสบู่อ่อน',
          'Wet mud only smears. Let it dry, brush it off, then use mild soapy water.',
          'Lumpur basah malah meresap. Tunggu kering, sikat, baru gunakan air sabun lembut.',
        ],
      },
      {
        heading: ['สลับสองคู่', 'Rotate two pairs', 'Pakai dua pasang bergantian'],
        body: [
          'โฟมพื้นต้องการเวลาคืนตัวหนึ่งวัน ใส่สลับกันสองคู่จะอยู่ได้นานกว่าใส่คู่เดียวสองเท่าครึ่ง',
          'The foam needs a day to recover; two pairs in turn outlast one pair worn daily by far.',
          'Busa sol butuh sehari untuk pulih; dua pasang bergantian jauh lebih awet daripada satu pasang tiap hari.',
        ],
      },
    ],
    likes: [
      [
        'เดินห้างทั้งวันไม่เจ็บส้นเท้า',
        'a day of shopping and no sore heels',
        'keliling mal seharian tumit tidak sakit',
      ],
      [
        'ใส่กับกระโปรงก็ได้ กางเกงก็ดี',
        'it works with skirts and trousers alike',
        'cocok dipakai dengan rok maupun celana',
      ],
    ],
    dislike: ['สีขาวเลอะง่าย ต้องเช็ดบ่อย', 'white ones need wiping often', 'warna putih gampang kotor'],
  },
];
