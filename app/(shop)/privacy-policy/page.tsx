import { FixedScreen, fixedMetadata } from '../fixed-screen.tsx';

export const generateMetadata = () => fixedMetadata('privacy');

export default function PrivacyPolicyPage() {
  return <FixedScreen page="privacy" />;
}
