/** A product of the table; the price is in baht. */
type TableGoods = { title: string; brand: string; category: string; price: number; platform: string };

/** Goods by category as `brand|title|price`; each variant in braces is a product of its own. */
const GOODS: Readonly<Record<string, string>> = {
  มือถือ: `
Samsung|สมาร์ทโฟน Samsung Galaxy {A06 4/128GB,A16 5G 8/256GB,S24 FE 8/256GB,S24 Ultra 12/512GB,Z Flip6 12/256GB,A55 5G 12/256GB} เครื่องศูนย์ไทย|4999
vivo|{vivo Y18 (6/128GB),vivo V40 5G (12/512GB),vivo Y28 8/256GB} โทรศัพท์มือถือ แบต 5000mAh|5299
vivo|วีโว่ Y03 4/64GB ประกันศูนย์|2999
OPPO|OPPO {A3x 4/128GB,Reno12 5G 12/256GB,A60 8/256GB,Find X7} สมาร์ทโฟนกล้องชัด|6999
Xiaomi|Xiaomi {14T Pro 12/512GB,Redmi Note 13 8/256GB,Redmi 13C 6/128GB,Redmi A3} Global Version|4299
POCO|POCO {X6 Pro 5G 12/512GB,C65 8/256GB,M6 Pro} สมาร์ทโฟนเล่นเกม|5999
realme|realme {C61 6/128GB,12 Pro+ 5G,Note 50} จอใหญ่|3999
Infinix|Infinix {HOT 40 Pro,Note 40 Pro 8/256GB,Smart 8} มือถือจอ 120Hz|3899
HONOR|HONOR {X8b 8/512GB,200 Pro,X6b} โทรศัพท์|7999
Huawei|HUAWEI {nova 12s 8/256GB,Pura 70} สมาร์ทโฟน|11990
OnePlus|OnePlus {Nord 4 5G,12R 16/256GB} เครื่องแท้|13990
Nokia|Nokia {105 ปุ่มกด,3210 4G} โทรศัพท์ผู้สูงอายุ|990
Google|Google Pixel {8a 128GB,9 Pro 256GB} เครื่องนอก|18900`,
  แท็บเล็ต: `
Apple|Apple iPad {Air 11 นิ้ว M2,Gen 10 64GB,mini 7} Wi-Fi|13900
Samsung|แท็บเล็ต Samsung Galaxy Tab {A9+ 5G,S9 FE} พร้อมปากกา|8990
Xiaomi|Xiaomi Pad 6 {6/128GB,8/256GB} แท็บเล็ตจอ 2.8K|9990`,
  เกม: `
Nintendo|{Super Mario Bros. Wonder,The Legend of Zelda: Tears of the Kingdom,Mario Kart 8 Deluxe,Animal Crossing New Horizons,Pokemon Scarlet,Splatoon 3,Kirby and the Forgotten Land,Ring Fit Adventure} แผ่นเกม Nintendo Switch|1590
Nintendo|เครื่องเกม Nintendo Switch {OLED สีขาว,Lite สีฟ้า} ประกัน 1 ปี|9900
Nintendo|จอย Joy-Con {สีนีออน,สีพาสเทล} สำหรับ Nintendo Switch|2190
Sony|PlayStation 5 {Slim Disc Edition,Digital Edition} ประกันศูนย์ไทย|17990
Sony|จอย DualSense {Wireless Controller สีขาว,Edge} PS5|2290
Sony|{EA Sports FC 25,God of War Ragnarok,Gran Turismo 7} แผ่นเกม PS5|1790`,
  เครื่องสำอาง: `
Maybelline|Maybelline {Fit Me แป้งพัฟคุมมัน,Superstay Matte Ink ลิปจิ้มจุ่ม,Lash Sensational มาสคาร่ากันน้ำ} ของแท้|259
L'Oreal|L'Oreal Paris {Revitalift เซรั่มไฮยา 30ml,Elseve แชมพู 620ml,UV Defender กันแดด}|499
CeraVe|CeraVe {Foaming Cleanser โฟมล้างหน้า 236ml,Moisturising Cream ครีมบำรุง 340g}|590
La Roche-Posay|La Roche-Posay {Cicaplast Baume B5+ 40ml,Effaclar ฟองล้างหน้า,Anthelios ครีมกันแดด SPF50}|820
Anessa|Anessa Perfect UV {Sunscreen Skincare Milk 60ml,Gel} กันแดดผิวหน้า|1050
Biore|บิโอเร ยูวี {อะควา ริช เอสเซนส์ กันแดด 50g,บอดี้ เซรั่ม}|299
Srichand|ศรีจันทร์ แป้งฝุ่น {ทรานส์ลูเซนต์ 10g,เบคทู บิวตี้}|280
Mistine|มิสทิน {ดินสอเขียนคิ้ว,อายไลเนอร์กันน้ำ,คุชชั่นหน้าเนียน}|149
Romand|Romand {Juicy Lasting Tint ลิปทินท์,Better Than Palette อายแชโดว์}|320
Garnier|การ์นิเย่ {ไมเซลล่า คลีนซิ่งวอเตอร์ 400ml,ไบรท์คอมพลีท เซรั่มวิตซี}|229`,
  กระเป๋า: `
-|กระเป๋าสตางค์{ผู้ชายหนังแท้ใบสั้น,ผู้หญิงใบยาวซิปรอบ,ใบเล็กใส่บัตร}|199
Coach|COACH กระเป๋าเงินผู้หญิง {Corner Zip Wristlet,ใบสั้น Signature}|2590
Anello|กระเป๋าเป้ anello {ใบใหญ่กันน้ำ,ใบเล็ก}|1290
Charles & Keith|CHARLES & KEITH กระเป๋าสะพายข้าง {สีดำ,สีครีม}|1790
-|กระเป๋าเดินทางล้อลาก {20 นิ้ว,24 นิ้ว,28 นิ้ว}|990
-|กระเป๋าผ้าแคนวาส {ลายการ์ตูน,สีพื้น}|99`,
  อุปกรณ์มือถือ: `
-|ฟิล์มกระจก {iPhone 15 Pro Max,iPhone 13,Samsung S24 Ultra,vivo Y18,Redmi Note 13} เต็มจอ|59
-|เคสใสกันกระแทก {iPhone 15,iPhone 14 Pro,OPPO A3x,Samsung A16,realme C61}|79
-|เคสซิลิโคน {iPad Air 11,AirPods Pro 2}|149
Anker|Anker หัวชาร์จเร็ว {Nano 20W,65W GaN 3 ช่อง}|590
Anker|Anker PowerCore พาวเวอร์แบงค์ {10000mAh,20000mAh}|890
Baseus|Baseus สายชาร์จ {Type-C 100W ยาว 2 เมตร,USB to Lightning 1 เมตร}|159
Eloop|Eloop {E29 พาวเวอร์แบงค์ 30000mAh,EW54 MagSafe 10000mAh}|790
-|ขาตั้งมือถือ {พับได้อลูมิเนียม,ยึดในรถยนต์}|129
SanDisk|SanDisk Ultra microSD {128GB,256GB} การ์ดหน่วยความจำ|390`,
  หูฟัง: `
Sony|Sony {WH-1000XM5,WF-1000XM5,WH-CH520} หูฟังไร้สายตัดเสียง|9990
JBL|JBL {Tune 520BT หูฟังครอบหู,Wave Beam หูฟังทรูไวเลส,Go 4 ลำโพงบลูทูธพกพา,Flip 6 ลำโพงบลูทูธ}|1990
Soundcore|Soundcore {Life P3i,Liberty 4 NC} หูฟังบลูทูธ by Anker|1490
Apple|Apple AirPods {Pro 2 USB-C,4} หูฟังไร้สาย|7490
QCY|QCY {T13 ANC,MeloBuds} หูฟังบลูทูธ 5.3|690
Marshall|Marshall {Major IV หูฟัง,Emberton II ลำโพงพกพา}|4990
Logitech|Logitech {G435 หูฟังเกมมิ่ง,M650 เมาส์ไร้สาย,K380 คีย์บอร์ดบลูทูธ,G304 เมาส์เกมมิ่ง}|1390
-|หูฟังมีสาย {Type-C,3.5mm} มีไมค์|99`,
  เครื่องใช้ไฟฟ้า: `
Philips|หม้อทอดไร้น้ำมัน Philips {HD9252 4.1 ลิตร,HD9650 XXL}|2990
Xiaomi|Xiaomi {Smart Air Fryer 6.5L,Smart Air Purifier 4 เครื่องฟอกอากาศ,Robot Vacuum E10 หุ่นยนต์ดูดฝุ่น}|3490
Sharp|ชาร์ป หม้อหุงข้าว {1.8 ลิตร KS-19ST,1 ลิตร}|790
Sharp|SHARP ไมโครเวฟ {20 ลิตร R-2200,23 ลิตร}|2490
Hatari|พัดลม Hatari {ตั้งโต๊ะ 16 นิ้ว,สไลด์ 18 นิ้ว,ไอเย็น}|990
Dyson|Dyson {V12 Detect Slim เครื่องดูดฝุ่น,Supersonic ไดร์เป่าผม}|15900
LG|LG {เครื่องซักผ้าฝาหน้า 9 กก.,ตู้เย็น 2 ประตู 11 คิว,ทีวี 55 นิ้ว OLED}|19900
Toshiba|โตชิบา {ตู้เย็น 1 ประตู 6.4 คิว,เครื่องซักผ้า 2 ถัง 8 กก.}|5490
Daikin|แอร์ Daikin {9200 BTU Inverter,12000 BTU} รวมติดตั้ง|12900
Tefal|Tefal {กระทะ 28 ซม.,เตารีดไอน้ำ,กาต้มน้ำไฟฟ้า 1.7 ลิตร}|890
Mister Robot|Mister Robot เครื่องดูดฝุ่นไร้สาย {รุ่น Plus,รุ่น Mini}|1990`,
  แฟชั่น: `
Nike|รองเท้าวิ่ง Nike {Pegasus 41,Revolution 7} ผู้ชาย|2890
adidas|รองเท้าผ้าใบ adidas {Samba OG,Grand Court} unisex|3200
Converse|Converse Chuck Taylor {All Star หุ้มข้อ,Ox} รองเท้าผ้าใบ|1990
Crocs|Crocs {Classic Clog,LiteRide} รองเท้าแตะ|1290
Uniqlo|UNIQLO {AIRism เสื้อยืดคอกลม,กางเกงขาสั้น}|390
Levi's|Levi's 501 {กางเกงยีนส์ชาย,กางเกงยีนส์หญิง}|2490
-|เสื้อเชิ้ตแขนยาว {ผู้ชายสีขาว,ผู้หญิงทรงโอเวอร์ไซส์}|259
-|ชุดเดรส{ยาวลายดอก,สั้นสายเดี่ยว} สไตล์เกาหลี|329
-|กางเกงยีนส์ {ขากระบอกเอวสูง,ทรงกระบอกเล็ก}|299
Casio|นาฬิกา Casio {G-Shock GA-2100,AE-1200WH,F-91W}|1190
-|หมวกแก๊ป {ปักลาย,สีพื้น} ปรับขนาดได้|89
-|ถุงเท้าข้อสั้น {5 คู่,10 คู่}|79
-|รองเท้าแตะ {ผู้หญิงส้นหนา,ผู้ชายหูหนีบ}|129
-|แว่นกันแดด {ทรงกลม,โพลาไรซ์}|159
-|เข็มขัด {หนังแท้,ผ้าทอ}|149
-|สร้อยคอ {เงินแท้ 925,จี้หัวใจ}|290
-|เสื้อกันหนาว {มีฮู้ด,ไหมพรม}|359
-|ชุดนอน {ผ้าซาติน,ลายการ์ตูน}|199`,
  สัตว์เลี้ยง: `
Royal Canin|Royal Canin {Kitten อาหารลูกแมว 2kg,Mini Adult อาหารสุนัขพันธุ์เล็ก 4kg}|990
Whiskas|วิสกัส {อาหารแมว รสปลาทู 1.2kg,อาหารเปียกแมว 85g แพ็ค 12}|189
Me-O|มีโอ {อาหารแมวโต 7kg,ขนมแมวเลีย 20 ซอง}|499
Pedigree|Pedigree {อาหารสุนัข รสเนื้อ 10kg,เดนต้าสติ๊ก ขัดฟันสุนัข}|890
-|ทรายแมว{เต้าหู้ 6 ลิตร,เบนโทไนท์ 10 ลิตร}|159
-|คอนโดแมว {3 ชั้น,5 ชั้น}|890
-|ปลอกคอสุนัข{หนังแท้,มีกระดิ่ง}|59
-|ที่ลับเล็บแมว {กระดาษ,เสา}|79
-|กรง {สุนัขพับได้,กระต่าย}|690
-|อาหาร{ปลา 500g,นก 1kg,กระต่าย 2kg}|89`,
  หนังสือ: `
-|หนังสือ {Atomic Habits เปลี่ยนชีวิตด้วยนิสัยเล็กๆ,จิตวิทยาสายดาร์ก,คิดแบบยิวทำแบบญี่ปุ่น,รวยด้วยหุ้น}|245
-|นิยาย {แฮร์รี่ พอตเตอร์ กับศิลาอาถรรพ์,บุพเพสันนิวาส,เพชรพระอุมา}|325
-|หนังสือการ์ตูน {วันพีซ เล่ม 105,ดาบพิฆาตอสูร เล่ม 23,โคนัน เล่ม 100}|95
-|พจนานุกรม {อังกฤษ-ไทย,ญี่ปุ่น-ไทย}|220
-|สมุดโน้ต {A5 ปกแข็ง,B5 เส้นบรรทัด}|45
Faber-Castell|Faber-Castell {ดินสอสีไม้ 36 สี,ปากกาเมจิก 24 สี}|199`,
  บ้าน: `
-|ที่นอนยางพารา {3.5 ฟุต,5 ฟุต,6 ฟุต}|3990
-|ผ้าปูที่นอน {6 ฟุต สีเทา,5 ฟุต ลายดอก} ครบชุด|399
-|หมอนหนุน{เพื่อสุขภาพ,ยัดใยสังเคราะห์}|199
-|โต๊ะทำงาน {ปรับระดับไฟฟ้า,ไม้ 120 ซม.}|2990
-|เก้าอี้{ทำงานเพื่อสุขภาพ,เกมมิ่ง ปรับนอนได้}|2490
-|ชั้นวางของ {เหล็ก 5 ชั้น,ไม้ 4 ชั้น}|590
-|แก้วเก็บความเย็น {30 ออนซ์,มีหลอดดูด 40 oz}|250
-|ปลั๊กไฟ {5 ช่อง 3 เมตร มอก.,พ่วง USB}|349
-|หลอดไฟ LED {9W แสงขาว,12W วอร์มไวท์}|49
-|น้ำยาซักผ้า {สูตรเข้มข้น 3 ลิตร,กลิ่นซากุระ 700 มล.}|159
-|ผ้าอ้อมเด็ก {ไซส์ M 76 ชิ้น,ไซส์ L 62 ชิ้น} แบบกางเกง|499
-|รถเข็นเด็ก {พับได้น้ำหนักเบา,ปรับนอน 175 องศา}|1990
-|ของเล่นตัวต่อ {500 ชิ้น,รถแข่ง}|299
-|จักรยาน{เสือภูเขา 26 นิ้ว,พับได้ 20 นิ้ว}|3490
-|เสื่อโยคะ {หนา 10 มม.,TPE 2 สี}|259
-|ร่มพับ {กันยูวี,อัตโนมัติ}|159
-|กล่องเก็บของ {มีล้อ 60 ลิตร,พับได้}|199
-|ผ้าม่าน {กันแสง 2 เมตร,โปร่ง}|290
-|มีดทำครัว {ชุด 6 ชิ้น,เชฟ 8 นิ้ว}|299
-|แปรงสีฟัน {ไฟฟ้า,ขนนุ่ม แพ็ค 4}|129
-|ผ้าเช็ดตัว {คอตตอน 70x140,นาโน}|99
-|ดัมเบล {5 กก. คู่,ปรับน้ำหนัก 20 กก.}|690
-|เต็นท์ {กางอัตโนมัติ 4 คน,แคมป์ปิ้ง 2 คน}|890`,
};
const PLATFORMS = ['LAZADA', 'SHOPEE', 'TIKTOK'];

/** The goods of the table, from the most sold on, with the marketplaces in turns. */
export const TABLE_GOODS: readonly TableGoods[] = Object.entries(GOODS)
  .flatMap(([category, lines]) =>
    lines
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [brand = '', title = '', price = ''] = line.split('|');
        const variants = /\{([^}]*)\}/.exec(title)?.[1]?.split(',') ?? [''];
        return variants.map((variant) => ({
          brand: brand === '-' ? '' : brand,
          title: title.replace(/\{[^}]*\}/, variant),
          category,
          price: Number(price),
        }));
      }),
  )
  .map((one, at) => ({ ...one, platform: PLATFORMS[at % PLATFORMS.length] ?? '' }));

/** Searches, each with a part of a title that must be among the first five; `!` before names that aren't sold. */
export const QUERIES: readonly (readonly [string, string])[] = `
มือถือ|Galaxy
มือถือวิโว่|vivo
วีโว่ y18|vivo Y18
vivo y18|vivo Y18
vivoy18|vivo Y18
โทรศัพท์วีโว|vivo
โทรสับ vivo|vivo
ซัมซุง|Samsung Galaxy
ซัมซุงกาแลคซี่|Samsung Galaxy
ซัมซุม a16|Galaxy A16
samsung s24 ultra|S24 Ultra
sumsung a55|A55
galaxy zflip6|Z Flip6
ออปโป้|OPPO
opo reno 12|Reno12
โอปโป้ a3x|OPPO A3x
เสียวหมี่|Xiaomi
เรดมี่ note 13|Redmi Note 13
redmi13c|Redmi 13C
โปโก้|POCO
poco x6pro|X6 Pro
เรียวมี c61|realme C61
อินฟินิก|Infinix
ออนเนอร์ 200|HONOR 200
หัวเหว่ย|HUAWEI
วันพลัส|OnePlus
โนเกียปุ่มกด|Nokia 105
พิกเซล 9|Pixel 9 Pro
สมาทโฟน|สมาร์ทโฟน
ไอแพด|iPad
ไอแพต แอร์|iPad Air
ipad mini|iPad mini
แทปเล็ต|แท็บเล็ต
nintendo switch|Nintendo Switch
นินเทนโดสวิตช์|Nintendo Switch
แผ่นเกมสวิตช์|แผ่นเกม Nintendo Switch
มาริโอ้|Mario
มาริโอคาร์ท|Mario Kart
เซลด้า|Zelda
โปเกมอน|Pokemon
switch oled|OLED สีขาว
เพลสเตชั่น 5|PlayStation 5
ps5|PS5
จอย ps5|DualSense
เมเบอลีน|Maybelline
เมย์เบลลีนลิป|ลิปจิ้มจุ่ม
ลอรีอัล|L'Oreal
เซราวี|CeraVe
ลาโรช|La Roche-Posay
กันแดด|กันแดด
ครีมกันเเดด|กันแดด
กันแดดanessa|Anessa
แป้งศรีจันทร์|ศรีจันทร์ แป้งฝุ่น
ลิปทิ้น|ลิปทินท์
มาสคาร่า กันนํ้า|มาสคาร่ากันน้ำ
กระเป๋าตังค์|กระเป๋าสตางค์
กระเป๋าตัง ผู้หญิง|กระเป๋าสตางค์ผู้หญิง
กะเป๋าตังค์|กระเป๋าสตางค์
wallet|กระเป๋า
โค้ช|COACH
กระเป๋าเป้ อเนลโล|anello
กระเป๋าลาก 24นิ้ว|24 นิ้ว
ฟิล์มไอโฟน 15|ฟิล์มกระจก iPhone 15 Pro Max
ฟิมไอโฟน|ฟิล์มกระจก iPhone
เคส iphone15|เคสใสกันกระแทก iPhone 15
เคสไอโฟน14โปร|iPhone 14 Pro
powerbank anker|Anker PowerCore
พาวเวอแบงค์|พาวเวอร์แบงค์
พาวเวอร์แบงค์ shopee|พาวเวอร์แบงค์
หัวชาจ 65w|65W GaN
สายชาร์จtypec|Type-C 100W
เมมโมรี่การ์ด 128|microSD 128GB
หูฟงั|หูฟัง
หูฟงับลูทูธ|หูฟังบลูทูธ
หูฟัง บลูทูท|หูฟังบลูทูธ
หูฟัง sony wh1000xm5|WH-1000XM5
sony xm5|1000XM5
โซนี่ หูฟัง|Sony
แอร์พอด|AirPods
airpod pro|AirPods Pro 2
ลำโพง เจบีแอล|ลำโพงบลูทูธ
jbl flip6|Flip 6
เมาส์ไร้สายโลจิเทค|M650
keyboard bluetooth|คีย์บอร์ดบลูทูธ
หม้อทอดไร้น้ำมัน|หม้อทอดไร้น้ำมัน
หม้อทอด philip|หม้อทอดไร้น้ำมัน Philips
air fryer|Air Fryer
เครื่องฟอกอากาศ lazada|ฟอกอากาศ
หม้อหุงข้าวชาร์ป|หม้อหุงข้าว
พัดลมฮาตาริ|พัดลม Hatari
ไดสัน|Dyson
ตู้เย็น โตชิบา|ตู้เย็น 1 ประตู
แอร์ ไดกิ้น|แอร์ Daikin
รองเท้าไนกี้|Nike
อดิดาส แซมบ้า|adidas Samba
กางเกงยีน|กางเกงยีนส์
casio gshock|G-Shock
อาหารแมว วิสกัส|วิสกัส อาหารแมว
ทรายเเมว|ทรายแมว
แฮรี่พอตเตอร์|แฮร์รี่ พอตเตอร์`
  .trim()
  .split('\n')
  .map((line) => {
    const [keyword = '', title = ''] = line.split('|');
    return [keyword, title] as const;
  });
