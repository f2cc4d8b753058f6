/** Slides of the home page; `name` is the drawn campaign. One is an advertisement. */
export const BANNERS = [
  {
    name: 'mega-sale',
    link: '/daily-special-offers',
    title: {
      th: 'ดีลพิเศษประจำวัน รอบใหม่ทุกเที่ยงวันและเที่ยงคืน',
      en: 'Daily specials, new at noon and midnight',
      id: 'Promo harian, berganti tiap siang dan tengah malam',
    },
  },
  {
    name: 'gadgets',
    link: '/zestbuy-deal/703',
    title: {
      th: 'แกดเจ็ตราคาต่ำสุดในรอบครึ่งปี',
      en: 'Gadgets at their lowest in half a year',
      id: 'Gadget termurah dalam setengah tahun',
    },
  },
  {
    name: 'home-living',
    link: '/leaderboard',
    title: {
      th: 'ของใช้ในบ้านขายดี จัดอันดับจากยอดขายจริง',
      en: 'Best sellers for your home, ranked by real sales',
      id: 'Terlaris untuk rumah, dari penjualan nyata',
    },
  },
  {
    name: 'beauty',
    link: 'https://www.lazada.co.th/',
    advertised: true,
    title: {
      th: 'เครื่องสำอางแบรนด์ดัง สกินแคร์และเมคอัพของแท้ที่ Lazada',
      en: 'Beauty brands, skincare and makeup at Lazada',
      id: 'Merek kecantikan, skincare dan makeup di Lazada',
    },
  },
  {
    name: 'guides',
    link: '/topic',
    title: {
      th: 'อ่านก่อนซื้อ คุ้มกว่า คู่มือช้อปปิ้งของเรา',
      en: 'Read first, buy better: our shopping guides',
      id: 'Baca dulu, baru beli: panduan belanja kami',
    },
  },
];
