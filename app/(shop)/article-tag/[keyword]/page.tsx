export { default, generateMetadata } from '../../tag/[keyword]/page.tsx';
