import { useEffect, useRef, useState } from 'react';
import { type AuthScene, proveContact, sendCode } from './account-calls.ts';
import { type Contact, contactText } from './contact.ts';
import { secondsToWait } from './refusal.ts';

/** Codes of one scene: sends them, counts down to the next request, and trades a code for its proof. */
export function useAuthCode(scene: AuthScene) {
  const [sentTo, setSentTo] = useState<string>();
  const [left, setLeft] = useState(0);
  const [endsAt, setEndsAt] = useState(0);
  const [isSending, setSending] = useState(false);
  /** Proof that a code was traded for: a code can be traded only once, even if the next call fails. */
  const proof = useRef<{ of: string; key: string }>(undefined);

  useEffect(() => {
    const count = () => setLeft(Math.max(0, Math.ceil((endsAt - Date.now()) / 1_000)));
    count();
    if (endsAt <= Date.now()) return;
    const timer = setInterval(count, 250);
    return () => clearInterval(timer);
  }, [endsAt]);

  const wait = (seconds: number) => setEndsAt(Date.now() + seconds * 1_000);

  /** @throws ApiError, also if a code was sent just now: then the countdown runs */
  const send = async (contact: Contact) => {
    if (isSending) return;
    setSending(true);
    try {
      wait(await sendCode(scene, contact));
      proof.current = undefined;
      setSentTo(contactText(contact));
    } catch (error) {
      wait(secondsToWait(error) ?? 0);
      throw error;
    } finally {
      setSending(false);
    }
  };

  /** @throws ApiError */
  const prove = async (contact: Contact, code: string): Promise<string> => {
    const of = `${contactText(contact)} ${code}`;
    if (proof.current?.of !== of) proof.current = { of, key: await proveContact(scene, contact, code) };
    return proof.current.key;
  };

  /** Drops the proof after it has expired. */
  const forget = () => {
    proof.current = undefined;
  };

  return { send, prove, forget, sentTo, left, isSending };
}

export type AuthCode = ReturnType<typeof useAuthCode>;
