import type { Family } from '../family.ts';

export const SPORTS_FAMILIES: readonly Family[] = [
  {
    category: 'dumbbells',
    kind: 'dumbbell',
    noun: ['ดัมเบลปรับน้ำหนัก', 'Adjustable Dumbbells', 'Dumbel Set'],
    brands: ['fitkru', 'stridea'],
    models: ['Hex', 'Neo', 'Home Gym', 'Quick Lock'],
    specs: [
      [
        ['คู่ละ 4 กก.', '4 kg Pair', 'Sepasang 4 kg'],
        ['10 กก.', '10 kg', '10 kg'],
        ['20 กก.', '20 kg', '20 kg'],
        ['40 กก. พร้อมบาร์', '40 kg with Bar', '40 kg + Bar'],
      ],
      [
        ['หุ้มยางไม่ลื่น', 'Rubber Grip', 'Lapis Karet'],
        ['หุ้มนีโอพรีน', 'Neoprene', 'Neoprene'],
        ['ต่อเป็นบาร์เบลได้', 'Converts to Barbell', 'Bisa Jadi Barbel'],
      ],
    ],
    extras: [
      ['แถมตารางฝึก 30 วัน', 'with 30-Day Plan', 'Bonus Program 30 Hari'],
      ['ไม่เป็นรอยพื้น', 'Floor Friendly', 'Aman untuk Lantai'],
      ['เล่นที่บ้านได้เลย', 'Train at Home', 'Latihan di Rumah'],
    ],
    price: [199, 2_990],
  },
  {
    category: 'bicycles',
    kind: 'bicycle',
    noun: ['จักรยาน', 'Bicycle', 'Sepeda'],
    brands: ['velotra', 'fitkru'],
    models: ['City 1', 'Ranger', 'Fold 20', 'Gravel R', 'Mini Velo'],
    specs: [
      [
        ['20 นิ้ว', '20"', '20 inci'],
        ['24 นิ้ว 7 สปีด', '24" 7-Speed', '24 inci 7 Speed'],
        ['26 นิ้ว 21 สปีด', '26" 21-Speed', '26 inci 21 Speed'],
        ['700C 16 สปีด', '700C 16-Speed', '700C 16 Speed'],
        ['ไฟฟ้า 36V', 'Electric 36V', 'Listrik 36V'],
      ],
      [
        ['เฟรมอลูมิเนียม', 'Alloy Frame', 'Rangka Aluminium'],
        ['ดิสก์เบรกคู่', 'Dual Disc Brakes', 'Rem Cakram Ganda'],
        ['พับได้', 'Foldable', 'Bisa Dilipat'],
      ],
    ],
    extras: [
      ['ประกอบพร้อมปั่น 85%', '85% Assembled', 'Rakitan 85%'],
      ['แถมไฟและที่ล็อก', 'with Lights and Lock', 'Bonus Lampu & Kunci'],
      ['ประกันเฟรม 3 ปี', '3-Year Frame Warranty', 'Garansi Rangka 3 Tahun'],
    ],
    price: [2_490, 19_900],
  },
  {
    category: 'tents',
    kind: 'tent',
    noun: ['เต็นท์แคมป์ปิ้ง', 'Camping Tent', 'Tenda Camping'],
    brands: ['campsuk', 'voyara', 'fitkru'],
    models: ['Dome', 'Pop-Up', 'Cabin', 'Khao Kho', 'Tunnel'],
    specs: [
      [
        ['1-2 คน', '1-2 Person', '1-2 Orang'],
        ['3-4 คน', '3-4 Person', '3-4 Orang'],
        ['5-8 คน', '5-8 Person', '5-8 Orang'],
        ['8-10 คน', '8-10 Person', '8-10 Orang'],
      ],
      [
        ['กางอัตโนมัติ', 'Auto Setup', 'Otomatis'],
        ['กันฝน 3000 มม.', '3000 mm Waterproof', 'Tahan Hujan 3000 mm'],
        ['กัน UV เคลือบดำ', 'Blackout UV Coating', 'Anti UV Lapis Hitam'],
      ],
    ],
    extras: [
      ['กางเสร็จใน 3 วินาที', 'Up in 3 Seconds', 'Siap dalam 3 Detik'],
      ['แถมเสื่อและโคมไฟ', 'with Mat and Lantern', 'Bonus Alas & Lentera'],
      ['มุ้งสองชั้น', 'Double Layer Net', 'Jaring Dua Lapis'],
    ],
    price: [490, 5_990],
  },
];
