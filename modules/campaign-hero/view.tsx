import type { ReactNode } from 'react';
import { formatDateTime } from '#locales/format/date.ts';
import type { ViewContext } from '#runtime/context.ts';
import type { ViewProps } from '#runtime/module.ts';
import { ModuleSection } from '#runtime/module-section.tsx';
import { type Localized, pickLocalized } from '#schemas/page/localized.ts';
import { jumpLink } from '#storefront/links/jump-link.ts';
import { localHref, paths } from '#storefront/links/paths.ts';
import { OperatorPicture } from '#storefront/module-parts/operator-picture.tsx';
import buttons from '#ui/button.module.css';
import { CampaignClock } from './island.tsx';
import type { CampaignTime } from './load.ts';
import type { CampaignHeroProps } from './module.ts';
import styles from './styles.module.css';

/** Size of the art's copy in px: at most 690 px are shown. */
const ART = { width: 1_000, height: 600 };

type Props = ViewProps<CampaignHeroProps, CampaignTime>;

/** Opening of a campaign: its title on a colour with art, below it the time left and the way to the deals. */
export function CampaignHeroView({ id, props, data, ctx }: Props): ReactNode {
  const text = (texts: Localized<string>) => pickLocalized(texts, ctx.lang, ctx.tenant.defaultLanguage);
  const title = text(props.title);
  if (!title) return null;
  const hasEnded = data.state === 'ended';
  const heading = `${id}-title`;
  const kicker = text(props.kicker);
  const lead = hasEnded ? text(props.endedText) || ctx.t('campaign.endedText') : text(props.text);
  return (
    <ModuleSection id={id} type="campaign-hero" labelledBy={heading}>
      <div className={styles.hero} data-state={data.state} data-tone={props.tone}>
        <div className={`${styles.ground} ${styles.words}`}>
          {kicker && <p className={styles.kicker}>{kicker}</p>}
          <h2 id={heading}>{title}</h2>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        <div className={`${styles.ground} ${styles.stage}`}>
          {props.picture && (
            <OperatorPicture
              ctx={ctx}
              picture={{ ...props.picture, alt: {} }}
              {...ART}
              loading="first"
              className={styles.art}
            />
          )}
        </div>
        <Foot ctx={ctx} props={props} time={data} />
      </div>
    </ModuleSection>
  );
}

/** The time until the next change and the way on; nothing without either. */
function Foot({ ctx, props, time }: { ctx: ViewContext; props: CampaignHeroProps; time: CampaignTime }) {
  const { t } = ctx;
  const { state, change } = time;
  const hasEnded = state === 'ended';
  const own = hasEnded
    ? { link: props.endedLink, words: props.endedButton }
    : { link: props.link, words: props.button };
  const jump =
    jumpLink(ctx, own.link) ?? (hasEnded ? { href: localHref(ctx, paths.home(ctx.tenant.type)) } : undefined);
  if (!jump && change === undefined) return null;
  const moment = change ?? (props.until === undefined ? undefined : Date.parse(props.until));
  return (
    <div className={styles.foot}>
      {moment !== undefined && (
        <p className={styles.time}>
          <b>{t(`campaign.state.${state}`)}</b>
          <small>{t(`campaign.moment.${state}`, { time: formatDateTime(moment, ctx) })}</small>
        </p>
      )}
      {change !== undefined && (
        <CampaignClock
          at={change}
          from={ctx.now}
          units={[
            t('campaign.unit.days'),
            t('campaign.unit.hours'),
            t('campaign.unit.minutes'),
            t('campaign.unit.seconds'),
          ]}
        />
      )}
      {jump && (
        <a {...jump} className={`${buttons.primary} ${styles.button}`}>
          {pickLocalized(own.words, ctx.lang, ctx.tenant.defaultLanguage) ||
            t(hasEnded ? 'campaign.endedButton' : 'campaign.button')}
        </a>
      )}
    </div>
  );
}
