/** A title with the code names in English of the example shop's categories that are right for it. */
type Title = readonly [title: string, ...right: string[]];

const CHARGERS = ['Chargers & Cables', 'Phone Accessories'] as const;
const SKIN = ['Skincare', 'Beauty & Health'] as const;
const SHOES = ['Sneakers', 'Shoes'] as const;

/** Paths as Shopee's feed writes them, each with the number of rows that it stands for and their titles in turn. */
export const SHOPEE_PATHS: readonly (readonly [
  path: string | null,
  rows: number,
  titles: readonly Title[],
])[] = [
  [
    'อุปกรณ์-อิเล็กทรอนิกส์',
    61,
    [
      ['สายชาร์จเร็ว Type-C PD 60W ยาว 1 เมตร', ...CHARGERS],
      ['หัวชาร์จ GaN 65W ชาร์จเร็ว 3 พอร์ต', ...CHARGERS],
      ['หูฟังบลูทูธ TWS เสียงดี ตัดเสียงรบกวน', 'Headphones', 'True Wireless Earbuds'],
      ['พาวเวอร์แบงก์ 20000mAh ชาร์จเร็ว 22.5W', 'Power Banks', 'Phone Accessories'],
      ['หัวชาร์จเร็ว 20W สำหรับ iPhone', ...CHARGERS],
      ['ไฟฉายคาดหัว LED แรงสูง', 'Outdoors'],
    ],
  ],
  [
    'มือถือและอุปกรณ์เสริม > เคสและฟิล์มกันรอย',
    44,
    [
      ['เคสใสกันกระแทก iPhone 15', 'Phone Accessories'],
      ['ฟิล์มกระจกนิรภัย OPPO A60', 'Phone Accessories'],
    ],
  ],
  [
    'เสื้อผ้าแฟชั่นผู้หญิง > เดรส',
    38,
    [
      ['เดรสยาวลายดอก สไตล์เกาหลี', 'Dresses'],
      ['ชุดเดรสสั้นแขนพอง', 'Dresses'],
    ],
  ],
  [
    'ความงามและของใช้ส่วนตัว > สกินแคร์',
    33,
    [
      ['เซรั่มวิตามินซี หน้าใส 30ml', 'Serums', ...SKIN],
      ['ครีมบำรุงผิวหน้า กลางคืน', 'Face Creams', ...SKIN],
    ],
  ],
  [
    'เครื่องใช้ไฟฟ้าภายในบ้าน',
    27,
    [
      ['หม้อทอดไร้น้ำมัน 5 ลิตร', 'Air Fryers', 'Home Appliances'],
      ['พัดลมตั้งโต๊ะ 16 นิ้ว', 'Fans', 'Home Appliances'],
      ['หม้อหุงข้าว 1.8 ลิตร', 'Rice Cookers', 'Home Appliances'],
    ],
  ],
  [
    'เกม',
    22,
    [
      ['จอยเกม PS4 ไร้สาย', 'Game Controllers', 'Gaming Gear'],
      ['จอยเกมมือถือ', 'Game Controllers', 'Gaming Gear'],
    ],
  ],
  [
    'รองเท้าผู้ชาย',
    18,
    [
      ['รองเท้าผ้าใบชาย สีขาว', ...SHOES],
      ['รองเท้าผ้าใบ วิ่ง', ...SHOES],
      ['รองเท้าหนังชาย', 'Shoes'],
    ],
  ],
  [
    'กระเป๋า > กระเป๋าเป้',
    15,
    [
      ['กระเป๋าเป้กันน้ำ 30 ลิตร', 'Backpacks'],
      ['เป้เดินทาง USB', 'Backpacks'],
    ],
  ],
  [
    'สัตว์เลี้ยง > อาหารแมว',
    12,
    [
      ['อาหารแมว ปลาทูน่า 1 กก.', 'Cat Food'],
      ['ขนมแมวเลีย 12 ซอง', 'Cat Food'],
    ],
  ],
  [
    'ของเล่น สินค้าแม่และเด็ก',
    9,
    [
      ['ตัวต่อเสริมทักษะ 100 ชิ้น', 'Building Blocks', 'Toys', 'Mother & Baby'],
      ['ของเล่นไม้ เด็ก', 'Toys', 'Mother & Baby'],
    ],
  ],
  [
    'Kai',
    8,
    [
      ['โมเดลฟิกเกอร์ ของสะสม', 'Toys'],
      ['พวงกุญแจ น่ารัก', 'Bags'],
    ],
  ],
  [
    'อาหารและเครื่องดื่ม > กาแฟ',
    7,
    [
      ['กาแฟดริป คั่วกลาง', 'Coffee'],
      ['กาแฟ 3in1 30 ซอง', 'Coffee'],
    ],
  ],
  [
    null,
    5,
    [
      ['โคมไฟตั้งโต๊ะ LED', 'Lamps'],
      ['โคมไฟหัวเตียง วินเทจ', 'Lamps'],
    ],
  ],
];
