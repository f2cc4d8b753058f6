import { LIST_FIELDS, type MappedField, type Mapping } from '#schemas/feeds/mapping.ts';

/** Limits of a mapping: columns of one field, and the length of a column's name. */
const MAX_COLUMNS = 20;
const MAX_NAME = 200;

/**
 * Names of columns in feeds, by field, the most telling first; written as `foldName` folds them. They are those of the
 * marketplaces' own exports, of data vendors' tables of Shopee, Lazada, SHEIN and Amazon (`initial_price`,
 * `breadcrumb`, `number_sold`), and of tables that people scrape (`link_item`, `item_desc`, `selling_price`).
 */
const NAMES: Partial<Record<MappedField, string>> = {
  itemId:
    'itemid productid id offerid articleid skuid code productcode itemcode goodsid asin รหัสสินค้า รหัส ไอดี idproduk kodeproduk kode idbarang kodebarang sku guid',
  title:
    'title producttitle name productname itemname itemtitle ชื่อสินค้า ชื่อ สินค้า ชื่อผลิตภัณฑ์ หัวข้อ namaproduk nama judul namabarang',
  price:
    'saleprice discountedprice discountprice specialprice promotionprice promoprice dealprice offerprice finalprice sellingprice currentprice pricenow salesprice ราคาขาย ราคาพิเศษ ราคาโปร ราคาหลังลด ราคาลด hargadiskon hargapromo hargajual price productprice itemprice amount unitprice retailprice lowestprice minprice pricemin ราคา ราคาสินค้า ราคาต่ำสุด harga hargaproduk hargaterendah',
  maxPrice: 'maxprice pricemax highestprice highprice ราคาสูงสุด hargatertinggi hargamaksimum',
  originalPrice:
    'originalprice initialprice regularprice listprice marketprice actualprice mrp wasprice oldprice priceold pricebefore beforeprice fullprice compareatprice msrp rrp rrpprice ราคาเต็ม ราคาปกติ ราคาเดิม ราคาก่อนลด hargaasli hargacoret hargasebelumdiskon hargaawal hargalama price productprice itemprice retailprice ราคา harga',
  url: 'url link producturl productlink itemurl itemlink linkitem linkproduct pageurl weburl permalink href ลิงก์สินค้า ลิงค์สินค้า ลิงก์ ลิงค์ ที่อยู่เว็บ tautan tautanproduk linkproduk urlproduk affiliatelink deeplink trackinglink promolink',
  traceUrl:
    'traceurl affiliatelink affiliateurl afflink deeplink trackinglink trackingurl promolink promoshortlink shortlink offerlink ลิงก์ข้อเสนอ ลิงก์สั้น ลิงก์นายหน้า ลิงก์แนะนำ linkafiliasi tautanafiliasi',
  platform: 'platform marketplace channel แพลตฟอร์ม ช่องทาง ตลาด lokapasar',
  pictures:
    'pictures picture images image src imageurl imagelink imagesrc photo photos thumbnail pictureurl productimage mainimage additionalimagelink additionalimages รูปภาพ รูป รูปสินค้า ภาพ ภาพสินค้า ลิงก์รูปภาพ gambar foto gambarproduk urlgambar fotoproduk',
  currency: 'currency currencycode pricecurrency สกุลเงิน matauang',
  availability:
    'availability available instock stockstatus stock quantity qty inventory stocklevel สถานะสินค้า มีสินค้า สต็อก สต๊อก คงเหลือ จำนวนคงเหลือ จำนวน ketersediaan stok jumlahstok',
  condition: 'condition itemcondition productcondition สภาพสินค้า สภาพ kondisi kondisibarang',
  brand: 'brand brandname manufacturer vendor make ยี่ห้อ แบรนด์ ตราสินค้า ผู้ผลิต merek merk brandproduk',
  shop: 'shop shopname store storename seller sellername merchant merchantname ร้าน ชื่อร้าน ร้านค้า ชื่อร้านค้า ผู้ขาย toko namatoko penjual',
  location: 'location city province จังหวัด สถานที่ ส่งจาก lokasi kota',
  summary: 'summary shortdescription excerpt รายละเอียดย่อ คำอธิบายสั้น ringkasan deskripsisingkat',
  description:
    'description productdescription itemdescription body desc itemdesc productdesc longdescription details productdetails รายละเอียด รายละเอียดสินค้า คำอธิบาย deskripsi deskripsiproduk keterangan',
  categories:
    'categories breadcrumb breadcrumbs category categorypath productcategory maincategory categoryname producttype category1 category2 category3 categorylv1 categorylv2 categorylv3 googleproductcategory หมวดหมู่ หมวด หมวดหมู่สินค้า ประเภทสินค้า ประเภท kategori kategoriproduk jenis',
  gtin: 'gtin ean ean13 upc isbn barcode บาร์โค้ด kodebatang',
  mpn: 'mpn partnumber modelnumber รุ่น nomormodel',
  sku: 'sku sellersku skuid รหัสsku',
  variantGroup: 'variantgroup itemgroupid parentid groupid parentsku รหัสกลุ่ม',
  attributes:
    'attributes specifications color colour size material pattern weight คุณสมบัติ สเปก สี ขนาด ไซซ์ วัสดุ ลวดลาย น้ำหนัก atribut spesifikasi warna ukuran bahan motif berat',
  checkedAt:
    'checkedat lastchecked lastcheckedat readat recordedat scrapedat scrapedate scrapetime crawledat crawldate crawltime crawltimestamp fetchedat snapshotdate timestamp updatedat lastupdated lastupdatedat lastupdate updatetime updated lastmodified modifiedat datemodified date datetime ตรวจเมื่อ วันที่ตรวจ อัปเดตเมื่อ อัปเดตล่าสุด วันที่อัปเดต วันที่ diperiksa diperbarui terakhirdiperbarui tanggaldiperbarui tanggalupdate tanggal',
  saleFrom: 'salefrom salestart salepricestart datesalepricestarts เริ่มลดราคา mulaidiskon',
  saleUntil: 'saleuntil saleend salepriceend datesalepriceends สิ้นสุดลดราคา akhirdiskon',
  expiresAt: 'expiresat expirationdate expires validuntil validto วันหมดอายุ kedaluwarsa berlakuhingga',
  averageScore:
    'averagescore rating averagerating productrating itemrating score stars คะแนน คะแนนรีวิว เรตติ้ง penilaian',
  reviewCount:
    'reviewcount reviewscount reviews ratingcount ratingscount totalreviews numberofreviews จำนวนรีวิว รีวิว jumlahulasan ulasan',
  totalSales:
    'totalsales sold itemsold numbersold totalsold soldquantity sales soldcount ขายแล้ว ยอดขาย จำนวนที่ขาย ขาย terjual jumlahterjual',
  monthSales: 'monthsales monthlysales ยอดขายต่อเดือน penjualanbulanan',
  freeShipping: 'freeshipping ส่งฟรี จัดส่งฟรี gratisongkir',
  mall: 'mall official officialstore ร้านทางการ tokoresmi',
};
const FIELDS_OF = new Map<string, [MappedField, rank: number][]>();
for (const [field, names] of Object.entries(NAMES))
  for (const [rank, name] of names.split(' ').entries())
    FIELDS_OF.set(name, [...(FIELDS_OF.get(name) ?? []), [field as MappedField, rank]]);

/** Mapping of a file's columns by their names in Thai, English and Indonesian. */
export function suggestMapping(columns: readonly string[]): Mapping {
  const found = new Map<MappedField, { column: string; rank: number }[]>();
  for (const column of columns.filter(({ length }) => length <= MAX_NAME))
    for (const [field, rank] of FIELDS_OF.get(foldName(column)) ?? numbered(column))
      found.set(field, [...(found.get(field) ?? []), { column, rank }]);
  const columnsOf = (field: MappedField) =>
    (found.get(field) ?? []).toSorted((a, b) => a.rank - b.rank).map(({ column }) => column);
  const [price] = columnsOf('price');
  return Object.fromEntries(
    [...found.keys()].flatMap((field) => {
      // A file's only price is the price now, not the one before.
      const from = columnsOf(field).filter((column) => field !== 'originalPrice' || column !== price);
      return from.length > 0 ? [[field, originOf(field, from.slice(0, MAX_COLUMNS))]] : [];
    }),
  );
}

function originOf(field: MappedField, from: string[]) {
  if (!LIST_FIELDS.includes(field)) return { from };
  if (field !== 'categories') return { from, all: true };
  // Levels in columns of their own are one path; a single column has the whole path.
  return from.length > 1 ? { from, all: true } : { from, split: '>' };
}

/** Fields of `image_3` and `หมวดหมู่2`: lists whose elements have columns of their own. */
function numbered(column: string): [MappedField, number][] {
  const name = foldName(column);
  const [, base = '', digits = '0'] = /^(.+?)(\d{1,2})$/.exec(name) ?? [];
  return (FIELDS_OF.get(base) ?? []).flatMap(([field]) =>
    LIST_FIELDS.includes(field) ? [[field, 100 + Number(digits)]] : [],
  );
}

/** Name of a column without what follows in brackets, the object it is in, spaces and signs. */
function foldName(column: string): string {
  return column
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\([^)]*\)|\[[^\]]*\]/g, '')
    .replace(/^.*\./, '')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}
