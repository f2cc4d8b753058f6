import { DocumentPage, documentMetadata } from './document-page.tsx';

export const generateMetadata = () => documentMetadata('/');

export default function HomePage() {
  return <DocumentPage path="/" />;
}
