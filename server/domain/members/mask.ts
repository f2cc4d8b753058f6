/** A name as shown to strangers: its first letter. */
export function maskName(name: string): string {
  const [first] = new Intl.Segmenter('th').segment(name.trim());
  return `${first?.segment ?? ''}•••`;
}

/** An email address or phone number, masked but still distinguishable: `m•••@test.example`, `+66•••678`. */
export function maskContact(contact: string): string {
  const at = contact.lastIndexOf('@');
  const digits = contact.replaceAll(' ', '');
  return at > 0 ? `${[...contact][0]}•••${contact.slice(at)}` : `${digits.slice(0, 3)}•••${digits.slice(-3)}`;
}
