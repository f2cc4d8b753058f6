import type { Subject } from './subject.ts';

export const FAMILY_SUBJECTS: readonly Subject[] = [
  {
    category: 'diapers',
    section: 'family',
    kind: 'diapers',
    consumable: true,
    name: ['ผ้าอ้อมเด็ก', 'diapers', 'popok bayi'],
    keywords: [
      ['ผ้าอ้อมเด็ก', 'diapers', 'popok'],
      ['คุณแม่มือใหม่', 'new parents', 'ibu baru'],
      ['ยกลังคุ้มกว่า', 'buying in bulk', 'beli grosir'],
    ],
    choose: [
      {
        heading: ['เลือกตามน้ำหนัก ไม่ใช่อายุ', 'Size by weight, not age', 'Pilih menurut berat, bukan umur'],
        body: [
          'ดูช่วงน้ำหนักข้างห่อ ถ้าขอบขาแดงหรือรั่วหลังบ่อย แปลว่าควรขยับไซซ์แล้ว',
          'Use the weight range on the pack. Red legs or leaks at the back mean it is time for the next size.',
          'Lihat rentang berat di kemasan. Paha merah atau sering bocor belakang berarti sudah waktunya naik ukuran.',
        ],
      },
      {
        heading: ['แบบเทปหรือแบบกางเกง', 'Tape or pants', 'Perekat atau celana'],
        body: [
          'แรกเกิดใช้แบบเทปสะดวกเพราะไม่ต้องยกขา พอเริ่มพลิกคว่ำแบบกางเกงใส่ง่ายกว่ามาก',
          'Tape suits newborns who lie still; once a baby rolls over, pants are far easier.',
          'Bayi baru lahir cocok model perekat; setelah mulai tengkurap, model celana jauh lebih praktis.',
        ],
      },
      {
        heading: ['ซึมซับกลางคืน', 'Overnight absorbency', 'Daya serap malam'],
        body: [
          'ทดสอบง่าย ๆ ด้วยน้ำ 300 มล. ถ้าผิวหน้าแห้งใน 10 วินาที ลูกก็หลับยาวโดยไม่ต้องตื่นมาเปลี่ยน',
          'A simple test: 300 ml of water, and a surface dry within ten seconds lets everyone sleep.',
          'Tes mudah: 300 ml air, kalau permukaan kering dalam 10 detik si kecil bisa tidur nyenyak.',
        ],
      },
      {
        heading: ['ราคาต่อชิ้น', 'Price per piece', 'Harga per lembar'],
        body: [
          'หารราคาด้วยจำนวนชิ้นเสมอ ยกลังมักถูกกว่าห่อเดี่ยวร้อยละ 15–25 แต่อย่าตุนเกินหนึ่งเดือนเพราะลูกโตเร็ว',
          'Always divide by the count. Cartons save 15 to 25 percent, but never stock more than a month: babies grow.',
          'Selalu bagi dengan jumlah lembar. Beli satu dus hemat 15–25 persen, tetapi jangan menimbun lebih dari sebulan.',
        ],
      },
    ],
    care: [
      {
        heading: [
          'เปลี่ยนทุกสามถึงสี่ชั่วโมง',
          'Change every three to four hours',
          'Ganti tiap tiga sampai empat jam',
        ],
        body: [
          'แม้แถบยังไม่เต็มก็ควรเปลี่ยน เพื่อให้ผิวได้พักและลดผื่น',
          'Even before the stripe is full: skin needs a rest, and rashes stay away.',
          'Walau indikator belum penuh, tetap ganti agar kulit beristirahat dan bebas ruam.',
        ],
      },
      {
        heading: ['เช็ดให้แห้งก่อนใส่', 'Dry before dressing', 'Keringkan sebelum memakai'],
        body: [
          'ซับด้วยผ้านุ่มแล้วปล่อยโดนลมหนึ่งนาที ทาครีมกันผื่นบาง ๆ ในวันที่อากาศชื้น',
          'Pat, let it air for a minute, and use a thin barrier cream on humid days.',
          'Tepuk dengan kain lembut, angin-anginkan semenit, dan oles krim tipis saat lembap.',
        ],
      },
      {
        heading: ['เก็บในที่แห้ง', 'Store them dry', 'Simpan di tempat kering'],
        body: [
          'ห่อที่เปิดแล้วปิดปากให้สนิท ความชื้นทำให้ประสิทธิภาพซึมซับลดลง',
          'Close opened packs well: humidity eats absorbency.',
          'Tutup rapat kemasan yang sudah dibuka karena lembap menurunkan daya serap.',
        ],
      },
    ],
    likes: [
      ['ลูกหลับยาวถึงเช้าไม่มีรั่ว', 'my baby sleeps through without leaks', 'anak tidur sampai pagi tanpa bocor'],
      ['ขอบนุ่มไม่ทิ้งรอยแดง', 'soft edges leave no red marks', 'pinggirannya lembut tanpa bekas merah'],
    ],
    dislike: ['ลังใหญ่มากจนหาที่เก็บยาก', 'the carton is hard to store', 'dusnya besar, susah disimpan'],
  },
  {
    category: 'cat-food',
    section: 'family',
    kind: 'cat-food',
    consumable: true,
    name: ['อาหารแมว', 'cat food', 'makanan kucing'],
    keywords: [
      ['อาหารแมว', 'cat food', 'makanan kucing'],
      ['ทาสแมว', 'cat people', 'pencinta kucing'],
      ['เลี้ยงในห้อง', 'indoor cats', 'kucing rumahan'],
    ],
    choose: [
      {
        heading: ['โปรตีนจากเนื้อมาก่อน', 'Meat comes first', 'Protein hewani di urutan pertama'],
        body: [
          'ส่วนผสมอันดับแรกควรเป็นเนื้อสัตว์ และโปรตีนไม่ต่ำกว่า 30 เปอร์เซ็นต์ ข้าวโพดนำหน้าคืออาหารเติมท้อง',
          'The first ingredient should be meat and protein at least 30 percent; corn first means filler.',
          'Bahan pertama harus daging dan protein minimal 30 persen; jagung di urutan pertama berarti pengisi.',
        ],
      },
      {
        heading: ['ตรงวัยและไลฟ์สไตล์', 'For its age and life', 'Sesuai umur dan gaya hidup'],
        body: [
          'ลูกแมวต้องการพลังงานสูง แมวทำหมันเลี้ยงในห้องควรได้สูตรแคลอรีต่ำและไฟเบอร์สูงกว่า',
          'Kittens need energy; neutered indoor cats do better on fewer calories and more fibre.',
          'Anak kucing butuh energi tinggi; kucing steril di dalam rumah cocok dengan kalori rendah dan serat lebih.',
        ],
      },
      {
        heading: ['แมกนีเซียมกับโรคนิ่ว', 'Magnesium and urinary health', 'Magnesium dan saluran kemih'],
        body: [
          'เลือกสูตรดูแลทางเดินปัสสาวะถ้าแมวกินน้ำน้อย และวางชามน้ำหลายจุดในบ้าน',
          'Choose a urinary formula for cats that drink little, and set out several water bowls.',
          'Pilih formula urinary untuk kucing yang jarang minum, dan letakkan beberapa mangkuk air.',
        ],
      },
      {
        heading: ['ขนาดถุงที่กินหมดทัน', 'A bag it finishes in time', 'Ukuran kemasan yang habis tepat waktu'],
        body: [
          'เปิดแล้วควรหมดภายในหกสัปดาห์ แมวหนึ่งตัวกินราวเดือนละ 1.5 กิโลกรัม ถุงใหญ่ไม่ได้คุ้มเสมอไป',
          'Once open it should be gone in six weeks. One cat eats about 1.5 kg a month, so big bags are not always a bargain.',
          'Setelah dibuka sebaiknya habis dalam enam minggu. Seekor kucing makan sekitar 1,5 kg sebulan, jadi kemasan besar belum tentu hemat.',
        ],
      },
    ],
    care: [
      {
        heading: ['เปลี่ยนสูตรทีละน้อย', 'Switch slowly', 'Ganti perlahan'],
        body: [
          'ผสมของใหม่วันละหนึ่งในสี่ตลอดหนึ่งสัปดาห์ ท้องแมวจะไม่เสีย',
          'Mix in a quarter more of the new food every other day for a week and the stomach stays calm.',
          'Campur seperempat makanan baru bertahap selama seminggu agar perut tidak bermasalah.',
        ],
      },
      {
        heading: ['เก็บในถังปิดสนิท', 'Keep it airtight', 'Simpan di wadah kedap udara'],
        body: [
          'อากาศชื้นทำให้เม็ดเหม็นหืนและมดขึ้น ใส่ทั้งถุงลงในถังจะเก็บกลิ่นได้ดีกว่าเทออก',
          'Humid air turns it rancid and brings ants; put the whole bag in the bin rather than pouring it out.',
          'Udara lembap membuat tengik dan mengundang semut; masukkan beserta kemasannya ke wadah.',
        ],
      },
      {
        heading: ['ชั่งทุกมื้อ', 'Weigh each meal', 'Timbang setiap porsi'],
        body: [
          'ถ้วยตวงคลาดเคลื่อนได้ถึงหนึ่งในห้า เครื่องชั่งในครัวช่วยคุมน้ำหนักแมวได้จริง',
          'A scoop can be a fifth off; kitchen scales really do keep a cat slim.',
          'Takaran cangkir bisa meleset seperlima; timbangan dapur benar-benar menjaga berat kucing.',
        ],
      },
    ],
    likes: [
      ['น้องกินหมดชามตั้งแต่วันแรก', 'the bowl was empty from day one', 'habis semangkuk sejak hari pertama'],
      [
        'ขนนุ่มขึ้นและอึไม่เหม็นเท่าเดิม',
        'softer fur and a milder litter box',
        'bulu lebih lembut dan bak pasir tidak terlalu bau',
      ],
    ],
    dislike: [
      'เม็ดใหญ่ไปนิดสำหรับลูกแมว',
      'the kibble is a little big for kittens',
      'butirannya agak besar untuk anak kucing',
    ],
  },
];
