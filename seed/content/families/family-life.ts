import type { Family } from '../family.ts';

/** Product families for mother and baby, groceries and pets. */
export const FAMILY_LIFE_FAMILIES: readonly Family[] = [
  {
    category: 'diapers',
    kind: 'diapers',
    noun: ['ผ้าอ้อมเด็กแบบกางเกง', 'Diaper Pants', 'Popok Celana'],
    brands: ['nongpun', 'bebelo'],
    models: ['Day & Night', 'Ultra Thin', 'Cloud Soft', 'Cotton Care', 'Extra Dry'],
    specs: [
      [
        ['28 ชิ้น', '28 pcs', 'Isi 28'],
        ['44 ชิ้น', '44 pcs', 'Isi 44'],
        ['58 ชิ้น', '58 pcs', 'Isi 58'],
        ['ยกลัง 174 ชิ้น', 'Carton 174 pcs', '1 Dus Isi 174'],
      ],
      [
        ['ไซซ์ S', 'Size S', 'Ukuran S'],
        ['ไซซ์ M', 'Size M', 'Ukuran M'],
        ['ไซซ์ L', 'Size L', 'Ukuran L'],
        ['ไซซ์ XL', 'Size XL', 'Ukuran XL'],
        ['ไซซ์ XXL', 'Size XXL', 'Ukuran XXL'],
      ],
    ],
    extras: [
      ['แห้งสบายตลอดคืน', 'Dry All Night', 'Kering Sepanjang Malam'],
      ['ไม่มีสารเรืองแสง', 'No Fluorescent Agents', 'Bebas Bahan Berbahaya'],
      ['ซึมซับเร็ว ไม่รั่วซึม', 'Fast Absorb, No Leaks', 'Daya Serap Tinggi Anti Bocor'],
    ],
    price: [189, 1_390],
  },
  {
    category: 'strollers',
    kind: 'stroller',
    noun: ['รถเข็นเด็ก', 'Stroller', 'Stroller Bayi'],
    brands: ['nongpun', 'bebelo'],
    models: ['Cabin Lite', 'Joy 2', 'City Trip', 'Twist', 'Auto Fold'],
    specs: [
      [
        ['นั่งอย่างเดียว', 'Seat Only', 'Duduk'],
        ['ปรับนอนได้', 'Reclining', 'Bisa Rebah'],
        ['เข็นหน้า-หลัง', 'Two-Way', 'Dua Arah'],
        ['พับอัตโนมัติ', 'Auto Fold', 'Lipat Otomatis'],
      ],
      [
        ['เบา 5.9 กก.', '5.9 kg', '5,9 kg'],
        ['พับขึ้นเครื่องบินได้', 'Cabin Size', 'Masuk Kabin Pesawat'],
        ['หลังคากัน UV', 'UV Canopy', 'Kanopi Anti UV'],
      ],
    ],
    extras: [
      ['รับน้ำหนัก 22 กก.', 'Up to 22 kg', 'Maks 22 kg'],
      ['แถมมุ้งและที่วางแก้ว', 'with Net and Cup Holder', 'Bonus Kelambu & Cup Holder'],
      ['ประกัน 1 ปี', '1-Year Warranty', 'Garansi 1 Tahun'],
    ],
    price: [990, 6_990],
  },
  {
    category: 'building-blocks',
    kind: 'blocks',
    noun: ['ของเล่นตัวต่อ', 'Building Blocks', 'Mainan Balok Susun'],
    brands: ['blokko', 'bebelo', 'nongpun'],
    models: ['City', 'Farm', 'Space', 'Castle', 'Racing', 'Dino'],
    specs: [
      [
        ['60 ชิ้น', '60 pcs', '60 pcs'],
        ['120 ชิ้น', '120 pcs', '120 pcs'],
        ['250 ชิ้น', '250 pcs', '250 pcs'],
        ['500 ชิ้น', '500 pcs', '500 pcs'],
        ['1,000 ชิ้น', '1,000 pcs', '1.000 pcs'],
      ],
      [
        ['3 ขวบขึ้นไป', 'Age 3+', 'Usia 3+'],
        ['6 ขวบขึ้นไป', 'Age 6+', 'Usia 6+'],
        ['ไม้ปลอดสาร', 'Safe Wood', 'Kayu Aman'],
      ],
    ],
    extras: [
      ['เสริมพัฒนาการ', 'Builds Skills', 'Melatih Kreativitas'],
      ['มี มอก. ปลอดภัย', 'Safety Certified', 'Ber-SNI, Aman'],
      ['พร้อมกล่องเก็บ', 'with Storage Box', 'Dengan Kotak Simpan'],
    ],
    price: [129, 1_490],
  },
  {
    category: 'snacks',
    kind: 'snack',
    noun: ['ขนมขบเคี้ยว', 'Crispy Snack', 'Camilan Renyah'],
    brands: ['krobdee', 'freshka', 'doimorning'],
    models: ['Seaweed', 'Coconut Roll', 'Shrimp Chips', 'Mixed Nuts', 'Durian Chips', 'Banana Crisps'],
    specs: [
      [
        ['40 กรัม', '40 g', '40 gram'],
        ['แพ็ก 3 ห่อ', 'Pack of 3', 'Isi 3'],
        ['แพ็ก 6 ห่อ', 'Pack of 6', 'Isi 6'],
        ['ยกลัง 24 ห่อ', 'Carton of 24', '1 Dus Isi 24'],
      ],
      [
        ['รสดั้งเดิม', 'Original', 'Original'],
        ['รสลาบ', 'Larb', 'Rasa Larb'],
        ['รสต้มยำ', 'Tom Yum', 'Rasa Tom Yum'],
        ['หวานน้อย', 'Less Sugar', 'Rendah Gula'],
      ],
    ],
    extras: [
      ['กรอบอร่อยหยุดไม่ได้', 'Irresistibly Crisp', 'Renyah Bikin Nagih'],
      ['ของฝากจากไทย', 'Thai Souvenir', 'Oleh-Oleh Thailand'],
      ['ฮาลาล มี อย.', 'Halal', 'Halal'],
    ],
    price: [25, 790],
  },
  {
    category: 'coffee',
    kind: 'coffee',
    noun: ['กาแฟคั่วบด', 'Ground Coffee', 'Kopi Bubuk'],
    brands: ['doimorning', 'freshka'],
    models: ['Doi Chang Blend', 'Northern Blend', 'House Blend', 'Drip Bag', 'Cold Brew'],
    specs: [
      [
        ['10 ซองดริป', '10 Drip Bags', '10 Drip Bag'],
        ['250 กรัม', '250 g', '250 gram'],
        ['500 กรัม', '500 g', '500 gram'],
        ['1 กก.', '1 kg', '1 kg'],
      ],
      [
        ['คั่วอ่อน', 'Light Roast', 'Light Roast'],
        ['คั่วกลาง', 'Medium Roast', 'Medium Roast'],
        ['คั่วเข้ม', 'Dark Roast', 'Dark Roast'],
      ],
      [['อาราบิก้า 100%', '100% Arabica', '100% Arabika']],
    ],
    extras: [
      ['หอมคั่วสดใหม่', 'Freshly Roasted', 'Fresh Roast'],
      ['จากเกษตรกรดอยช้าง', 'from Doi Chang Farmers', 'dari Petani Doi Chang'],
      ['เปรี้ยวน้อย ดื่มง่าย', 'Smooth, Low Acid', 'Rendah Asam'],
    ],
    price: [99, 790],
  },
  {
    category: 'detergents',
    kind: 'detergent',
    noun: ['น้ำยาซักผ้า', 'Liquid Detergent', 'Deterjen Cair'],
    brands: ['saardmai'],
    models: ['Fresh Garden', 'Anti-Bac', 'Baby Mild', 'Colour Care', 'Indoor Dry'],
    specs: [
      [
        ['ถุงเติม 600 มล.', 'Refill 600 ml', 'Refill 600 ml'],
        ['1.8 ลิตร', '1.8 L', '1,8 Liter'],
        ['3 ลิตร', '3 L', '3 Liter'],
        ['แพ็ก 3 ถุง 1.5 ลิตร', '3 x 1.5 L', '3 x 1,5 Liter'],
      ],
      [
        ['หอมยาวนาน', 'Long-Lasting Scent', 'Wangi Tahan Lama'],
        ['ลดกลิ่นอับ', 'No Musty Smell', 'Anti Bau Apek'],
        ['เด็กใช้ได้', 'Baby Safe', 'Aman untuk Bayi'],
      ],
    ],
    extras: [
      ['ขจัดคราบฝังลึก', 'Removes Tough Stains', 'Hilangkan Noda Membandel'],
      ['ถนอมผ้าและมือ', 'Kind to Fabric and Hands', 'Lembut di Tangan'],
      ['ใช้ได้ทั้งเครื่องฝาหน้าและฝาบน', 'for Top and Front Loaders', 'Top & Front Loading'],
    ],
    price: [59, 459],
  },
  {
    category: 'bottles',
    kind: 'bottle',
    noun: ['กระติกน้ำสแตนเลส', 'Stainless Bottle', 'Botol Minum Stainless'],
    brands: ['frostflask', 'voyara', 'kitchora', 'nimora'],
    models: ['Tumbler', 'Flip Straw', 'Active', 'Slim', 'Handle Cup'],
    specs: [
      [
        ['350 มล.', '350 ml', '350 ml'],
        ['500 มล.', '500 ml', '500 ml'],
        ['750 มล.', '750 ml', '750 ml'],
        ['1.2 ลิตร', '1.2 L', '1,2 Liter'],
      ],
      [
        ['เก็บเย็น 24 ชม.', 'Cold for 24 h', 'Dingin 24 Jam'],
        ['มีหลอดและหูหิ้ว', 'Straw and Handle', 'Sedotan & Gagang'],
        ['กันรั่ว 100%', 'Leak Proof', 'Anti Tumpah'],
      ],
    ],
    extras: [
      ['เหล็ก 316 ปลอดสนิม', '316 Steel', 'Stainless 316'],
      ['สลักชื่อฟรี', 'Free Engraving', 'Gratis Grafir Nama'],
      ['สีพาสเทล 8 สี', '8 Pastel Colours', '8 Warna Pastel'],
    ],
    price: [129, 1_290],
  },
  {
    category: 'cat-food',
    kind: 'cat-food',
    noun: ['อาหารแมวชนิดเม็ด', 'Dry Cat Food', 'Makanan Kucing Kering'],
    brands: ['meowza', 'hongdee'],
    models: ['Indoor', 'Kitten', 'Urinary Care', 'Hairball', 'Grain Free'],
    specs: [
      [
        ['400 กรัม', '400 g', '400 gram'],
        ['1.2 กก.', '1.2 kg', '1,2 kg'],
        ['3 กก.', '3 kg', '3 kg'],
        ['7 กก.', '7 kg', '7 kg'],
      ],
      [
        ['รสทูน่า', 'Tuna', 'Rasa Tuna'],
        ['รสแซลมอน', 'Salmon', 'Rasa Salmon'],
        ['รสไก่', 'Chicken', 'Rasa Ayam'],
        ['รสปลาทะเล', 'Ocean Fish', 'Rasa Ikan Laut'],
      ],
    ],
    extras: [
      ['ขนสวย ไม่เค็ม', 'Glossy Coat, Low Salt', 'Bulu Sehat, Rendah Garam'],
      ['โปรตีนสูง', 'High Protein', 'Tinggi Protein'],
      ['แถมขนมแมวเลีย', 'with Free Treats', 'Bonus Snack Kucing'],
    ],
    price: [79, 1_190],
  },
  {
    category: 'dog-food',
    kind: 'dog-food',
    noun: ['อาหารสุนัขชนิดเม็ด', 'Dry Dog Food', 'Makanan Anjing Kering'],
    brands: ['hongdee', 'meowza'],
    models: ['Small Breed', 'Puppy', 'Adult', 'Senior 7+', 'Skin & Coat'],
    specs: [
      [
        ['500 กรัม', '500 g', '500 gram'],
        ['1.5 กก.', '1.5 kg', '1,5 kg'],
        ['3 กก.', '3 kg', '3 kg'],
        ['10 กก.', '10 kg', '10 kg'],
        ['20 กก.', '20 kg', '20 kg'],
      ],
      [
        ['รสเนื้อ', 'Beef', 'Rasa Sapi'],
        ['รสแกะและข้าว', 'Lamb and Rice', 'Rasa Domba & Nasi'],
        ['รสตับ', 'Liver', 'Rasa Hati'],
      ],
    ],
    extras: [
      ['บำรุงข้อและกระดูก', 'Joint Care', 'Nutrisi Sendi & Tulang'],
      ['ไม่ใส่สี ไม่เค็ม', 'No Colouring', 'Tanpa Pewarna'],
      ['เม็ดเล็กเคี้ยวง่าย', 'Small Kibble', 'Butiran Kecil'],
    ],
    price: [79, 1_490],
  },
];
