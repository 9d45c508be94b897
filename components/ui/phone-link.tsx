/** A telephone number to dial, written as the back office sent it; plain text when it holds no digits. */
export function PhoneLink({ number }: { number: string }) {
  const dialled = number.replace(/[^\d+]/g, '');
  return dialled ? <a href={`tel:${dialled}`}>{number}</a> : number;
}
