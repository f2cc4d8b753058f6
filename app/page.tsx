import { pageRequest } from '#server/front/page-request.ts';

export default function Home() {
  const request = pageRequest();
  request.answer.lifetime = { maxAge: 60, staleWhileRevalidate: 600, staleIfError: 86_400 };
  request.answer.tags.add('t:zest');
  return (
    <h1>
      Hello {request.variant.lang} {request.variant.device}
    </h1>
  );
}
