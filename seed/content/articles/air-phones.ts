import type { Subject } from './subject.ts';

export const AIR_PHONES: readonly Subject[] = [
  {
    category: 'air-purifiers',
    section: 'home',
    kind: 'air-purifier',
    name: ['เครื่องฟอกอากาศ', 'air purifiers', 'air purifier'],
    keywords: [
      ['PM2.5', 'PM2.5', 'PM2.5'],
      ['เครื่องฟอกอากาศ', 'air purifier', 'air purifier'],
      ['ภูมิแพ้', 'allergy', 'alergi'],
    ],
    choose: [
      {
        heading: ['ค่า CADR กับขนาดห้อง', 'CADR against room size', 'CADR dan luas ruangan'],
        body: [
          'เอาพื้นที่ห้องคูณความสูงแล้วคูณห้า จะได้ค่า CADR ที่ควรมีต่อชั่วโมง ห้องนอน 15 ตารางเมตรจึงต้องการราว 190 ลูกบาศก์เมตรต่อชั่วโมง',
          'Floor area times height times five is the clean air per hour you need: about 190 m³/h for a 15 m² bedroom.',
          'Luas kali tinggi ruangan kali lima adalah udara bersih per jam yang dibutuhkan: sekitar 190 m³/jam untuk kamar 15 m².',
        ],
      },
      {
        heading: ['ไส้กรอง HEPA แท้', 'A true HEPA filter', 'Filter HEPA asli'],
        body: [
          'ดูคำว่า H13 หรือสูงกว่า คำว่า “HEPA type” มักกรองฝุ่นละเอียดได้น้อยกว่ามาก',
          'Look for H13 or better; “HEPA type” usually catches far less fine dust.',
          'Cari tulisan H13 ke atas; “HEPA type” biasanya menyaring jauh lebih sedikit debu halus.',
        ],
      },
      {
        heading: ['ค่าไส้กรองต่อปี', 'What filters cost a year', 'Biaya filter per tahun'],
        body: [
          'เครื่องถูกแต่ไส้กรองแพงทำให้จ่ายมากกว่าในปีที่สอง เช็กราคาอะไหล่แท้และอายุใช้งานก่อนเสมอ',
          'A cheap machine with dear filters costs more by the second year. Check the price and life of genuine ones first.',
          'Mesin murah dengan filter mahal jadi lebih boros di tahun kedua. Cek dulu harga dan umur filter asli.',
        ],
      },
      {
        heading: ['เสียงในโหมดกลางคืน', 'Noise at night', 'Suara saat malam'],
        body: [
          'ต่ำกว่า 30 เดซิเบลคือหลับสบาย และควรปิดไฟหน้าจอได้ ไม่งั้นห้องจะสว่างทั้งคืน',
          'Below 30 dB you will sleep well, and the display should switch off or the room stays lit all night.',
          'Di bawah 30 dB tidur tetap nyenyak, dan layarnya harus bisa dimatikan agar kamar tidak terang semalaman.',
        ],
      },
    ],
    care: [
      {
        heading: ['วางห่างผนัง 20 เซนติเมตร', 'Keep 20 cm from the wall', 'Beri jarak 20 cm dari dinding'],
        body: [
          'ช่องดูดลมที่โดนผนังบังทำให้อากาศหมุนเวียนไม่ดี เครื่องจะเร่งแรงโดยไม่จำเป็น',
          'A blocked intake keeps air from circulating, and the machine works harder than it must.',
          'Saluran masuk yang tertutup menghambat sirkulasi dan membuat mesin bekerja lebih keras dari perlunya.',
        ],
      },
      {
        heading: [
          'ดูดฝุ่นแผ่นกรองหยาบทุกสองสัปดาห์',
          'Vacuum the pre-filter fortnightly',
          'Sedot pre-filter dua minggu sekali',
        ],
        body: [
          'แค่เอาเครื่องดูดฝุ่นดูดตะแกรงด้านนอก ไส้กรอง HEPA จะอยู่ได้นานขึ้นหลายเดือน',
          'Just vacuum the outer mesh: the HEPA filter will last months longer.',
          'Cukup sedot jaring luarnya, filter HEPA akan bertahan beberapa bulan lebih lama.',
        ],
      },
      {
        heading: ['เปิดทิ้งไว้ดีกว่าเปิด ๆ ปิด ๆ', 'Leave it on', 'Biarkan tetap menyala'],
        body: [
          'โหมดอัตโนมัติกินไฟวันละไม่กี่บาท แต่ถ้าปิดทั้งวันแล้วเร่งตอนกลางคืน ฝุ่นจะใช้เวลาลดนานกว่า',
          'Auto mode costs a few baht a day; switching it off all day means the dust takes longer to clear at night.',
          'Mode otomatis hanya memakan sedikit listrik; kalau dimatikan seharian, debu lebih lama turun di malam hari.',
        ],
      },
    ],
    likes: [
      ['ตื่นมาแล้วจมูกไม่ตันเหมือนก่อน', 'I wake up without a blocked nose', 'bangun tidur hidung tidak mampet lagi'],
      [
        'ไฟบอกค่าฝุ่นทำให้รู้ว่าควรปิดหน้าต่างตอนไหน',
        'the dust light tells me when to close the windows',
        'lampu indikator memberi tahu kapan harus menutup jendela',
      ],
    ],
    dislike: [
      'ไส้กรองแท้ราคาแรงกว่าที่คิด',
      'genuine filters cost more than I thought',
      'filter aslinya lebih mahal dari perkiraan',
    ],
  },
  {
    category: 'budget-phones',
    section: 'tech',
    kind: 'phone',
    name: ['มือถือราคาประหยัด', 'budget phones', 'HP murah'],
    keywords: [
      ['มือถือ', 'smartphone', 'HP'],
      ['ไม่เกินหมื่น', 'under 10,000 baht', 'harga terjangkau'],
      ['5G', '5G', '5G'],
    ],
    choose: [
      {
        heading: ['แรมและความจุ', 'Memory and storage', 'RAM dan penyimpanan'],
        body: [
          'ปีนี้แรม 6GB คือขั้นต่ำที่ใช้ลื่น และความจุ 128GB จะเต็มช้ากว่าถ้าถ่ายวิดีโอบ่อย ถ้าใส่การ์ดเพิ่มได้ยิ่งดี',
          'These days 6 GB of RAM is the least that stays smooth, and 128 GB fills slower if you film a lot. A card slot is a bonus.',
          'Sekarang RAM 6GB adalah batas minimal agar lancar, dan 128GB lebih lega kalau sering merekam video. Slot kartu jadi nilai tambah.',
        ],
      },
      {
        heading: ['จอที่มองกลางแดดได้', 'A screen you can read outdoors', 'Layar yang terbaca di luar'],
        body: [
          'ความสว่างสูงสุดตั้งแต่ 800 นิตขึ้นไปจะสู้แดดไทยไหว และ 90Hz ขึ้นไปเลื่อนฟีดนุ่มตากว่า',
          'From 800 nits it copes with tropical sun, and 90 Hz or more makes scrolling easier on the eyes.',
          'Mulai 800 nit layar masih terbaca di bawah terik, dan 90Hz ke atas membuat scrolling lebih nyaman.',
        ],
      },
      {
        heading: ['อัปเดตกี่ปี', 'Years of updates', 'Berapa tahun pembaruan'],
        body: [
          'เลือกรุ่นที่รับประกันอัปเดตความปลอดภัยอย่างน้อยสามปี เพราะแอปธนาคารจะเลิกรองรับระบบเก่า',
          'Choose one with at least three years of security updates: banking apps drop old systems.',
          'Pilih yang menjamin pembaruan keamanan minimal tiga tahun, karena aplikasi bank berhenti mendukung sistem lama.',
        ],
      },
      {
        heading: ['ศูนย์บริการใกล้บ้าน', 'Service near you', 'Servis terdekat'],
        body: [
          'เครื่องศูนย์ไทยเคลมง่ายกว่าเครื่องหิ้ว ดูคำว่า “ประกันศูนย์ไทย” ในชื่อสินค้าและถามร้านก่อนกดซื้อ',
          'Official imports are easier to claim than grey ones. Look for the local warranty in the title and ask before buying.',
          'Unit resmi lebih mudah diklaim daripada unit BM. Cari keterangan garansi resmi dan tanyakan sebelum membeli.',
        ],
      },
    ],
    care: [
      {
        heading: [
          'ชาร์จระหว่าง 20 ถึง 80 เปอร์เซ็นต์',
          'Charge between 20 and 80 percent',
          'Isi daya antara 20 dan 80 persen',
        ],
        body: [
          'แบตจะเสื่อมช้าลงอย่างเห็นได้ชัดในปีที่สอง หลายรุ่นมีปุ่มจำกัดการชาร์จให้เปิดใช้ได้เลย',
          'By the second year the battery is clearly healthier; many phones have a switch that limits charging.',
          'Di tahun kedua baterai jelas lebih sehat; banyak HP punya opsi pembatas pengisian.',
        ],
      },
      {
        heading: [
          'ติดฟิล์มและใส่เคสตั้งแต่วันแรก',
          'Film and case from day one',
          'Antigores dan case sejak hari pertama',
        ],
        body: [
          'ค่าเปลี่ยนจอของมือถือราคาประหยัดมักแพงเกินครึ่งเครื่อง ฟิล์มกระจกหลักร้อยคุ้มที่สุด',
          'A new screen often costs more than half a budget phone; a cheap glass film is the best money you spend.',
          'Ganti layar HP murah sering lebih dari setengah harga HP; antigores kaca adalah pengeluaran paling hemat.',
        ],
      },
      {
        heading: ['ล้างแคชเดือนละครั้ง', 'Clear caches monthly', 'Bersihkan cache tiap bulan'],
        body: [
          'แอปโซเชียลกินพื้นที่หลายกิกะไบต์ ล้างแคชแล้วเครื่องจะกลับมาลื่นโดยไม่ต้องลบรูป',
          'Social apps hoard gigabytes; clearing their caches brings the speed back without deleting photos.',
          'Aplikasi sosial menumpuk bergiga-giga cache; setelah dibersihkan HP kembali lancar tanpa menghapus foto.',
        ],
      },
    ],
    likes: [
      [
        'แบตอยู่ได้ทั้งวันแม้เปิดแผนที่ตลอดทาง',
        'the battery lasts a day even with maps running',
        'baterai tahan seharian walau peta menyala terus',
      ],
      [
        'จอ 120Hz ในราคานี้ถือว่าเกินคาด',
        'a 120 Hz screen at this price is a surprise',
        'layar 120Hz di harga ini di luar dugaan',
      ],
    ],
    dislike: ['กล้องกลางคืนยังมีเม็ดสีรบกวน', 'night photos are still grainy', 'foto malam masih banyak noise'],
  },
];
