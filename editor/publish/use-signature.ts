'use client';

import { useState } from 'react';
import { findingKey } from '#schemas/checks/finding.ts';
import type { PageDocument } from '#schemas/page/document.ts';
import { useEditor } from '../store/provider.tsx';

type Signature = {
  /** Keys of the findings that are signed. */
  signed: readonly string[];
  /** Every finding that is shown is. */
  isSigned: boolean;
  sign: (isSigned: boolean) => void;
};

/**
 * A publisher's signature under the warnings that are shown. It holds for this document and these warnings, also when
 * some are found no longer; a new one, or a change of the document, asks for another.
 */
export function useSignature(): Signature {
  const document = useEditor((state) => state.document);
  const keys = useEditor((state) => state.problems).map(findingKey);
  const [signature, setSignature] = useState<{ document: PageDocument; keys: readonly string[] }>();
  const signed = signature?.document === document ? signature.keys : [];
  return {
    signed,
    isSigned: keys.every((key) => signed.includes(key)),
    sign: (isSigned) => setSignature(isSigned ? { document, keys } : undefined),
  };
}
