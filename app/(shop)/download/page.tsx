import { FixedScreen, fixedMetadata } from '../fixed-screen.tsx';

export const generateMetadata = () => fixedMetadata('download');

export default function DownloadPage() {
  return <FixedScreen page="download" />;
}
