import { MemberPage, memberMetadata } from '../member-page.tsx';

export const generateMetadata = () => memberMetadata('notifications');

export default function NotificationsPage() {
  return <MemberPage screen="notifications" />;
}
