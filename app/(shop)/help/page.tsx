import { FixedScreen, fixedMetadata } from '../fixed-screen.tsx';

export const generateMetadata = () => fixedMetadata('help');

export default function HelpPage() {
  return <FixedScreen page="help" />;
}
