import type { ReactNode } from 'react';
import { pageRequest } from '#server/front/page-request.ts';

export const dynamic = 'force-dynamic';

export default function RootLayout({ children }: { children: ReactNode }) {
  const { variant } = pageRequest();
  return (
    <html lang={variant.lang}>
      <body>{children}</body>
    </html>
  );
}
