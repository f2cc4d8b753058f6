import type { screens as english } from '../en/screens.ts';
import type { Translation } from '../translate.ts';
import { detail } from './detail.ts';
import { sharing } from './sharing.ts';

export const screens: Translation<typeof english> = {
  ...detail,
  ...sharing,

  'section.recommendedDeals': 'ดีลแนะนำ',
  'section.dailyOffers': 'ดีลพิเศษประจำวัน',
  'section.recommendedArticles': 'บทความแนะนำ',
  'section.topics': 'คู่มือช้อปปิ้ง',
  'section.brands': 'แบรนด์แนะนำ',
  'section.leaderboard': 'จัดอันดับสินค้า',
  'section.recommended': 'แนะนำ',
  'section.featured': 'บทความเด่น',
  'section.newest': 'ล่าสุด',
  'section.popular': 'ยอดนิยม',
  'section.hotTags': 'แท็กยอดฮิต',
  'section.relatedGoods': 'สินค้าใกล้เคียง',
  'section.relatedArticles': 'บทความที่เกี่ยวข้อง',
  'section.relatedVideos': 'วิดีโอที่เกี่ยวข้อง',
  'section.collection': '{tenant} คัดมาให้',
  'section.exclusive': '{tenant} เอ็กซ์คลูซีฟ',
  'activity.open': 'ร่วมกิจกรรม',
  'activity.results': 'ดูผล',
  'alertSignUp.placeholder': 'กำลังหาอะไรอยู่',
  'alertSignUp.label': 'สิ่งที่กำลังหา',
  'alertSignUp.submit': 'แจ้งเตือนฉัน',
  'alertSignUp.keywords': 'คำแนะนำ',

  'daily.until': 'ถึง {time} น.',

  'screen.home': 'หน้าแรก',
  'screen.discover': 'ค้นพบ',
  'screen.deals': 'ดีล',
  'screen.coupons': 'คูปอง',
  'screen.products': 'สินค้า',
  'screen.leaderboard': 'จัดอันดับสินค้า',
  'screen.brands': 'แบรนด์',
  'screen.articles': 'บทความ',
  'screen.articleTag': 'บทความเกี่ยวกับ “{keyword}”',
  'screen.topics': 'คู่มือช้อปปิ้ง',
  'screen.search': 'ค้นหา',
  'screen.searchFor': 'ผลการค้นหา “{keyword}”',
  'screen.favorites': 'รายการโปรด',
  'screen.likes': 'สิ่งที่ถูกใจ',
  'screen.notifications': 'การแจ้งเตือน',
  'screen.profile': 'ตั้งค่าโปรไฟล์',
  'screen.security': 'ความปลอดภัยของบัญชี',
  'screen.dealAlerts': 'แจ้งเตือนดีล',
  'screen.newDealAlert': 'สร้างการแจ้งเตือนดีล',
  'screen.unsubscribe': 'หยุดรับอีเมลแจ้งเตือนดีล',
  'screen.aiShopping': 'ช้อปกับ AI',
  'screen.dailyOffers': 'ดีลพิเศษประจำวัน',
  'screen.activities': 'กิจกรรมและรางวัล',
  'screen.lottery': 'ลุ้นรางวัล',
  'screen.bonus': 'โบนัส',
  'screen.badge': 'เหรียญตรา',
  'screen.sitemap': 'แผนผังเว็บไซต์',

  'meta.home': 'รวมดีลจาก Lazada, Shopee และ TikTok Shop พร้อมประวัติราคา คัดมาให้ทุกวันโดย {tenant}',
  'meta.deals': 'ดีลล่าสุดบน {tenant} ตรวจสอบกับประวัติราคาแล้ว',
  'meta.articles': 'รีวิว คู่มือช้อปปิ้ง และเคล็ดลับจาก {tenant}',
  'meta.products': 'เปรียบเทียบสินค้าและราคาจากหลายแพลตฟอร์มบน {tenant}',
  'meta.brands': 'รวมแบรนด์ที่มีดีลบน {tenant}',
  'meta.leaderboard': 'สินค้าขายดี คะแนนสูง และคุ้มที่สุด จัดอันดับโดย {tenant}',
  'meta.dailyOffers': 'ดีลพิเศษวันนี้บน {tenant} อัปเดตใหม่ทุกวัน',
  'meta.topics': 'คู่มือช้อปปิ้งจาก {tenant} รู้ก่อนซื้อว่าควรดูอะไรบ้าง',
  'meta.sitemap': 'ทุกส่วนและทุกหมวดหมู่ของ {tenant} ในหน้าเดียว',
  'meta.productCategory': '{name} เปรียบเทียบสินค้าและราคาจากหลายแพลตฟอร์มบน {tenant}',
  'meta.brand': 'รวมสินค้า ดีล และราคาของ {name} จากหลายแพลตฟอร์มบน {tenant}',
  'meta.board': '{name} จัดอันดับโดย {tenant}',
  'meta.dealList': '{name} รวมดีลที่ตรวจสอบกับประวัติราคาแล้วบน {tenant}',
  'meta.coupons': 'โค้ดส่วนลดและคูปองจาก Lazada, Shopee และ TikTok Shop รวมไว้ที่ {tenant}',

  'list.heading': 'ผลลัพธ์',
  'list.found_other': '{amount} รายการ',

  'filter.title': 'ตัวกรอง',
  'filter.chosen': 'ตัวกรองที่เลือก',
  'filter.remove': 'ลบตัวกรอง {name}',
  'filter.clear': 'ล้างทั้งหมด',
  'filter.any': 'ไม่จำกัด',
  'filter.platform': 'แพลตฟอร์ม',
  'filter.price': 'ราคา',
  'filter.discount': 'ส่วนลด',
  'filter.label': 'จุดเด่น',
  'filter.classification': 'หมวดหมู่',
  'filter.brand': 'แบรนด์',
  'filter.shipping': 'การจัดส่ง',
  'filter.off': 'ลด {percent}% ขึ้นไป',
  'filter.priceTo': 'ต่ำกว่า {high}',
  'filter.priceFrom': '{low} ขึ้นไป',

  'brands.search': 'ค้นหาแบรนด์',
  'brands.hot': 'แบรนด์ยอดนิยม',
  'brand.offline': 'ตอนนี้แบรนด์นี้ยังไม่มีขายที่นี่',
  'brand.goods': 'สินค้า {amount} รายการ',
  'brand.deals': 'ดีล {amount} รายการ',
  'brand.currentDeals': 'ดีลจาก {name}',
  'brand.products': 'สินค้าของ {name}',
  'board.others': 'อันดับอื่น ๆ',

  'coupon.CODE': 'โค้ดส่วนลด',
  'coupon.DISCOUNT': 'ส่วนลดอัตโนมัติ',

  'breadcrumb.label': 'คุณอยู่ที่',
  'rating.title': 'คะแนนจากผู้ซื้อ',
  'rating.of': 'เต็ม 5',
  'rating.stars_other': '{count} ดาว',
  'rating.source_other': 'จาก {amount} รีวิวบน {platform}',

  'detail.originalPrice': 'ราคาเดิม',
  'detail.goToPlatform': 'ไปที่ {platform}',
  'detail.priceHistory': 'ประวัติราคา',
  'detail.published': 'เผยแพร่เมื่อ {date}',

  'notice.title': 'ประกาศ',
  'notice.pause': 'หยุดเลื่อนประกาศ',
  'notice.play': 'เลื่อนประกาศต่อ',

  'tabs.label': 'ส่วนของหน้านี้',

  'follow.invitation': 'เข้าสู่ระบบเพื่อดูโพสต์ของคนที่คุณติดตาม',
  'follow.signIn': 'เข้าสู่ระบบ',

  'footer.label': 'เกี่ยวกับเว็บไซต์นี้',
  'footer.userAgreement': 'ข้อตกลงการใช้งาน',
  'footer.privacyPolicy': 'นโยบายความเป็นส่วนตัว',
  'footer.privacyChoices': 'ตัวเลือกความเป็นส่วนตัว',
  'footer.sitemap': 'แผนผังเว็บไซต์',
  'footer.ranking': 'จัดอันดับ',
  'footer.aboutUs': 'เกี่ยวกับเรา',
  'footer.help': 'ช่วยเหลือและติดต่อ',
  'footer.download': 'ดาวน์โหลดแอป',
  'footer.disclosure': 'เราอาจได้รับค่าคอมมิชชันเมื่อคุณซื้อผ่านลิงก์บนเว็บไซต์นี้ โดยราคาที่คุณจ่ายไม่เปลี่ยนแปลง',

  'about.title': 'เกี่ยวกับ {tenant}',
  'about.mission.title': 'เจอดีลดี ไม่ต้องไล่หา',
  'about.mission.text':
    '{tenant} รวบรวมส่วนลดจาก Lazada, Shopee, TikTok Shop และแพลตฟอร์มอื่นไว้ในที่เดียว คุณจึงไม่ต้องเปิดทีละแอปเพื่อหาราคาที่ดีที่สุด',
  'about.prices.title': 'ราคาที่ตรวจสอบย้อนหลังได้',
  'about.prices.text':
    'ส่วนลดแทบไม่มีความหมายถ้าราคาเพิ่งถูกปรับขึ้นเมื่อสัปดาห์ก่อน เราจึงบันทึกการเปลี่ยนแปลงของราคา และจะบอกว่าถูกที่สุดใน 30, 90 หรือ 180 วัน ก็ต่อเมื่อข้อมูลของเรายืนยันเท่านั้น',
  'about.money.title': 'รายได้ของเรา',
  'about.money.text':
    'เราไม่ได้ขายสินค้าเอง เมื่อคุณซื้อผ่านลิงก์ของเรา แพลตฟอร์มอาจจ่ายค่าคอมมิชชันให้เราโดยคุณไม่ต้องจ่ายเพิ่ม ส่วนพื้นที่ที่มีผู้จ่ายเงินจะมีคำว่าโฆษณากำกับเสมอ',
  'about.people.title': 'คัดโดยคนจริง',
  'about.people.text':
    'ทีมบรรณาธิการและสมาชิกของเราร่วมกันแบ่งปันรีวิว คู่มือ และเคล็ดลับการช้อป หากพบดีลที่หมดอายุหรือราคาไม่ถูกต้อง แจ้งเราได้เลย เราจะตรวจสอบให้',
  'about.help.title': 'ช่วยเหลือและติดต่อ',
  'about.help.text':
    'ราคาไม่ตรงหรือดีลหมดแล้ว กด “รายงาน” ในหน้านั้นได้เลย เรื่องคำสั่งซื้อ การจัดส่ง และการคืนสินค้า ติดต่อร้านค้าบนแพลตฟอร์มที่คุณซื้อ เรื่องอื่น ๆ บอกทีมงาน {tenant} ได้เสมอ',
  'about.help.email': 'อีเมล {address}',
  'about.help.line': 'แชทกับเราใน LINE',

  'agreement.title': 'ข้อตกลงการใช้งาน',
  'agreement.scope.title': 'การใช้งาน {tenant}',
  'agreement.scope.text':
    'การใช้เว็บไซต์นี้ถือว่าคุณยอมรับข้อตกลงฉบับนี้ หากไม่เห็นด้วย โปรดหยุดใช้งาน คุณต้องมีอายุถึงเกณฑ์ที่ทำสัญญาได้ตามกฎหมายในประเทศของคุณ หรือได้รับความยินยอมจากผู้ปกครอง',
  'agreement.deals.title': 'ดีล ราคา และการสั่งซื้อ',
  'agreement.deals.text':
    'เราแสดงข้อเสนอของร้านค้าอื่น ราคา สต็อก และโปรโมชันเปลี่ยนแปลงได้เสมอ โปรดยึดข้อมูลที่ร้านค้าแสดงตอนชำระเงิน การซื้อเป็นสัญญาระหว่างคุณกับร้านค้า การจัดส่ง การคืนสินค้า และการคืนเงินเป็นไปตามเงื่อนไขของร้านค้า',
  'agreement.account.title': 'บัญชีของคุณ',
  'agreement.account.text':
    'โปรดเก็บรหัสผ่านและรหัสยืนยันเป็นความลับ และแจ้งเราหากมีผู้อื่นใช้บัญชีของคุณ คุณปิดบัญชีได้ทุกเมื่อที่หน้าความปลอดภัยของบัญชี',
  'agreement.content.title': 'เนื้อหาที่คุณโพสต์',
  'agreement.content.text':
    'คุณยังเป็นเจ้าของโพสต์และความคิดเห็นของคุณ และอนุญาตให้เราแสดงบนบริการของเรา ห้ามโพสต์สิ่งที่ผิดกฎหมาย ทำให้เข้าใจผิด หยาบคาย หรือคัดลอกจากผู้อื่น เราอาจลบเนื้อหาดังกล่าวและระงับบัญชีที่โพสต์',
  'agreement.liability.title': 'ความรับผิดของเรา',
  'agreement.liability.text':
    'เราดูแลให้ข้อมูลบนเว็บไซต์ถูกต้อง แต่ไม่อาจรับรองว่าครบถ้วนหรือใช้งานได้ตลอดเวลา และไม่รับผิดต่อสินค้าและบริการของร้านค้าอื่น เท่าที่กฎหมายอนุญาต',
  'agreement.changes.title': 'การเปลี่ยนแปลงข้อตกลง',
  'agreement.changes.text':
    'เราอาจปรับปรุงข้อตกลงนี้และจะประกาศการเปลี่ยนแปลงสำคัญบนเว็บไซต์ หากคุณใช้งานต่อหลังจากนั้น ถือว่ายอมรับข้อตกลงฉบับใหม่',

  'privacy.title': 'นโยบายความเป็นส่วนตัว',
  'privacy.collect.title': 'ข้อมูลที่เราเก็บ',
  'privacy.collect.text':
    'เมื่อคุณสมัครสมาชิก เราจัดเก็บอีเมลหรือเบอร์โทรศัพท์และข้อมูลโปรไฟล์ที่คุณกรอก ระหว่างใช้งานเราจัดเก็บหน้าที่คุณเข้าชม คำค้นหา ดีลที่คุณคลิก และข้อมูลทางเทคนิคของอุปกรณ์และเบราว์เซอร์',
  'privacy.use.title': 'เราใช้ข้อมูลเพื่ออะไร',
  'privacy.use.text':
    'เราใช้ข้อมูลเพื่อให้บริการ {tenant} แสดงดีลที่เหมาะกับคุณ ส่งการแจ้งเตือนที่คุณขอไว้ ป้องกันการใช้งานในทางที่ผิด และปรับปรุงเว็บไซต์ให้ดีขึ้น',
  'privacy.share.title': 'ใครได้รับข้อมูล',
  'privacy.share.text':
    'เราไม่ขายข้อมูลส่วนบุคคล ผู้ให้บริการที่ดูแลเซิร์ฟเวอร์หรือส่งข้อความจะประมวลผลข้อมูลแทนเราภายใต้สัญญา เมื่อคุณคลิกไปยังร้านค้า ร้านค้าจะทราบว่าคุณมาจากเรา และนโยบายความเป็นส่วนตัวของร้านค้านั้นจะมีผลบังคับใช้',
  'privacy.cookies.title': 'คุกกี้',
  'privacy.cookies.text':
    'คุกกี้บางส่วนจำเป็นต่อการใช้งาน เช่น จดจำการเข้าสู่ระบบ ภาษา และอุปกรณ์ของคุณ ส่วนอื่นใช้วัดผลการใช้งานเว็บไซต์ ซึ่งเราจะใช้เมื่อได้รับความยินยอมตามที่กฎหมายกำหนด และคุณถอนความยินยอมได้ทุกเมื่อ',
  'privacy.rights.title': 'สิทธิของคุณ',
  'privacy.rights.text':
    'คุณมีสิทธิขอดู แก้ไข รับสำเนา หรือลบข้อมูลของคุณ คัดค้านการใช้ข้อมูล และถอนความยินยอม รวมถึงร้องเรียนต่อหน่วยงานคุ้มครองข้อมูลส่วนบุคคลในประเทศของคุณ เมื่อปิดบัญชี โปรไฟล์ของคุณจะถูกลบ',
  'privacy.keep.title': 'ระยะเวลาที่เราเก็บข้อมูล',
  'privacy.keep.text':
    'เราเก็บข้อมูลบัญชีไว้ตราบเท่าที่คุณยังมีบัญชี และเก็บข้อมูลการใช้งานเท่าที่จำเป็นต่อวัตถุประสงค์ข้างต้น หลังจากนั้นจะลบหรือทำให้ไม่สามารถระบุตัวตนได้',

  'offline.title': 'คุณออฟไลน์อยู่',
  'offline.text': 'ขณะนี้ไม่มีการเชื่อมต่ออินเทอร์เน็ต คุณยังดูหน้าที่เปิดล่าสุดได้',
  'offline.asOf': 'คุณออฟไลน์อยู่ ข้อมูลหน้านี้ ณ {time} น.',
  'offline.seen': 'หน้าที่คุณดูล่าสุด',

  'download.title': 'ดาวน์โหลดแอป {tenant}',
  'download.why.title': 'ไม่พลาดทุกครั้งที่ราคาลด',
  'download.why.text': 'แอปแจ้งเตือนทันทีเมื่อสินค้าที่คุณติดตามราคาลดลง ดูรายการโปรดได้ทุกที่ และเปิดดีลในแอปของร้านค้าได้โดยตรง',
  'download.how.title': 'วิธีติดตั้ง',
  'download.how.text':
    'ค้นหา {tenant} ใน App Store, Google Play หรือ Huawei AppGallery หรือเปิดหน้านี้บนมือถือแล้วแตะปุ่มด้านล่าง เข้าสู่ระบบด้วยบัญชีเดิมเพื่อดูรายการโปรดและการแจ้งเตือนของคุณ',
  'download.from': 'ดาวน์โหลดจาก {store}',
  'download.open': 'เปิดในแอป',
  'download.openShort': 'เปิดแอป',
  'download.guide': 'แจ้งเตือนราคาลดในแอป {tenant}',
  'search.tabs': 'ประเภทผลการค้นหา',
  'search.similar': 'ไม่พบ “{keyword}” ตรงตัว แต่มีรายการที่ใกล้เคียง',
  'sort.RELEVANCE': 'ตรงที่สุด',
  'meta.search': 'ค้นหาดีล สินค้า บทความ และรีวิวทั้งหมดบน {tenant}',

  'search.alert': 'แจ้งฉันเมื่อมีดีลใหม่',
  'unsubscribe.text':
    'ต้องการให้ {tenant} หยุดส่งอีเมลแจ้งเตือนดีลหรือไม่? การแจ้งเตือนของคุณจะยังอยู่ แต่หยุดชั่วคราวในหน้าแจ้งเตือนดีล',
  'unsubscribe.stop': 'หยุดรับอีเมล',
  'unsubscribe.done': 'เรียบร้อย คุณจะไม่ได้รับอีเมลแจ้งเตือนดีลอีก และเปิดใหม่ได้ทุกเมื่อ',
  'unsubscribe.manage': 'จัดการการแจ้งเตือน',
};
