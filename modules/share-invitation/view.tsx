import type { ReactNode } from 'react';
import { activityPath } from '#locales/format/target-path.ts';
import type { ViewProps } from '#runtime/module.ts';
import { ModuleSection } from '#runtime/module-section.tsx';
import type { Activity } from '#schemas/entities/activity.ts';
import { pickLocalized } from '#schemas/page/localized.ts';
import { localHref, paths } from '#storefront/links/paths.ts';
import { ShareWith } from '#storefront/sharing/share-with.tsx';
import { tenantName } from '#storefront/text/tenant-name.ts';
import { ShareButton, ShareInApp } from './island.tsx';
import type { ShareInvitationProps } from './module.ts';
import styles from './styles.module.css';

const parts = { ShareButton, ShareInApp };

type Props = ViewProps<ShareInvitationProps, Activity | undefined>;

/** Invites shoppers to share an activity that isn't over, or the shop. */
export function ShareInvitationView({ id, props, data, ctx }: Props): ReactNode {
  const title = pickLocalized(props.title, ctx.lang, ctx.tenant.defaultLanguage);
  const isOver = props.activity !== '' && (!data || data.state === 'ENDED');
  if (!title || isOver || !ctx.tenant.shareSwitch) return null;
  const text = pickLocalized(props.text, ctx.lang, ctx.tenant.defaultLanguage);
  const heading = `${id}-title`;
  return (
    <ModuleSection id={id} type="share-invitation" labelledBy={heading}>
      <div className={styles.box}>
        <div className={styles.words}>
          <h2 id={heading}>{title}</h2>
          {text && <p className={styles.text}>{text}</p>}
        </div>
        <ShareWith
          parts={parts}
          ctx={ctx}
          href={localHref(ctx, data ? activityPath(data) : paths.home(ctx.tenant.type))}
          title={data?.title ?? tenantName(ctx)}
          activityId={data?.id}
        />
      </div>
    </ModuleSection>
  );
}
