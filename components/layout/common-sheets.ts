/**
 * Style sheets of parts that most pages hold. Imported with the frame they are in the one sheet that all pages share; on
 * their own each would be a request, and compress worse (docs/adr/0045-sheets-by-page.md).
 */
import '../ui/section.module.css';
import '../ui/icon-button.module.css';
import '../ui/info-dialog.module.css';
import '../articles/article-meta.module.css';
import '../ui/over-picture.module.css';
import '../ui/more-links.module.css';
