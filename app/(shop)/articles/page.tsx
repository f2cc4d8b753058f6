import { permanentRedirect } from 'next/navigation';
import { pageRequest } from '#server/edge/next-adapter/page-request.ts';
import { DocumentPage, documentMetadata } from '../document-page.tsx';

export const generateMetadata = () => documentMetadata(discoverPath());

/** Discover of a general tenant; an article tenant's is its home (S1 §2). */
export default function DiscoverPage() {
  return <DocumentPage path={discoverPath()} />;
}

function discoverPath(): string {
  if (pageRequest().tenant.type === 'ARTICLE') permanentRedirect('/');
  return '/articles';
}
