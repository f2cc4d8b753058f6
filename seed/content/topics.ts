import type { Text } from '#locales/format/localize.ts';
import type { ProductKind } from '../draw/kinds.ts';

/** A topic; its `subtitle` gives the path, so it is the same in every language. */
export type TopicData = {
  subtitle: string;
  kind: ProductKind;
  /** Colour of its page, a tone of `campaign-hero`. */
  tone: string;
  /** Keys of the categories of goods and of articles that it is about. */
  goods: readonly string[];
  articles: string;
  title: Text;
  tagline: Text;
};

export const TOPICS: readonly TopicData[] = [
  {
    subtitle: 'crisp without oil',
    kind: 'air-fryer',
    tone: 'rose',
    goods: ['air-fryers', 'rice-cookers', 'blenders'],
    articles: 'home',
    title: ['สัปดาห์หม้อทอดไร้น้ำมัน', 'Air Fryer Week', 'Pekan Air Fryer'],
    tagline: [
      'กรอบไม่ง้อน้ำมัน คัดรุ่นคุ้มมาให้แล้ว',
      'Crisp without the oil, picked for value',
      'Renyah tanpa minyak, pilihan paling hemat',
    ],
  },
  {
    subtitle: 'ready for term',
    kind: 'backpack',
    tone: 'teal',
    goods: ['backpacks', 'android-tablets', 'laptops'],
    articles: 'tech',
    title: ['เปิดเทอมพร้อมลุย', 'Back to School', 'Kembali ke Sekolah'],
    tagline: [
      'เป้ แท็บเล็ต และของจำเป็นวันเปิดเทอม',
      'Bags, tablets and first-day basics',
      'Tas, tablet, dan perlengkapan hari pertama',
    ],
  },
  {
    subtitle: 'breathe easy',
    kind: 'air-purifier',
    tone: 'forest',
    goods: ['air-purifiers', 'fans', 'robot-vacuums'],
    articles: 'home',
    title: ['รับมือฤดูฝุ่น', 'Dust Season Survival', 'Siap Hadapi Polusi'],
    tagline: [
      'เครื่องฟอกอากาศและหน้ากากที่ควรมี',
      'Purifiers and what else helps',
      'Air purifier dan perlengkapan wajib',
    ],
  },
  {
    subtitle: 'ของใช้ แม่และเด็ก',
    kind: 'diapers',
    tone: 'plum',
    goods: ['diapers', 'strollers', 'building-blocks'],
    articles: 'family',
    title: ['แม่และเด็กยกลัง', 'Baby Basics by the Carton', 'Kebutuhan Bayi Hemat'],
    tagline: [
      'ผ้าอ้อม รถเข็น ของเล่น ซื้อยกลังคุ้มกว่า',
      'Diapers, strollers and toys for less',
      'Popok, stroller, dan mainan lebih hemat',
    ],
  },
  {
    subtitle: 'out this weekend',
    kind: 'tent',
    tone: 'forest',
    goods: ['tents', 'bottles', 'bluetooth-speakers'],
    articles: 'style',
    title: ['แคมป์ปิ้งสุดสัปดาห์', 'Camping Weekend', 'Akhir Pekan Camping'],
    tagline: [
      'เต็นท์ กระติก ลำโพง พร้อมออกทริป',
      'Tents, flasks and speakers, ready to go',
      'Tenda, termos, dan speaker siap jalan',
    ],
  },
  {
    subtitle: 'desk at home',
    kind: 'keyboard',
    tone: 'navy',
    goods: ['keyboards', 'monitors', 'office-chairs', 'mice'],
    articles: 'tech',
    title: ['โต๊ะทำงานที่บ้าน', 'The Home Office', 'Kantor di Rumah'],
    tagline: [
      'คีย์บอร์ด จอ เก้าอี้ จัดครบในงบ',
      'Keyboard, screen and chair on a budget',
      'Keyboard, monitor, dan kursi sesuai budget',
    ],
  },
  {
    subtitle: 'thirty day glow',
    kind: 'serum',
    tone: 'rose',
    goods: ['serums', 'sunscreens', 'creams'],
    articles: 'beauty',
    title: ['ผิวโกลว์ 30 วัน', 'Thirty Days to Glow', 'Glowing dalam 30 Hari'],
    tagline: [
      'เซรั่มและกันแดดที่คนรีวิวดีจริง',
      'Serums and sunscreens with real reviews',
      'Serum dan sunscreen dengan ulasan asli',
    ],
  },
  {
    subtitle: 'ทาสแมว',
    kind: 'cat-food',
    tone: 'cocoa',
    goods: ['cat-food'],
    articles: 'family',
    title: ['รวมของทาสแมว', 'For Cat People', 'Surga Pencinta Kucing'],
    tagline: ['อาหาร ขนม และของเล่นน้อง', 'Food, treats and toys', 'Makanan, camilan, dan mainan'],
  },
  {
    subtitle: 'big screen night',
    kind: 'tv',
    tone: 'navy',
    goods: ['smart-tvs', 'bluetooth-speakers', 'gamepads'],
    articles: 'tech',
    title: ['คืนจอใหญ่', 'Big Screen Night', 'Malam Layar Lebar'],
    tagline: [
      'ทีวี 4K และลำโพงราคาต่ำสุดในรอบครึ่งปี',
      '4K sets and speakers at half-year lows',
      'TV 4K dan speaker termurah setengah tahun',
    ],
  },
  {
    subtitle: 'step up',
    kind: 'sneakers',
    tone: 'red',
    goods: ['sneakers', 'sandals'],
    articles: 'style',
    title: ['สนีกเกอร์น่าจด', 'Sneaker Drop', 'Sneakers Pilihan'],
    tagline: [
      'คู่เด็ดใส่สบายไม่เกินสองพัน',
      'Comfortable pairs under 2,000 baht',
      'Nyaman dipakai, harga bersahabat',
    ],
  },
  {
    subtitle: 'small changes',
    kind: 'sofa',
    tone: 'teal',
    goods: ['sofas', 'lamps', 'pillows'],
    articles: 'home',
    title: ['แต่งบ้านใหม่รับปี', 'Home Refresh', 'Suasana Baru di Rumah'],
    tagline: [
      'โซฟา โคมไฟ หมอน เปลี่ยนนิดเดียวบ้านน่าอยู่',
      'Sofas, lamps and pillows that change a room',
      'Sofa, lampu, dan bantal yang mengubah ruangan',
    ],
  },
  {
    subtitle: 'slow mornings',
    kind: 'coffee-machine',
    tone: 'cocoa',
    goods: ['coffee-machines', 'coffee', 'bottles'],
    articles: 'home',
    title: ['มุมกาแฟที่บ้าน', 'Your Coffee Corner', 'Pojok Kopi di Rumah'],
    tagline: [
      'เครื่องชง เมล็ดดอย และแก้วคู่ใจ',
      'Machines, northern beans and a good cup',
      'Mesin, biji kopi, dan cangkir favorit',
    ],
  },
];
