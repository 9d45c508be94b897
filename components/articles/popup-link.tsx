import { DialogLink } from '../ui/dialog-link';

interface PopupLinkProps {
  title: string;
  text: string;
  /** Address of the article's page. */
  href: string;
  words: { close: string; more: string };
  className?: string;
}

/** A speed-read article: its excerpt in a dialog that links to the whole text. */
export function PopupLink({ title, text, href, words, className }: PopupLinkProps) {
  return (
    <DialogLink title={title} href={href} closeLabel={words.close} className={className}>
      {text && <p>{text}</p>}
      <p>
        <a href={href}>{words.more}</a>
      </p>
    </DialogLink>
  );
}
