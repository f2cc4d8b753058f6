import type { Text } from '#locales/format/localize.ts';
import type { ProductKind } from '../draw/kinds.ts';

/** A category with the picture of its tile; only third-level ones have a key, to which product families refer. */
export type CategoryData = {
  name: Text;
  picture: ProductKind;
  key?: string;
  children?: readonly CategoryData[];
};

const leaf = (key: string, picture: ProductKind, name: Text): CategoryData => ({ key, picture, name });
const group = (name: Text, ...children: CategoryData[]): CategoryData => ({
  name,
  picture: children[0]?.picture ?? 'phone',
  children,
});

export const GOODS_CATEGORIES: readonly CategoryData[] = [
  group(
    ['มือถือและแท็บเล็ต', 'Phones & Tablets', 'Ponsel & Tablet'],
    group(
      ['สมาร์ทโฟน', 'Smartphones', 'Smartphone'],
      leaf('flagship-phones', 'phone', ['สมาร์ทโฟนเรือธง', 'Flagship Phones', 'HP Flagship']),
      leaf('budget-phones', 'phone', ['มือถือราคาประหยัด', 'Budget Phones', 'HP Murah']),
    ),
    group(
      ['แท็บเล็ต', 'Tablets', 'Tablet'],
      leaf('android-tablets', 'tablet', ['แท็บเล็ตแอนดรอยด์', 'Android Tablets', 'Tablet Android']),
    ),
    group(
      ['อุปกรณ์เสริมมือถือ', 'Phone Accessories', 'Aksesori HP'],
      leaf('power-banks', 'power-bank', ['พาวเวอร์แบงก์', 'Power Banks', 'Power Bank']),
      leaf('chargers', 'charger', ['หัวชาร์จและสายชาร์จ', 'Chargers & Cables', 'Charger & Kabel']),
    ),
  ),
  group(
    ['หูฟัง กล้อง และนาฬิกา', 'Audio, Cameras & Watches', 'Audio, Kamera & Jam Pintar'],
    group(
      ['หูฟัง', 'Headphones', 'Headphone'],
      leaf('earbuds', 'earbuds', ['หูฟังไร้สาย True Wireless', 'True Wireless Earbuds', 'TWS']),
      leaf('headphones', 'headphones', ['หูฟังครอบหู', 'Over-Ear Headphones', 'Headphone Over-Ear']),
    ),
    group(
      ['ลำโพง', 'Speakers', 'Speaker'],
      leaf('bluetooth-speakers', 'speaker', ['ลำโพงบลูทูธ', 'Bluetooth Speakers', 'Speaker Bluetooth']),
    ),
    group(
      ['กล้อง', 'Cameras', 'Kamera'],
      leaf('mirrorless', 'camera', ['กล้องมิเรอร์เลส', 'Mirrorless Cameras', 'Kamera Mirrorless']),
      leaf('security-cameras', 'security-camera', ['กล้องวงจรปิด', 'Security Cameras', 'CCTV']),
    ),
    group(
      ['นาฬิกาอัจฉริยะ', 'Wearables', 'Perangkat Wearable'],
      leaf('smart-watches', 'smart-watch', ['สมาร์ทวอทช์', 'Smart Watches', 'Smartwatch']),
    ),
  ),
  group(
    ['คอมพิวเตอร์และเกม', 'Computers & Gaming', 'Komputer & Gaming'],
    group(
      ['โน้ตบุ๊ก', 'Laptops', 'Laptop'],
      leaf('laptops', 'laptop', ['โน้ตบุ๊กบางเบา', 'Thin & Light Laptops', 'Laptop Tipis']),
    ),
    group(
      ['อุปกรณ์คอมพิวเตอร์', 'Peripherals', 'Aksesori Komputer'],
      leaf('keyboards', 'keyboard', ['คีย์บอร์ด', 'Keyboards', 'Keyboard']),
      leaf('mice', 'mouse', ['เมาส์', 'Mice', 'Mouse']),
      leaf('monitors', 'monitor', ['จอมอนิเตอร์', 'Monitors', 'Monitor']),
    ),
    group(
      ['อุปกรณ์เกม', 'Gaming Gear', 'Perlengkapan Gaming'],
      leaf('gamepads', 'gamepad', ['จอยเกม', 'Game Controllers', 'Gamepad']),
    ),
  ),
  group(
    ['เครื่องใช้ไฟฟ้า', 'Home Appliances', 'Elektronik Rumah'],
    group(
      ['เครื่องครัวไฟฟ้า', 'Kitchen Appliances', 'Elektronik Dapur'],
      leaf('air-fryers', 'air-fryer', ['หม้อทอดไร้น้ำมัน', 'Air Fryers', 'Air Fryer']),
      leaf('rice-cookers', 'rice-cooker', ['หม้อหุงข้าว', 'Rice Cookers', 'Rice Cooker']),
      leaf('coffee-machines', 'coffee-machine', ['เครื่องชงกาแฟ', 'Coffee Machines', 'Mesin Kopi']),
      leaf('blenders', 'blender', ['เครื่องปั่น', 'Blenders', 'Blender']),
    ),
    group(
      ['เครื่องดูดฝุ่น', 'Vacuum Cleaners', 'Penyedot Debu'],
      leaf('cordless-vacuums', 'vacuum', ['เครื่องดูดฝุ่นไร้สาย', 'Cordless Vacuums', 'Vacuum Tanpa Kabel']),
      leaf('robot-vacuums', 'robot-vacuum', ['หุ่นยนต์ดูดฝุ่น', 'Robot Vacuums', 'Robot Vacuum']),
    ),
    group(
      ['พัดลมและอากาศ', 'Fans & Air Care', 'Kipas & Udara'],
      leaf('fans', 'fan', ['พัดลม', 'Fans', 'Kipas Angin']),
      leaf('air-purifiers', 'air-purifier', ['เครื่องฟอกอากาศ', 'Air Purifiers', 'Air Purifier']),
    ),
    group(['ทีวี', 'TVs', 'TV'], leaf('smart-tvs', 'tv', ['สมาร์ททีวี', 'Smart TVs', 'Smart TV'])),
  ),
  group(
    ['บ้านและเฟอร์นิเจอร์', 'Home & Living', 'Rumah & Furnitur'],
    group(
      ['เฟอร์นิเจอร์', 'Furniture', 'Furnitur'],
      leaf('sofas', 'sofa', ['โซฟา', 'Sofas', 'Sofa']),
      leaf('office-chairs', 'chair', ['เก้าอี้ทำงาน', 'Office Chairs', 'Kursi Kerja']),
    ),
    group(
      ['ห้องนอนและแสงสว่าง', 'Bedroom & Lighting', 'Kamar Tidur & Lampu'],
      leaf('pillows', 'pillow', ['หมอนและเครื่องนอน', 'Pillows & Bedding', 'Bantal & Sprei']),
      leaf('lamps', 'lamp', ['โคมไฟ', 'Lamps', 'Lampu']),
    ),
    group(
      ['เครื่องมือช่าง', 'Tools', 'Perkakas'],
      leaf('drills', 'drill', ['สว่านไร้สาย', 'Cordless Drills', 'Bor Tanpa Kabel']),
    ),
  ),
  group(
    ['ความงามและสุขภาพ', 'Beauty & Health', 'Kecantikan & Kesehatan'],
    group(
      ['บำรุงผิวหน้า', 'Skincare', 'Perawatan Wajah'],
      leaf('serums', 'serum', ['เซรั่ม', 'Serums', 'Serum']),
      leaf('creams', 'cream-jar', ['ครีมบำรุงผิว', 'Face Creams', 'Krim Wajah']),
      leaf('sunscreens', 'sunscreen', ['กันแดด', 'Sunscreens', 'Sunscreen']),
    ),
    group(
      ['เมคอัพ', 'Makeup', 'Makeup'],
      leaf('lipsticks', 'lipstick', ['ลิปสติก', 'Lipsticks', 'Lipstik']),
      leaf('cushions', 'cushion', ['คุชชั่น', 'Cushions', 'Cushion']),
    ),
    group(
      ['เส้นผมและวิตามิน', 'Hair & Supplements', 'Rambut & Suplemen'],
      leaf('shampoos', 'shampoo', ['แชมพู', 'Shampoos', 'Sampo']),
      leaf('hair-dryers', 'hair-dryer', ['ไดร์เป่าผม', 'Hair Dryers', 'Hair Dryer']),
      leaf('supplements', 'supplement', ['วิตามินและอาหารเสริม', 'Vitamins', 'Vitamin & Suplemen']),
    ),
  ),
  group(
    ['แฟชั่น', 'Fashion', 'Fashion'],
    group(
      ['เสื้อผ้า', 'Clothing', 'Pakaian'],
      leaf('dresses', 'dress', ['เดรส', 'Dresses', 'Dress']),
      leaf('t-shirts', 't-shirt', ['เสื้อยืด', 'T-Shirts', 'Kaos']),
    ),
    group(
      ['รองเท้า', 'Shoes', 'Sepatu'],
      leaf('sneakers', 'sneakers', ['รองเท้าผ้าใบ', 'Sneakers', 'Sneakers']),
      leaf('sandals', 'sandals', ['รองเท้าแตะ', 'Sandals', 'Sandal']),
    ),
    group(
      ['กระเป๋า', 'Bags', 'Tas'],
      leaf('backpacks', 'backpack', ['กระเป๋าเป้', 'Backpacks', 'Tas Ransel']),
      leaf('suitcases', 'suitcase', ['กระเป๋าเดินทาง', 'Suitcases', 'Koper']),
    ),
  ),
  group(
    ['แม่และเด็ก', 'Mother & Baby', 'Ibu & Bayi'],
    group(
      ['ของใช้เด็กอ่อน', 'Baby Care', 'Perawatan Bayi'],
      leaf('diapers', 'diapers', ['ผ้าอ้อมเด็ก', 'Diapers', 'Popok Bayi']),
      leaf('strollers', 'stroller', ['รถเข็นเด็ก', 'Strollers', 'Stroller']),
    ),
    group(
      ['ของเล่น', 'Toys', 'Mainan'],
      leaf('building-blocks', 'blocks', ['ตัวต่อเสริมทักษะ', 'Building Blocks', 'Mainan Balok']),
    ),
  ),
  group(
    ['ของกินของใช้และสัตว์เลี้ยง', 'Groceries & Pets', 'Kebutuhan Harian & Hewan'],
    group(
      ['ขนมและเครื่องดื่ม', 'Snacks & Drinks', 'Camilan & Minuman'],
      leaf('snacks', 'snack', ['ขนมขบเคี้ยว', 'Snacks', 'Camilan']),
      leaf('coffee', 'coffee', ['กาแฟ', 'Coffee', 'Kopi']),
    ),
    group(
      ['ของใช้ในบ้าน', 'Household', 'Keperluan Rumah'],
      leaf('detergents', 'detergent', ['น้ำยาซักผ้า', 'Laundry Detergent', 'Deterjen']),
      leaf('bottles', 'bottle', ['กระติกน้ำเก็บอุณหภูมิ', 'Insulated Bottles', 'Botol Termos']),
    ),
    group(
      ['สัตว์เลี้ยง', 'Pets', 'Hewan Peliharaan'],
      leaf('cat-food', 'cat-food', ['อาหารแมว', 'Cat Food', 'Makanan Kucing']),
      leaf('dog-food', 'dog-food', ['อาหารสุนัข', 'Dog Food', 'Makanan Anjing']),
    ),
  ),
  group(
    ['กีฬาและกลางแจ้ง', 'Sports & Outdoors', 'Olahraga & Outdoor'],
    group(
      ['ออกกำลังกาย', 'Fitness', 'Fitness'],
      leaf('dumbbells', 'dumbbell', ['ดัมเบล', 'Dumbbells', 'Dumbel']),
    ),
    group(
      ['กลางแจ้ง', 'Outdoors', 'Aktivitas Luar Ruang'],
      leaf('bicycles', 'bicycle', ['จักรยาน', 'Bicycles', 'Sepeda']),
      leaf('tents', 'tent', ['เต็นท์แคมป์ปิ้ง', 'Camping Tents', 'Tenda Camping']),
    ),
  ),
];
