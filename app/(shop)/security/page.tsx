import { MemberPage, memberMetadata } from '../member-page.tsx';

export const generateMetadata = () => memberMetadata('security');

export default function SecurityPage() {
  return <MemberPage screen="security" />;
}
