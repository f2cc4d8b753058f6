import { manifest } from '#modules/all.ts';
import type { ViewContext } from '#runtime/context.ts';
import { escapeMarkup } from '#schemas/content/escape-markup.ts';
import type { Topic } from '#schemas/entities/topic.ts';
import { findModule } from '#schemas/module/define.ts';
import { emptyDocument, type ModuleNode, OWN_PART, type PageDocument } from '#schemas/page/document.ts';

/** A band across the page, higher on a phone. */
const COVERS = { desktop: { width: 1_500, height: 500 }, phone: { width: 800, height: 400 } };
type Box = (typeof COVERS)['phone'];

/** Document of a topic without a bound page: title and tagline, cover and related deals. */
export function topicDocument(
  { lang, device }: Pick<ViewContext, 'lang' | 'device'>,
  topic: Topic,
): PageDocument {
  const { title, subtitle, tagline, coverImage } = topic;
  const box = COVERS[device];
  const nodes = [
    coverImage && node('picture', { picture: { url: bandOf(coverImage.url, box), ...box, alt: {} } }),
    node('rich-text', {
      title: { [lang]: title },
      text: { [lang]: `<p>${escapeMarkup(tagline ?? subtitle)}</p>` },
    }),
    node('related-deals', { title: {} }),
  ].filter((one) => one !== undefined);
  return {
    ...emptyDocument('RELATION_PAGE'),
    meta: {
      title: { [lang]: title },
      description: { [lang]: tagline ?? title },
      ...(coverImage ? { image: coverImage.url } : {}),
    },
    nodes: Object.fromEntries(nodes.map((one) => [one.id, one])),
    slots: { main: nodes.map(({ id }) => id) },
  };
}

/**
 * Page bound to a topic, with the topic's own part in its place. One that is bound to all topics gets each topic's
 * name.
 */
export function boundTopicDocument(bound: PageDocument, own: PageDocument, isOfAll: boolean): PageDocument {
  const ids = Object.keys(own.nodes).map((id) => [id, `own-${id}`] as const);
  const nodes = ids.flatMap(([id, renamed]) => {
    const given = own.nodes[id];
    return given ? [[renamed, { ...given, id: renamed }] as const] : [];
  });
  const { main = [], ...slots } = bound.slots;
  return {
    ...bound,
    meta: isOfAll ? own.meta : { ...own.meta, ...bound.meta },
    nodes: { ...bound.nodes, ...Object.fromEntries(nodes) },
    slots: {
      ...slots,
      main: main.flatMap((id) => (bound.nodes[id]?.type === OWN_PART ? nodes.map(([own]) => own) : [id])),
    },
  };
}

function node(type: string, props: ModuleNode['props']): ModuleNode {
  return { id: type, type, v: findModule(manifest, type)?.version ?? 1, props };
}

/** Cropped middle of our own picture in the band's shape; any other one unchanged. */
const bandOf = (url: string, { width, height }: Box) =>
  url.startsWith('/media/') ? `${url}@${width}x${height}q70.webp` : url;
