import { FixedScreen, fixedMetadata } from '../fixed-screen.tsx';

export const generateMetadata = () => fixedMetadata('about');

export default function AboutUsPage() {
  return <FixedScreen page="about" />;
}
