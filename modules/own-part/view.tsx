import type { ReactNode } from 'react';
import type { ViewProps } from '#runtime/module.ts';
import { ModuleSection } from '#runtime/module-section.tsx';
import type { OwnPartData } from './load.ts';
import type { OwnPartProps } from './module.ts';
import styles from './styles.module.css';

/**
 * Placeholder for the screen's own part in the editor's canvas. On the screen itself the real part is rendered instead.
 */
export function OwnPartView({ id, data, ctx }: ViewProps<OwnPartProps, OwnPartData>): ReactNode {
  if (!data.screen) return null;
  return (
    <ModuleSection id={id} type="own-part">
      <p className={styles.part}>
        <b>{ctx.t('ownPart.title')}</b>
        <span>{ctx.t(`ownPart.${data.screen}`)}</span>
      </p>
    </ModuleSection>
  );
}
