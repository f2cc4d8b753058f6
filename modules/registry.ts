import type { Registry } from '#runtime/module.ts';

/** The code of every module type, loaded only for pages that have one. */
export const registry: Registry = {
  banner: { view: async () => (await import('./banner/view.tsx')).BannerView },
  'navigation-tabs': {
    view: async () => (await import('./navigation-tabs/view.tsx')).NavigationTabsView,
  },
  notice: { view: async () => (await import('./notice/view.tsx')).NoticeView },
  picture: { view: async () => (await import('./picture/view.tsx')).PictureView },
  'rich-text': { view: async () => (await import('./rich-text/view.tsx')).RichTextView },
};
