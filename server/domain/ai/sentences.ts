const MAX_SENTENCE = 400;
const MAX_TEXT = 2_000;

/** Pattern of money in any of our languages. */
const MONEY =
  /[฿$€£¥₹%]|บาท|สตางค์|เปอร์เซ็นต์|ดอลลาร์|ครึ่งราคา|ร้อย|พัน|หมื่น|แสน|ล้าน|(?<![a-z])(?:baht|bath|thb|rp|rupiah|idr|usd|dollars?|cents?|percent|persen|half price|setengah harga|hundred|thousand|million|ratus|ribu|juta|rb|jt)(?![a-z])/u;
const PRICE =
  /ราคา|ลด|(?<![a-z])(?:price[sd]?|costs?|sells?|only|just|off|harga(?:nya)?|seharga|diskon|cuma|hanya)(?![a-z])/u;
const NUMBER_WORDS =
  /หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ|ศูนย์|(?<![a-z])(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|sebelas|belas|puluh)(?![a-z])/u;
/** Pattern of reductions, which only the shop's own data states. */
const REDUCTION =
  /ส่วนลด|ลดราคา|(?<![a-z])(?:discount(?:s|ed)?|half off|on sale|clearance|diskon|potongan harga|obral|(?:half|third|quarter|fifth|tenth|fraction) of (?:its|the|what))(?![a-z])/u;
/** Pattern of addresses, names of accounts, images and markup. */
const LEAD_ELSEWHERE =
  /:\/\/|www\.|@\s*[\p{L}\p{N}_]|\]\(|!\[|<\/?[a-z]|data:|javascript:|(?<![a-z])dot\s+(?:com|net|org|co|io|shop|ly)(?![a-z])/u;
/** A word with a dot inside, as addresses have: `bit.ly`, `evil.example`. */
const DOTTED = /(?<![a-z0-9-])[a-z0-9-]+(?:[.。][a-z0-9-]+)*[.。](?:[a-z]{2,}|ไทย)(?![a-z])(?<path>[/:])?/gu;
/** Beginnings of names that are written with a dot and no space: Dr.Pong, St.Ives. */
const TITLED = /^(?:dr|mr|mrs|ms|prof|st)[.][a-z]+$/;
/** Pattern of a number that is spelled out digit by digit, such as one to call. */
const SPELLED =
  /(?:(?:ศูนย์|หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า)[\s,-]*){3}|(?<![a-z])(?:(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|nol|kosong|satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan)(?![a-z])[\s,-]*){3}/u;

/**
 * Whether a sentence of the model may be shown: no money, no reduction, no address or account, and no number except
 * those in the shown titles.
 */
export function isHarmless(sentence: string, titles: readonly string[]): boolean {
  const text = sentence.normalize('NFKC').toLowerCase();
  if ([MONEY, REDUCTION, LEAD_ELSEWHERE, SPELLED].some((pattern) => pattern.test(text))) return false;
  if (hasAddress(text, titles)) return false;
  if (PRICE.test(text) && NUMBER_WORDS.test(text)) return false;
  // Numerals that NFKC doesn't turn into digits are never part of a model name.
  if (/[\p{Nl}\p{No}⁄]/u.test(text)) return false;
  const known = new Set(titles.flatMap((title) => numbersIn(title.normalize('NFKC'))));
  return numbersIn(text).every((number) => known.has(number));
}

/** Whether a text has a bare address; a name with a dot that is in a shown title is none. */
function hasAddress(text: string, titles: readonly string[]): boolean {
  const shown = titles.join('\n').normalize('NFKC').toLowerCase();
  return [...text.matchAll(DOTTED)].some(
    ({ 0: word, groups }) => groups?.path !== undefined || !(TITLED.test(word) || shown.includes(word)),
  );
}

const numbersIn = (text: string) => text.match(/\p{Nd}+(?:[.,]\p{Nd}+)*/gu) ?? [];

/**
 * Splits streamed text into sentences and passes on each whole one if `isAllowed`. Gives a function that adds text
 * and one that ends it.
 */
export function sentenceGate(isAllowed: (sentence: string) => boolean, pass: (sentence: string) => void) {
  let rest = '';
  let total = 0;
  const take = (raw: string) => {
    const sentence = raw
      .replace(/[\p{Cf}\p{Cc}]/gu, ' ')
      .replace(/[*_`#>|~]+/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    if (!/\p{L}/u.test(sentence) || total + sentence.length > MAX_TEXT || !isAllowed(sentence)) return;
    total += sentence.length;
    pass(sentence);
  };
  return {
    add: (text: string) => {
      rest += text;
      for (;;) {
        const end = /[.!?…。]+\s+|\n+/.exec(rest);
        const at = end ? end.index + end[0].length : rest.length > MAX_SENTENCE ? rest.length : undefined;
        if (at === undefined) return;
        take(rest.slice(0, at));
        rest = rest.slice(at);
      }
    },
    end: () => {
      take(rest);
      rest = '';
    },
  };
}
