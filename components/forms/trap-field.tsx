/**
 * A honeypot for bots that fill in every field; the server rejects forms in which it is not empty. It is hidden
 * visually, from the keyboard and from assistive technology.
 */
export function TrapField() {
  return (
    <div hidden>
      <input name="website" aria-label="Website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
