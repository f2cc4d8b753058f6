import { h, list, offers, type Piece, p, picture, table } from './piece.ts';

export const AUDIO_CAMERA_PIECES: readonly Piece[] = [
  {
    type: 'ARTICLE',
    category: 'earbuds',
    section: 'tech',
    author: 'เต้ วันอังคาร',
    daysAgo: 3.4,
    title: [
      'ANC, IPX5, LDAC: อ่านกล่องหูฟังไร้สายเป็นภาษาคน',
      'ANC, IPX5, LDAC: the earbud box in plain words',
      'ANC, IPX5, LDAC: membaca kotak TWS dengan bahasa manusia',
    ],
    summary: [
      'ศัพท์สิบคำที่อยู่บนกล่องเกือบทุกใบ คำไหนเปลี่ยนเสียงจริง คำไหนข้ามได้',
      'Ten terms printed on nearly every box: which of them change what you hear and which you can skip.',
      'Sepuluh istilah yang ada di hampir setiap kotak: mana yang terdengar bedanya, mana yang boleh dilewati.',
    ],
    keywords: [
      ['หูฟังไร้สาย', 'wireless earbuds', 'TWS'],
      ['ตัดเสียงรบกวน', 'noise cancelling', 'peredam bising'],
      ['ศัพท์น่ารู้', 'glossary', 'glosarium'],
    ],
    body: [
      table(
        [
          ['คำบนกล่อง', 'On the box', 'Di kotak'],
          ['แปลว่า', 'Means', 'Artinya'],
          ['สำคัญเมื่อ', 'Matters if', 'Penting kalau'],
        ],
        [
          'ANC',
          ['ไมค์ฟังเสียงรอบตัวแล้วสร้างคลื่นสวน', 'mics play the opposite wave', 'mikrofon memutar gelombang lawan'],
          ['นั่งรถไฟฟ้าหรือเครื่องบิน', 'you ride trains or planes', 'naik kereta atau pesawat'],
        ],
        [
          'ENC',
          [
            'ตัดเสียงให้ปลายสาย ไม่ใช่ให้เรา',
            'cleans your voice for the caller',
            'membersihkan suaramu untuk lawan bicara',
          ],
          ['ประชุมนอกบ้าน', 'you call outdoors', 'sering menelepon di luar'],
        ],
        [
          'IPX5',
          [
            'กันน้ำฉีดเบา ๆ และเหงื่อ ห้ามแช่น้ำ',
            'sweat and light jets, not immersion',
            'keringat dan percikan, bukan rendaman',
          ],
          ['ใส่วิ่ง', 'you run', 'dipakai lari'],
        ],
        [
          'SBC / AAC',
          ['วิธีบีบอัดพื้นฐานที่ทุกเครื่องมี', 'the codecs every phone has', 'codec dasar di semua HP'],
          ['ไม่ต้องคิดมาก', 'rarely', 'jarang'],
        ],
        [
          'LDAC / aptX',
          [
            'ส่งข้อมูลได้ละเอียดกว่า ต้องรองรับทั้งสองฝั่ง',
            'finer, if phone and buds both have it',
            'lebih rinci, kedua sisi harus mendukung',
          ],
          ['ฟังไฟล์ความละเอียดสูง', 'you play hi-res files', 'memutar file hi-res'],
        ],
        [
          'Multipoint',
          ['ต่อสองเครื่องพร้อมกัน', 'two devices at once', 'dua perangkat sekaligus'],
          ['สลับโน้ตบุ๊กกับมือถือ', 'you switch laptop and phone', 'gonta-ganti laptop dan HP'],
        ],
        [
          ['โหมดเกม', 'Game mode', 'Mode gim'],
          ['ลดเวลาหน่วงของเสียง', 'shortens the delay', 'memperpendek jeda suara'],
          ['เล่นเกมหรือตัดต่อ', 'you play or edit video', 'main gim atau edit video'],
        ],
      ),
      h('เลขแบตรวมกล่องชาร์จแล้ว', 'Battery figures include the case', 'Angka baterai sudah termasuk kotak'),
      p(
        '“30 ชั่วโมง” คือหูฟังรวมกับการชาร์จจากกล่องหลายรอบ ต่อการใส่หนึ่งครั้งมักอยู่ที่ห้าถึงแปดชั่วโมง และสั้นลงเมื่อเปิด ANC',
        '“30 hours” adds several refills from the case. One wearing is usually five to eight hours, less with ANC on.',
        '“30 jam” sudah termasuk beberapa kali isi ulang dari kotaknya. Sekali pakai biasanya lima sampai delapan jam, berkurang kalau ANC menyala.',
      ),
      p(
        'เรื่องที่ไม่มีบนกล่องแต่ตัดสินทุกอย่างคือจุกยาง ถ้าไม่แน่นพอดีหู เบสหายและ ANC แทบไม่ทำงาน ลองทุกขนาดที่แถมมาก่อนบอกว่าเสียงไม่ดี',
        'The one thing not on the box decides most: the tips. Without a seal the bass goes and ANC hardly works. Try every size supplied before you blame the sound.',
        'Yang tidak tertulis justru paling menentukan: karet telinganya. Kalau tak rapat, bass hilang dan ANC nyaris tak bekerja. Coba semua ukuran sebelum menyalahkan suaranya.',
      ),
      offers('earbuds', 4),
    ],
  },
  {
    type: 'ARTICLE',
    category: 'security-cameras',
    section: 'tech',
    author: 'เต้ วันอังคาร',
    daysAgo: 36.2,
    title: [
      'ติดกล้องหน้าบ้านแล้วเห็นแต่แสงไฟ: หกจุดที่คนพลาด',
      'All your door camera sees is glare: six common slips',
      'CCTV depan rumah cuma menangkap silau: enam kekeliruan',
    ],
    summary: [
      'ความละเอียดสูงไม่ช่วยถ้าติดผิดมุม ไล่ดูหกข้อนี้ก่อนเจาะรูที่สอง',
      'Resolution can’t save a bad angle. Check these six before drilling a second hole.',
      'Resolusi tinggi tak menolong sudut yang salah. Cek enam hal ini sebelum mengebor lubang kedua.',
    ],
    keywords: [
      ['กล้องวงจรปิด', 'security camera', 'CCTV'],
      ['ติดตั้งเอง', 'do it yourself', 'pasang sendiri'],
      ['ข้อผิดพลาด', 'mistakes', 'kekeliruan'],
    ],
    body: [
      list(
        [
          '<strong>หันเข้าหาโคมไฟ</strong> เลนส์จะปรับมืดตามหลอดไฟ ใบหน้าจึงดำ ขยับให้ไฟอยู่ด้านหลังกล้อง',
          '<strong>Facing a lamp.</strong> The lens darkens for the bulb and faces go black. Keep the light behind the camera.',
          '<strong>Menghadap lampu.</strong> Lensa menyesuaikan terang lampu, wajah jadi gelap. Taruh lampu di belakang kamera.',
        ],
        [
          '<strong>สูงเกินสามเมตร</strong> เห็นกลางกระหม่อม ระดับ 2.2–2.5 เมตรเห็นหน้าและยังเอื้อมไม่ถึง',
          '<strong>Above three metres.</strong> You film the tops of heads; 2.2–2.5 m shows faces and is out of reach.',
          '<strong>Di atas tiga meter.</strong> Yang terekam ubun-ubun; 2,2–2,5 m menangkap wajah dan tetap tak terjangkau.',
        ],
        [
          '<strong>ใต้ชายคาสีขาว</strong> อินฟราเรดสะท้อนกลับตอนกลางคืน ภาพจะเป็นหมอก',
          '<strong>Under white eaves.</strong> Infrared bounces back at night and the picture turns to fog.',
          '<strong>Di bawah plafon putih.</strong> Inframerah memantul saat malam, gambar jadi berkabut.',
        ],
        [
          '<strong>ไวไฟหลุดที่รั้ว</strong> ลองเปิดวิดีโอด้วยมือถือตรงจุดติดก่อน ถ้าค้าง กล้องก็ค้าง',
          '<strong>Weak Wi-Fi at the gate.</strong> Play a video on your phone right there; if it stalls, so will the camera.',
          '<strong>Wi-Fi lemah di pagar.</strong> Putar video dari HP tepat di situ; kalau tersendat, kamera juga.',
        ],
        [
          '<strong>ตรวจจับถนนทั้งสาย</strong> ตีกรอบเฉพาะทางเข้า ไม่งั้นจะปิดแจ้งเตือนในสามวัน',
          '<strong>Watching the whole street.</strong> Draw a zone at the entrance or you will mute alerts in three days.',
          '<strong>Memantau seluruh jalan.</strong> Batasi zona di pintu masuk, atau notifikasinya kamu matikan dalam tiga hari.',
        ],
        [
          '<strong>ใช้รหัสเดิมจากกล่อง</strong> เปลี่ยนทันทีและเปิดยืนยันสองขั้น',
          '<strong>Keeping the default password.</strong> Change it at once and turn on two-step sign-in.',
          '<strong>Memakai sandi bawaan.</strong> Ganti segera dan aktifkan verifikasi dua langkah.',
        ],
      ),
      picture(
        'ลองยืนถือกล้องตามจุดก่อนเจาะ แล้วดูภาพในแอป',
        'Hold the camera in place and look at the app before drilling',
        'Pegang kamera di posisinya dan lihat di aplikasi sebelum mengebor',
      ),
      h('ความละเอียดเท่าไรพอ', 'How much resolution', 'Resolusi secukupnya'),
      p(
        'ถ้าต้องการจำหน้าคนที่ระยะสามเมตร 2K เพียงพอ ส่วนป้ายทะเบียนที่ระยะสิบเมตรต้องการ 4K และแสงที่ดี อย่าลืมว่าภาพใหญ่ขึ้นก็กินการ์ดความจำเร็วขึ้น',
        'To recognise a face at three metres 2K will do. A number plate at ten metres wants 4K and good light. Bigger pictures fill the card sooner.',
        'Untuk mengenali wajah di jarak tiga meter, 2K cukup. Pelat nomor di sepuluh meter perlu 4K dan cahaya bagus. Gambar lebih besar juga lebih cepat memenuhi kartu.',
      ),
      p(
        'กล้องควรเห็นเฉพาะพื้นที่ของคุณ หากติดมุมบ้านคนอื่น ใช้ฟังก์ชันปิดบังบางส่วนของภาพ และติดป้ายบอกว่ามีกล้อง',
        'Film your own ground only. If a neighbour’s window is in view, mask that part, and put up a sign.',
        'Rekam area sendiri saja. Kalau jendela tetangga ikut terlihat, tutup bagian itu dengan masker privasi dan pasang tanda.',
      ),
      offers('security-cameras', 4),
    ],
  },
  {
    type: 'ARTICLE',
    category: 'smart-watches',
    section: 'tech',
    author: 'บีม เดินเมือง',
    daysAgo: 57.3,
    title: [
      'นาฬิกานับก้าวไม่ตรงกับมือถือ แล้วควรเชื่อใคร',
      'Your watch and phone disagree on steps: whom to believe',
      'Langkah di jam dan HP berbeda: percaya yang mana',
    ],
    summary: [
      'ตัวเลขสุขภาพบนสมาร์ทวอทช์มีทั้งค่าที่วัดและค่าที่เดา แยกให้ออกแล้วจะใช้มันได้ถูกเรื่อง',
      'Some figures on a smartwatch are measured, others guessed. Tell them apart and you will use each for the right thing.',
      'Sebagian angka di smartwatch diukur, sebagian ditaksir. Bedakan, lalu pakai untuk hal yang tepat.',
    ],
    keywords: [
      ['สมาร์ทวอทช์', 'smartwatch', 'smartwatch'],
      ['วัดก้าว', 'step counter', 'penghitung langkah'],
      ['วัดชีพจร', 'pulse', 'denyut nadi'],
    ],
    body: [
      table(
        [
          ['ตัวเลข', 'Figure', 'Angka'],
          ['มาจาก', 'Comes from', 'Berasal dari'],
          ['ใช้ทำอะไรได้', 'Good for', 'Berguna untuk'],
        ],
        [
          ['ชีพจรตอนนั่งนิ่ง', 'Resting pulse', 'Detak saat istirahat'],
          ['แสงเขียววัดที่ข้อมือ', 'green light at the wrist', 'cahaya hijau di pergelangan'],
          ['ดูแนวโน้มรายเดือน', 'monthly trends', 'tren bulanan'],
        ],
        [
          ['ก้าว', 'Steps', 'Langkah'],
          ['การแกว่งแขน', 'arm swings', 'ayunan lengan'],
          ['เทียบตัวเองเมื่อวาน', 'you against yesterday', 'dibanding kemarin'],
        ],
        [
          ['แคลอรี', 'Calories', 'Kalori'],
          ['สูตรจากน้ำหนักและชีพจร', 'a formula', 'rumus'],
          ['ไม่ควรใช้คุมอาหาร', 'not for diets', 'bukan untuk diet'],
        ],
        [
          ['ระยะทางมี GPS', 'Distance with GPS', 'Jarak dengan GPS'],
          ['ดาวเทียม', 'satellites', 'satelit'],
          ['วางแผนวิ่ง', 'planning runs', 'rencana lari'],
        ],
        [
          ['ออกซิเจนในเลือด', 'Blood oxygen', 'Oksigen darah'],
          ['แสงแดง ต้องนิ่ง', 'red light, keep still', 'cahaya merah, harus diam'],
          ['ไม่ใช่เครื่องมือแพทย์', 'not a medical device', 'bukan alat medis'],
        ],
      ),
      p(
        'มือถือในกระเป๋าไม่นับตอนเดินในบ้าน นาฬิกานับตอนล้างจาน ต่างคนต่างพลาดคนละทาง เลือกเครื่องเดียวแล้วดูแนวโน้ม อย่าเอามาเฉลี่ยกัน',
        'A phone in the bag misses steps at home; a watch counts the washing-up. They err in different directions. Pick one, follow its trend and don’t average them.',
        'HP di tas melewatkan langkah di rumah; jam menghitung saat mencuci piring. Salahnya berlainan arah. Pilih satu, ikuti trennya, jangan dirata-rata.',
      ),
      h('ใส่ให้ถูกก่อนโทษเซนเซอร์', 'Wear it right first', 'Pakai dengan benar dulu'),
      p(
        'ห่างจากปุ่มกระดูกข้อมือหนึ่งนิ้วมือ แน่นพอที่ขยับผิวตาม และเช็ดเหงื่อกับกันแดดออกจากหลังเรือน แค่นี้ชีพจรขณะวิ่งก็นิ่งขึ้นมาก',
        'One finger above the wrist bone, tight enough to move the skin with it, and the back wiped free of sweat and sunscreen. Running pulse gets far steadier.',
        'Satu jari di atas tulang pergelangan, cukup kencang, dan bagian belakang bersih dari keringat serta sunscreen. Detak saat lari jadi jauh lebih stabil.',
      ),
      offers('smart-watches', 4),
    ],
  },
];
