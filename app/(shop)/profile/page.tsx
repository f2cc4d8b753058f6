import { MemberPage, memberMetadata } from '../member-page.tsx';

export const generateMetadata = () => memberMetadata('profile');

export default function ProfilePage() {
  return <MemberPage screen="profile" />;
}
