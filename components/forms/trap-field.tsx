/**
 * A field for programs that fill in all they find; the server takes no form in which it is not empty. Nobody sees,
 * reaches or hears it: it is hidden from assistive technology as from the eye.
 */
export function TrapField() {
  return (
    <div hidden>
      <input name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
