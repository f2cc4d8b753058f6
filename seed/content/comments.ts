import type { Language } from '#schemas/languages.ts';

/** A comment and, for a question, replies that answer it. */
export type Comment = { text: string; answers?: readonly string[] };

/** Language of a comment, by its script and the words that only Indonesian has. */
export function languageOf(text: string): Language {
  if (/[\u0E00-\u0E7F]/.test(text)) return 'th';
  return /\b(?:yang|aku|nggak|sudah|buat|banget|bisa|dan|ini|sama|makasih|kalau)\b/i.test(text) ? 'id' : 'en';
}

const says = (text: string, ...answers: string[]): Comment => ({
  text,
  ...(answers.length > 0 && { answers }),
});

/** Comments about the delivery and the shop, which fit every product and deal. */
const ORDER: readonly Comment[] = [
  says('สั่งวันจันทร์ ถึงวันพุธ กล่องกันกระแทกมาดีค่ะ'),
  says('ได้ของแล้ว ตรงปก ครบตามที่ร้านแจ้งครับ'),
  says('ร้านนี้ออกใบกำกับภาษีได้ไหมครับ', 'ได้ครับ ทักแชตร้านก่อนกดสั่ง', 'เคยขอแล้วได้ค่ะ รอสองวัน'),
  says('ต่างจังหวัดส่งกี่วันคะ', 'เชียงใหม่สามวันค่ะ', 'อุดรสองวันครับ'),
  says('Arrived in three days, well packed.'),
  says('Barangnya sudah sampai, kemasannya aman.'),
];

/** Comments on a deal: its price, its vouchers and its time. */
const DEAL: readonly Comment[] = [
  says('ใส่โค้ดร้านเพิ่มได้อีกไหมคะ', 'ได้ค่ะ เก็บโค้ดที่หน้าร้านก่อน', 'ของเราใช้ได้ครับ ลดเพิ่มอีกนิด'),
  says('รอวันเลขซ้ำดีไหม หรือกดเลยดี', 'ดูกราฟราคาย้อนหลังก่อนครับ', 'ถ้ารีบใช้ก็กดเลยค่ะ'),
  says('กดทันพอดี ขอบคุณที่แจ้งเตือนค่ะ'),
  says('ชอบที่มีกราฟราคาให้ดู ไม่ต้องเดาว่าลดจริงหรือเปล่าครับ'),
  says('ค่าส่งรวมแล้วหรือยังคะ', 'ยังค่ะ ดูในตะกร้าอีกที'),
  says('Does the shop voucher work on top of this?', 'It did for me, collect it first.'),
  says('Sudah pakai voucher toko, bisa digabung.'),
  says('เซฟไว้ก่อน สิ้นเดือนค่อยมาดูใหม่ครับ'),
];

/** Comments on goods of some categories. */
const OF_CATEGORIES: readonly { categories: readonly string[]; comments: readonly Comment[] }[] = [
  {
    categories: ['flagship-phones', 'budget-phones', 'android-tablets'],
    comments: [
      says('จอสวยกว่าเครื่องเก่าเยอะ ยังไม่เจออาการร้อนครับ'),
      says('เครื่องศูนย์ไทยใช่ไหมคะ', 'ใช่ค่ะ มีใบรับประกันในกล่อง'),
      says('ย้ายข้อมูลจากเครื่องเดิมครึ่งชั่วโมงเสร็จ ง่ายกว่าที่คิดค่ะ'),
      says('Can I set it to English?', 'Yes, it asks when you first turn it on.'),
      says('Layarnya terang, dipakai di luar masih kelihatan. Bisa buat peta juga.'),
    ],
  },
  {
    categories: ['power-banks', 'chargers'],
    comments: [
      says('ชาร์จมือถือได้เร็วตามสเปก ตัวอุ่น ๆ แต่ไม่ร้อนครับ'),
      says('พกขึ้นเครื่องได้ไหมคะ', 'ดูเลข Wh ข้างเครื่องค่ะ ไม่เกิน 100 พกขึ้นได้'),
      says('ใช้กับโน้ตบุ๊กได้ไหมครับ', 'ดูวัตต์ก่อนครับ ของผม 65W ชาร์จได้'),
      says('Smaller than I expected, fits my jeans pocket.'),
      says('Kecil tapi isinya lumayan, bisa buat dua HP.'),
    ],
  },
  {
    categories: ['earbuds', 'headphones', 'bluetooth-speakers'],
    comments: [
      says('เบสมาเต็ม เปลี่ยนจุกเล็กลงหนึ่งเบอร์แล้วกระชับขึ้นค่ะ'),
      says('ต่อสองเครื่องพร้อมกันได้ไหมครับ', 'แล้วแต่รุ่นครับ ดูคำว่า Multipoint'),
      says('ใส่บนรถไฟฟ้าแล้วเสียงล้อเบาลงจริงค่ะ'),
      says('Calls are clear, even next to the road.'),
      says('Suaranya jernih, dipakai kerja seharian nggak capek.'),
    ],
  },
  {
    categories: ['mirrorless', 'security-cameras', 'smart-watches'],
    comments: [
      says('ตั้งค่าในแอปสิบนาทีเสร็จ เมนูภาษาไทยอ่านรู้เรื่องค่ะ'),
      says('แบตอยู่ได้ตามที่บอกไหมครับ', 'ใช้หนักจะน้อยกว่าหน่อยครับ', 'ของเราพอ ๆ กับที่เขียนค่ะ'),
      says('ภาพคมกว่าที่คิดไว้ครับ'),
      says('Pairing took one try. Happy so far.'),
      says('Aplikasinya gampang, bisa dipakai bareng suami.'),
    ],
  },
  {
    categories: ['laptops', 'keyboards', 'mice', 'monitors', 'gamepads'],
    comments: [
      says('เสียบแล้วใช้ได้เลย ไม่ต้องลงไดรเวอร์ครับ'),
      says('ใช้กับแมคได้ไหมคะ', 'ได้ค่ะ ใช้อยู่ทุกวัน'),
      says('วัสดุแน่นดี โต๊ะดูเรียบร้อยขึ้นครับ'),
      says('Works fine with my old PC.'),
      says('Nyaman buat kerja dan main gim.'),
    ],
  },
  {
    categories: ['air-fryers', 'rice-cookers', 'coffee-machines', 'blenders'],
    comments: [
      says('ล้างง่ายกว่าตัวเก่ามาก ถอดได้หมดทุกชิ้นค่ะ'),
      says('ใช้ไฟกี่วัตต์ครับ หอจำกัดไฟ', 'มีสติกเกอร์บอกใต้เครื่องครับ ถามร้านให้ชัวร์'),
      says('วางบนเคาน์เตอร์คอนโดแล้วพอดีค่ะ'),
      says('Easy to clean, which is what I wanted.'),
      says('Ukurannya pas buat berdua, dapur kecil juga muat.'),
    ],
  },
  {
    categories: ['cordless-vacuums', 'robot-vacuums', 'fans', 'air-purifiers', 'smart-tvs'],
    comments: [
      says('เสียงเบากว่าตัวเดิม เปิดตอนลูกหลับได้ค่ะ'),
      says('อะไหล่หาซื้อที่ไหนครับ', 'ร้านทางการมีขายครับ ค้นชื่อรุ่นได้เลย'),
      says('ประกอบเองคนเดียวได้ คู่มือมีรูปครับ'),
      says('Quiet enough for the bedroom.'),
      says('Sudah sebulan, suaranya tetap halus.'),
    ],
  },
  {
    categories: ['sofas', 'office-chairs', 'pillows', 'lamps', 'drills'],
    comments: [
      says('ยกขึ้นลิฟต์คอนโดได้ไหมคะ', 'วัดประตูลิฟต์ก่อนค่ะ ร้านบอกขนาดกล่องให้'),
      says('สีจริงอ่อนกว่าในรูปนิดหนึ่ง แต่เข้ากับห้องค่ะ'),
      says('งานเรียบร้อยสมราคา น็อตมาครบครับ'),
      says('Looks good in my small room.'),
      says('Rapi dan kokoh, pemasangannya gampang banget.'),
    ],
  },
  {
    categories: ['serums', 'creams', 'sunscreens', 'lipsticks', 'cushions', 'shampoos', 'hair-dryers'],
    comments: [
      says('ผิวแพ้ง่ายใช้ได้ไหมคะ', 'เราลองท้องแขนก่อนค่ะ ไม่แพ้', 'แล้วแต่คนค่ะ ลองไซซ์เล็กก่อน'),
      says('กลิ่นอ่อน ๆ ไม่ฉุน ใช้มาสองสัปดาห์ชอบค่ะ'),
      says('ซื้อให้แฟน เขาบอกว่าใช้ดีครับ'),
      says('Light scent, no irritation so far.'),
      says('Cocok di kulitku yang sensitif, wanginya lembut.'),
    ],
  },
  {
    categories: ['supplements'],
    comments: [
      says('หมดอายุปีไหนคะ', 'ล็อตที่ได้เหลืออีกปีกว่าค่ะ'),
      says('เม็ดใหญ่ไปนิด แต่กลืนได้ครับ'),
      says('มีเลข อย. ตรงกับในเว็บค่ะ'),
      says('Sealed bottle, good date.'),
      says('Segelnya utuh, kedaluwarsanya masih lama. Makasih.'),
    ],
  },
  {
    categories: ['dresses', 't-shirts', 'sneakers', 'sandals', 'backpacks', 'suitcases'],
    comments: [
      says('ไซซ์ตรงตามตารางร้านค่ะ สูง 160 ใส่ M พอดี', 'ขอบคุณค่ะ กำลังจะถามพอดี'),
      says('สีตรงรูป งานเย็บเรียบร้อยครับ'),
      says('มีสีอื่นอีกไหมคะ', 'กดดูตัวเลือกในร้านค่ะ มีหลายสี'),
      says('Fits as the chart says.'),
      says('Ukurannya pas, bahannya adem banget.'),
    ],
  },
  {
    categories: ['diapers', 'strollers', 'building-blocks'],
    comments: [
      says('ลูกหนัก 8 โลใช้ไซซ์ไหนดีคะ', 'ดูตารางบนห่อค่ะ แต่ละรุ่นไม่เท่ากัน'),
      says('หลานชอบมาก เล่นทั้งบ่ายเลยครับ'),
      says('ของแท้ กล่องไม่บุบ หมดห่วงค่ะ'),
      says('My nephew loves it.'),
      says('Anakku suka, bahannya aman buat bayi.'),
    ],
  },
  {
    categories: ['snacks', 'coffee'],
    comments: [
      says('หมดอายุอีกนานไหมคะ', 'ที่ได้มาเหลือเกือบปีค่ะ'),
      says('หอมตั้งแต่เปิดถุง จะสั่งอีกครับ'),
      says('ซื้อฝากที่ทำงาน หมดภายในวันเดียวค่ะ'),
      says('Fresh, and good to bring home as a gift.'),
      says('Rasanya enak, cocok buat oleh-oleh.'),
    ],
  },
  {
    categories: ['detergents', 'bottles'],
    comments: [
      says('ใช้มาหลายรอบแล้ว ยังซื้อซ้ำอยู่ค่ะ'),
      says('ขนาดพอดีมือ ไม่รั่วครับ'),
      says('Does what it says.'),
      says('Praktis, ukurannya pas buat di rumah.'),
    ],
  },
  {
    categories: ['cat-food', 'dog-food'],
    comments: [
      says('น้องกินหมดชาม ขนดูนุ่มขึ้นค่ะ'),
      says('เม็ดใหญ่ไหมครับ น้องแก่แล้ว', 'ขนาดกลางครับ แช่น้ำอุ่นให้นิ่มได้'),
      says('ถุงซิปปิดสนิทดีค่ะ'),
      says('Mine finished the bowl at once.'),
      says('Peliharaanku doyan, nggak bikin mencret.'),
    ],
  },
  {
    categories: ['bicycles', 'dumbbells', 'tents'],
    comments: [
      says('ใช้ครั้งแรกเมื่อวันเสาร์ แข็งแรงดีครับ'),
      says('ส่งมาเป็นกี่กล่องคะ', 'ของเรากล่องเดียวค่ะ หนักหน่อย'),
      says('ประกอบยี่สิบนาทีเสร็จ มีเครื่องมือมาให้ครับ'),
      says('Sturdy, and the parts were all there.'),
      says('Kokoh dan gampang dirakit.'),
    ],
  },
];

/** Comments that fit every article with advice. */
const ARTICLE: readonly Comment[] = [
  says('ตารางอ่านง่ายมากค่ะ แคปเก็บไว้แล้ว'),
  says('เพิ่งรู้ว่าเข้าใจผิดมาตลอด ขอบคุณครับ'),
  says('ส่งให้แม่อ่านแล้ว แม่บอกว่าน่าจะเขียนนานแล้วค่ะ'),
  says('ขออนุญาตแชร์นะครับ'),
  says('อ่านจบแล้วไม่ต้องซื้อใหม่ ประหยัดไปเลยค่ะ'),
  says('มีตอนต่อไหมคะ รออ่าน', 'รออ่านด้วยครับ'),
  says('เขียนละเอียดแต่ไม่ยาวเกิน ชอบแบบนี้ครับ'),
  says('Clear and honest, thank you.'),
  says('Would love to see more tables like this.'),
  says('Tulisannya jelas, tabelnya bisa langsung dipakai.'),
  says('Makasih, aku baru tahu soal ini.'),
];

/** Comments that fit every member's note. */
const NOTE: readonly Comment[] = [
  says('ขำตรงท้าย บ้านเราก็เป็นค่ะ', 'แสดงว่าไม่ได้เป็นคนเดียวค่ะ'),
  says('เล่าสนุกมากครับ อ่านรวดเดียวจบ'),
  says('เคยพลาดแบบเดียวกันเลยค่ะ'),
  says('ขอบคุณที่มาเล่านะคะ กำลังลังเลอยู่พอดี'),
  says('ผ่านไปเดือนหนึ่งแล้วยังใช้อยู่ไหมครับ', 'ยังใช้อยู่ทุกวันค่ะ', 'ยังอยู่ครับ'),
  says('Made me laugh, same story here.'),
  says('Seru ceritanya, aku juga pernah begitu.'),
  says('ติดตามไว้แล้วค่ะ เขียนอีกนะคะ'),
];

/** Comments that fit a subject: its kind, and the category of the goods for a product or a deal. */
export function commentsOn(subjectType: string, category: string): readonly Comment[] {
  if (subjectType === 'ARTICLE') return ARTICLE;
  if (subjectType === 'NOTE') return NOTE;
  const own = OF_CATEGORIES.find(({ categories }) => categories.includes(category))?.comments ?? [];
  return subjectType === 'CONTENT' ? [...DEAL, ...own] : [...ORDER, ...own];
}
