import { FixedScreen, fixedMetadata } from '../fixed-screen.tsx';

export const generateMetadata = () => fixedMetadata('prices');

export default function HowWeCheckPricesPage() {
  return <FixedScreen page="prices" />;
}
