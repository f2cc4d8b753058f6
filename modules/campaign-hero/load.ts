import type { Load } from '#runtime/module.ts';
import type { CampaignHeroProps } from './module.ts';

export type CampaignState = 'before' | 'running' | 'ended';

export type CampaignTime = {
  state: CampaignState;
  /** Time of the next change of state, in ms since 1970; undefined when none will come. */
  change: number | undefined;
};

/** State of a campaign at `now`, in ms since 1970. */
export function campaignTime(
  { from, until }: Pick<CampaignHeroProps, 'from' | 'until'>,
  now: number,
): CampaignTime {
  const [start, end] = [from, until].map((time) => (time === undefined ? undefined : Date.parse(time)));
  if (end !== undefined && now >= end) return { state: 'ended', change: undefined };
  if (start !== undefined && now < start) return { state: 'before', change: start };
  return { state: 'running', change: end };
}

/** The campaign's state; the page is served until it changes. */
export const loadCampaignHero: Load<CampaignHeroProps, CampaignTime> = async (props, { ctx }) => {
  const data = campaignTime(props, ctx.now);
  return { data, ...(data.change !== undefined && { maxAge: (data.change - ctx.now) / 1_000 }) };
};
