import { MemberPage, memberMetadata } from '../../member-page.tsx';

export const generateMetadata = () => memberMetadata('newDealAlert');

export default function NewDealAlertPage() {
  return <MemberPage screen="newDealAlert" />;
}
