/** Names of months in Thai, English and Indonesian, written out and short, without dots, from January to December. */
const NAMES = [
  'มกราคม มกรา มค january jan januari',
  'กุมภาพันธ์ กุมภา กพ february feb februari',
  'มีนาคม มีนา มีค march mar maret',
  'เมษายน เมษา เมย april apr',
  'พฤษภาคม พฤษภา พค may mei',
  'มิถุนายน มิถุนา มิย june jun juni',
  'กรกฎาคม กรกฎา กค july jul juli',
  'สิงหาคม สิงหา สค august aug agustus agu ags agt',
  'กันยายน กันยา กย september sept sep',
  'ตุลาคม ตุลา ตค october oct oktober okt',
  'พฤศจิกายน พฤศจิกา พย november nov nop',
  'ธันวาคม ธันวา ธค december dec desember des',
];
const NUMBERS = new Map(NAMES.flatMap((names, i) => names.split(' ').map((name) => [name, i + 1] as const)));

/** Number of a month by its name in any spelling; undefined for another word. */
export function monthOf(name: string): number | undefined {
  return NUMBERS.get(name.toLowerCase().replaceAll('.', ''));
}
