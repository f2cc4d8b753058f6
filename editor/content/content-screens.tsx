'use client';

import { type ReactNode, useRef } from 'react';
import { type ContentManifest, SINGLE_ID } from '#schemas/content-type/define.ts';
import { ContentTypes, useContentType } from '../kit/content-types.ts';
import { EntryScreen } from './entry-screen.tsx';
import { ListScreen } from './list-screen.tsx';
import { SectionScreen } from './section-screen.tsx';

const PATH = /^\/editor\/content\/([^/]+)(?:\/([^/]+))?$/;

type Props = { types: ContentManifest; path: string; search: string };

/** Screen for a path below `/editor/content`: the section, the list of a type, or the form of an entry. */
export function ContentScreens({ types, path, search }: Props): ReactNode {
  return (
    <ContentTypes value={types}>
      <Screen path={path} search={search} />
    </ContentTypes>
  );
}

function Screen({ path, search }: Omit<Props, 'types'>): ReactNode {
  // A form that has just added its entry stays as it is at the entry's own address.
  const added = useRef<{ id: string; key: string }>(undefined);
  const [, type, entry] = (PATH.exec(path) ?? []).map((part) => part && decodeURIComponent(part));
  const id = useContentType(type ?? '')?.single ? SINGLE_ID : entry;
  if (!type) return <SectionScreen />;
  if (!id) return <ListScreen key={type} name={type} search={search} />;
  const key = added.current?.id === id ? added.current.key : `${type}/${id}`;
  return (
    <EntryScreen
      key={key}
      name={type}
      id={id}
      onAdded={(newId) => {
        added.current = { id: newId, key };
      }}
    />
  );
}
