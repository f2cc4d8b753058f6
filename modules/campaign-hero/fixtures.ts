import type { ModuleFixtures } from '#runtime/module.ts';
import { FIXTURE_NOW } from '#storefront/fixtures.ts';
import { type CampaignTime, campaignTime } from './load.ts';
import { type CampaignHeroProps, campaignHero } from './module.ts';

const DAY_MS = 86_400_000;
const at = (days: number) => new Date(FIXTURE_NOW + days * DAY_MS).toISOString();

const of = (changes: Partial<CampaignHeroProps>) => {
  const props: CampaignHeroProps = {
    ...campaignHero.defaults,
    title: { th: 'ลดจริง เทียบกับราคาที่เคยเห็น', en: 'Real reductions', id: 'Diskon sungguhan' },
    kicker: { th: '11–12 พ.ย.', en: '11–12 November', id: '11–12 November' },
    text: { th: 'ทุกดีลวางคู่กับราคาปกติ 90 วัน', en: 'Each beside its usual price', id: 'Dengan harga biasanya' },
    picture: { url: '/media/zest/campaigns/11-11.svg', width: 1_400, height: 840, alt: {} },
    from: at(-1),
    until: at(1.5),
    link: '/deals',
    ...changes,
  };
  return { props, data: campaignTime(props, FIXTURE_NOW) };
};

export const campaignHeroFixtures: ModuleFixtures<
  CampaignHeroProps,
  CampaignTime,
  'before' | 'ended' | 'timeless'
> = {
  default: of({}),
  empty: of({ title: {} }),
  longestThai: of({
    title: { th: 'กู้ภัยที่นี่ ปั๊มน้ำอัตโนมัติและที่ชาร์จเร็ว ฎุฏู ลดราคาพิเศษสุดเฉพาะวันนี้' },
    text: { th: 'ที่ชาร์จเร็วและปั๊มน้ำอัตโนมัติ กู้ภัยที่นี่ ฎุฏู รับประกันศูนย์ไทยสองปีเต็มทุกชิ้นในรายการนี้' },
  }),
  longestIndonesian: {
    ...of({ title: { id: 'Pertanggungjawaban pengiriman sepenuhnya ditanggung penjual selama promosi' } }),
    lang: 'id',
  },
  missingImage: of({ picture: undefined }),
  before: of({ from: at(3), until: at(5), tone: 'navy' }),
  ended: of({ from: at(-5), until: at(-2) }),
  timeless: of({ from: undefined, until: undefined, tone: 'forest' }),
};
