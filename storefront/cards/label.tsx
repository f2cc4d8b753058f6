import { labelText } from '#locales/format/label.ts';
import type { ViewContext } from '#runtime/context.ts';
import { type LabelPolicy, labelSize, labelTone, pickDealLabel } from '#schemas/labels.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import card from './card.module.css';
import styles from './label.module.css';
import { PlatformLogo } from './platform-logo.tsx';

type Props = {
  ctx: ViewContext;
  /** Test ids begin with it. */
  name: 'deal' | 'goods';
  labels: readonly { code: string }[] | undefined;
  /** The reading of S1 §4 that the call site follows; a tenant's own wins. */
  policy: LabelPolicy;
  platform: string | undefined;
  /** An empty box where the platform isn't known. */
  boxedPlatform?: boolean;
  /** The platform's mark without its name. */
  compactPlatform?: boolean;
  className?: string | undefined;
};

/** The badges on a picture: the one label that wins, free shipping unless it did, the platform. */
export function Badges({ ctx, name, labels = [], policy, ...props }: Props) {
  const code = pickDealLabel(labels, ctx.tenant.labelPolicy ?? policy);
  const text = code === undefined ? '' : labelText(code, ctx.t);
  const shipsFree = code !== 'FREE_SHIPPING' && labels.some((label) => label.code === 'FREE_SHIPPING');
  return (
    <div className={[card.badges, props.className].filter(Boolean).join(' ')}>
      <div>
        {shipsFree && (
          <span className={styles.shipping} data-testid={`${name}-shipping`}>
            <Icon name="truck" size={12} />
            {ctx.t('label.FREE_SHIPPING')}
          </span>
        )}
        {code && <Label testId={`${name}-label`} code={code} text={text} />}
      </div>
      <PlatformLogo
        platform={props.platform}
        testId={`${name}-platform`}
        boxed={props.boxedPlatform}
        compact={props.compactPlatform ? 'always' : labelSize(text) === 'sm' ? undefined : 'tight'}
      />
    </div>
  );
}

function labelIcon(code: string): IconName {
  if (code === 'FREE_SHIPPING') return 'truck';
  if (code === 'HIGHLY_RATED') return 'star';
  return code === 'FLASH_SALE' || code === 'BEST_SELLER' ? 'fire' : 'tag';
}

/** One label: its sign and text in the colours of its kind. */
export function Label({ testId, code, text }: { testId: string; code: string; text: string }) {
  const size = labelSize(text);
  return (
    <span
      className={styles.label}
      data-testid={testId}
      data-code={code}
      data-tone={labelTone(code)}
      data-label-size={size}
    >
      {size !== 'lg' && <Icon name={labelIcon(code)} size={14} />}
      <span>{text}</span>
    </span>
  );
}
