/**
 * A honeypot for programs that fill in every field; the server rejects forms in which it is not empty. It is hidden from
 * sight, keyboard and assistive technology.
 */
export function TrapField() {
  return (
    <div hidden>
      <input name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
