import { DocumentPage, documentMetadata } from '../document-page.tsx';

type Props = { params: Promise<{ path: string[] }> };

/** Any other address: a campaign or topic page, if a document stands there. */
export default async function AnyPage({ params }: Props) {
  return <DocumentPage path={await joined(params)} />;
}

export const generateMetadata = async ({ params }: Props) => documentMetadata(await joined(params));

async function joined(params: Props['params']): Promise<string> {
  return `/${(await params).path.map(decodeURIComponent).join('/')}`;
}
