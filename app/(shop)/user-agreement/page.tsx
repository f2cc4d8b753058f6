import { FixedScreen, fixedMetadata } from '../fixed-screen.tsx';

export const generateMetadata = () => fixedMetadata('agreement');

export default function UserAgreementPage() {
  return <FixedScreen page="agreement" />;
}
