import type { Subject } from './subject.ts';

export const BEAUTY_SUBJECTS: readonly Subject[] = [
  {
    category: 'serums',
    section: 'beauty',
    kind: 'serum',
    consumable: true,
    name: ['เซรั่มบำรุงผิว', 'face serums', 'serum wajah'],
    keywords: [
      ['เซรั่ม', 'serum', 'serum'],
      ['วิตามินซี', 'vitamin C', 'vitamin C'],
      ['ผิวแพ้ง่าย', 'sensitive skin', 'kulit sensitif'],
    ],
    choose: [
      {
        heading: ['เริ่มจากปัญหาผิวข้อเดียว', 'Start with one concern', 'Mulai dari satu masalah kulit'],
        body: [
          'จุดด่างดำเลือกวิตามินซี ผิวมันรูขุมขนกว้างเลือกไนอะซินาไมด์ ผิวแห้งเลือกไฮยา อย่าใช้ทุกตัวพร้อมกันในเดือนแรก',
          'Vitamin C for dark spots, niacinamide for oil and pores, hyaluronic acid for dryness. Not all at once in the first month.',
          'Vitamin C untuk noda, niacinamide untuk minyak dan pori, hyaluronic untuk kering. Jangan semuanya sekaligus di bulan pertama.',
        ],
      },
      {
        heading: ['ความเข้มข้นที่ผิวรับไหว', 'A strength your skin takes', 'Konsentrasi yang sanggup diterima'],
        body: [
          'วิตามินซี 10 เปอร์เซ็นต์พอสำหรับมือใหม่ เรตินอลเริ่มที่ 0.1–0.3 แล้วค่อยขยับเมื่อผิวไม่ลอก',
          'Ten percent vitamin C is enough to begin; start retinol at 0.1 to 0.3 and go up once nothing peels.',
          'Vitamin C 10 persen cukup untuk pemula; retinol mulai 0,1–0,3 lalu naik bila kulit tidak mengelupas.',
        ],
      },
      {
        heading: ['ขวดและหัวหยด', 'Bottle and dropper', 'Botol dan pipet'],
        body: [
          'ขวดทึบแสงและหัวปั๊มสุญญากาศช่วยให้วิตามินซีไม่เหลืองเร็ว ขวดใสสวยแต่เสื่อมไว',
          'Opaque bottles and airless pumps keep vitamin C from yellowing; clear glass is pretty but short-lived.',
          'Botol gelap dan pompa airless menjaga vitamin C tidak cepat menguning; botol bening cantik tetapi cepat rusak.',
        ],
      },
      {
        heading: ['เลข อย. และวันหมดอายุ', 'Registration and expiry', 'Nomor BPOM dan kedaluwarsa'],
        body: [
          'ตรวจเลขจดแจ้งบนเว็บ อย. ก่อนซื้อ และเลือกร้านทางการเมื่อราคาถูกผิดปกติ',
          'Check the registration number online, and choose the official shop when a price looks too good.',
          'Cek nomor registrasi secara online, dan pilih toko resmi bila harganya terlalu murah.',
        ],
      },
    ],
    care: [
      {
        heading: ['ทดสอบที่ท้องแขน 24 ชั่วโมง', 'Patch-test for 24 hours', 'Uji di lengan 24 jam'],
        body: [
          'แต้มนิดเดียวที่ท้องแขนแล้วรอหนึ่งวัน ถ้าไม่แดงหรือคันค่อยใช้กับหน้า',
          'A drop on the inner arm, one day of waiting: no redness, no itch, then the face.',
          'Satu tetes di lengan dalam, tunggu sehari: kalau tidak merah atau gatal baru ke wajah.',
        ],
      },
      {
        heading: ['ทาตอนผิวยังหมาด', 'Apply on damp skin', 'Oles saat kulit masih lembap'],
        body: [
          'สามถึงสี่หยดบนผิวหมาดซึมดีกว่าทาเยอะบนผิวแห้ง แล้วล็อกด้วยครีมทับอีกชั้น',
          'Three or four drops on damp skin sink in better than more on dry; seal with a cream.',
          'Tiga sampai empat tetes di kulit lembap lebih meresap; kunci dengan krim setelahnya.',
        ],
      },
      {
        heading: ['กันแดดทุกเช้า', 'Sunscreen every morning', 'Sunscreen setiap pagi'],
        body: [
          'เซรั่มผลัดผิวทุกชนิดทำให้ผิวไวแดด ถ้าไม่ทากันแดดรอยจะเข้มกว่าเดิม',
          'Every exfoliating serum makes skin sun-sensitive; without sunscreen, spots come back darker.',
          'Semua serum eksfoliasi membuat kulit peka matahari; tanpa sunscreen noda malah makin gelap.',
        ],
      },
    ],
    likes: [
      [
        'สองสัปดาห์แล้วหน้าดูสว่างขึ้นแบบคนทัก',
        'after two weeks people noticed the glow',
        'dua minggu wajah tampak lebih cerah sampai ditegur teman',
      ],
      ['เนื้อบางไม่เหนียวแม้อากาศร้อน', 'it stays light even in the heat', 'teksturnya ringan walau cuaca panas'],
    ],
    dislike: ['หัวหยดควบคุมยาก หยดเกินบ่อย', 'the dropper is hard to control', 'pipetnya susah dikontrol'],
  },
  {
    category: 'sunscreens',
    section: 'beauty',
    kind: 'sunscreen',
    consumable: true,
    name: ['ครีมกันแดด', 'sunscreens', 'sunscreen'],
    keywords: [
      ['กันแดด', 'sunscreen', 'sunscreen'],
      ['SPF50', 'SPF50', 'SPF50'],
      ['ผิวมัน', 'oily skin', 'kulit berminyak'],
    ],
    choose: [
      {
        heading: [
          'SPF และ PA ที่พอสำหรับเมืองไทย',
          'Enough SPF and PA for the tropics',
          'SPF dan PA untuk daerah tropis',
        ],
        body: [
          'ใช้ประจำวันเลือก SPF30 PA+++ ขึ้นไป ถ้าออกแดดทั้งวันหรือไปทะเลให้ SPF50 PA++++',
          'Every day SPF30 PA+++ or more; for a day outdoors or at sea SPF50 PA++++.',
          'Harian minimal SPF30 PA+++; seharian di luar atau ke pantai SPF50 PA++++.',
        ],
      },
      {
        heading: ['เนื้อเจล น้ำนม หรือครีม', 'Gel, milk or cream', 'Gel, milk, atau krim'],
        body: [
          'ผิวมันชอบเจลหรือน้ำนม ผิวแห้งชอบครีม ถ้าแต่งหน้าต่อให้เลือกที่ไม่ดันรองพื้นเป็นคราบ',
          'Oily skin likes gels and milks, dry skin creams; under makeup choose one that does not pill.',
          'Kulit berminyak cocok gel atau milk, kulit kering cocok krim; di bawah makeup pilih yang tidak menggumpal.',
        ],
      },
      {
        heading: ['กันน้ำกันเหงื่อ', 'Water resistance', 'Tahan air dan keringat'],
        body: [
          'คำว่า water resistant ทนได้ราว 40 นาที และ very water resistant 80 นาที หลังจากนั้นต้องทาซ้ำ',
          'Water resistant means about 40 minutes, very water resistant 80; then you reapply.',
          'Water resistant berarti sekitar 40 menit, very water resistant 80 menit; setelah itu oles ulang.',
        ],
      },
      {
        heading: ['ปริมาณต่อราคา', 'Price per millilitre', 'Harga per mililiter'],
        body: [
          'ทาหน้าและคอให้พอใช้ราวสองข้อนิ้วต่อครั้ง หลอด 50 มล. จึงอยู่ได้เดือนเดียว คิดราคาต่อมิลลิลิตรจะเห็นความคุ้ม',
          'Two finger-lengths a time empties 50 ml in a month, so compare prices by the millilitre.',
          'Dua ruas jari sekali pakai menghabiskan 50 ml dalam sebulan, jadi bandingkan harga per mililiter.',
        ],
      },
    ],
    care: [
      {
        heading: [
          'ทาก่อนออกจากบ้าน 15 นาที',
          'Fifteen minutes before going out',
          'Lima belas menit sebelum keluar',
        ],
        body: [
          'ให้ฟิล์มกันแดดเซ็ตตัวก่อนเจอเหงื่อ แล้วค่อยลงแป้งหรือคุชชั่น',
          'Let the film set before you sweat, then powder or cushion.',
          'Biarkan lapisannya menyatu sebelum berkeringat, baru bedak atau cushion.',
        ],
      },
      {
        heading: [
          'ทาซ้ำทุกสองชั่วโมงเมื่ออยู่กลางแจ้ง',
          'Reapply every two hours outdoors',
          'Oles ulang tiap dua jam di luar',
        ],
        body: [
          'สเปรย์หรือสติ๊กช่วยให้เติมทับเมคอัพได้ แต่ชั้นแรกควรเป็นเนื้อครีมเสมอ',
          'Sprays and sticks go over makeup, but the first layer should be a cream.',
          'Spray atau stick praktis di atas makeup, tetapi lapisan pertama sebaiknya krim.',
        ],
      },
      {
        heading: ['ล้างออกให้หมดตอนเย็น', 'Wash it all off at night', 'Bersihkan tuntas di malam hari'],
        body: [
          'กันแดดกันน้ำต้องใช้คลีนซิ่งก่อนโฟม ไม่งั้นจะอุดตันเป็นสิวผด',
          'Water-resistant ones need a cleanser before the foam, or pores clog.',
          'Yang tahan air perlu cleansing sebelum facial foam agar pori tidak tersumbat.',
        ],
      },
    ],
    likes: [
      [
        'ไม่วอกและคุมมันได้ถึงบ่าย',
        'no white cast and matte until afternoon',
        'tanpa white cast dan tidak berminyak sampai sore',
      ],
      [
        'ทาแล้วแต่งหน้าต่อได้เลยไม่เป็นขุย',
        'makeup goes straight on without pilling',
        'langsung bisa makeup tanpa menggumpal',
      ],
    ],
    dislike: [
      'ถ้าทาใกล้ตาเกินไปจะแสบนิด ๆ',
      'it stings a little near the eyes',
      'agak perih kalau terlalu dekat mata',
    ],
  },
];
