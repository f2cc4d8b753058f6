'use client';

import { useState } from 'react';
import type { PageDocument } from '#schemas/page/document.ts';
import { type Finding, findingKey } from '#schemas/page/finding.ts';
import { useEditor } from '../store/provider.tsx';

type Signature = {
  /** Keys of the signed findings. */
  signed: readonly string[];
  /** True if every shown finding is signed. */
  isSigned: boolean;
  sign: (isSigned: boolean) => void;
};

/**
 * Signature of a publisher under the shown warnings. It is valid for this document and these warnings, also when some
 * disappear; a new warning or a change of the document needs a new one.
 */
export function useSignature(findings: readonly Finding[]): Signature {
  const document = useEditor((state) => state.document);
  const keys = findings.map(findingKey);
  const [signature, setSignature] = useState<{ document: PageDocument; keys: readonly string[] }>();
  const signed = signature?.document === document ? signature.keys : [];
  return {
    signed,
    isSigned: keys.every((key) => signed.includes(key)),
    sign: (isSigned) => setSignature(isSigned ? { document, keys } : undefined),
  };
}
