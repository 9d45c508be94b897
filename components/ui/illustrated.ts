/** The sizes attribute of a picture in the columns of illustrated.module.css. */
export const ILLUSTRATED_SIZES = '(width >= 900px) 50vw, (width >= 600px) 40vw, 100vw';
