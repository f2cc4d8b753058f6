import type { ModuleFixtures } from '#runtime/module.ts';
import type { RichTextProps } from './module.ts';

const cover =
  '<figure><img src="/media/zest/articles/a1.svg" alt="Air fryer" width="800" height="450" /></figure>';

export const richTextFixtures: ModuleFixtures<RichTextProps> = {
  default: {
    props: {
      title: { th: 'กติกา 11.11', en: '11.11 rules', id: 'Aturan 11.11' },
      text: {
        th: `<p>ราคาที่เห็นคือราคา<strong>หลังหักส่วนลด</strong>แล้ว</p>${cover}<h3>ก่อนซื้อ</h3><ul><li>ตรวจราคาย้อนหลัง</li><li><a href="/coupons" rel="noopener">เก็บคูปอง</a></li></ul>`,
        en: `<p>Prices are <strong>after all discounts</strong>.</p>${cover}<h3>Before you buy</h3><ul><li>Look at the price history</li><li><a href="/coupons" rel="noopener">Collect coupons</a></li></ul>`,
      },
    },
    data: undefined,
  },
  empty: { props: { title: { th: 'กติกา' }, text: { th: '' } }, data: undefined },
  longestThai: {
    props: {
      title: { th: 'ผู้ซื้อที่ได้รับสิทธิ์ต้องกรอกที่อยู่จัดส่งให้ครบถ้วนภายในวันที่กำหนดเท่านั้น' },
      text: {
        th: '<table><tbody><tr><th>ที่ชาร์จเร็วและปั๊มน้ำอัตโนมัติรุ่นใหม่ล่าสุดรับประกันศูนย์ไทย</th><th>ราคา</th><th>เงื่อนไขการรับสิทธิ์</th></tr><tr><td>กู้ภัยที่นี่ ฎุฏู</td><td>฿12,999.99</td><td>ผ่อน 0% นาน 10 เดือน</td></tr></tbody></table>',
      },
    },
    data: undefined,
  },
  longestIndonesian: {
    props: {
      title: { id: 'Syarat dan ketentuan pertanggungjawaban pengembalian barang' },
      text: {
        id: '<p>Pertanggungjawaban sepenuhnya ketidakberpihakan mempertanggungjawabkan keanekaragaman.</p><pre>HTTPS://CONTOH.EXAMPLE/SYARAT-DAN-KETENTUAN-PENGEMBALIAN-BARANG-DAN-UANG</pre>',
      },
    },
    data: undefined,
    lang: 'id',
  },
  missingImage: {
    props: {
      title: {},
      text: { th: '<p><img src="/media/zest/none.svg" alt="ไม่มีรูปนี้" width="800" height="450" /></p>' },
    },
    data: undefined,
  },
};
