import { decodeHTML } from 'entities';

/** Tags that editors' tools leave in fields of plain text; "<5%" is none. */
const TAG =
  /<\/?(?:[bipau]|br|div|em|font|h[1-6]|img|li|ol|section|span|strong|table|tbody|t[dr]|ul)(?:\s[^<>]*)?\/?>/gi;

const spaced = (text: string): string => text.replace(/[\s\u00a0]+/g, ' ').trim();

/** A title: entities are decoded, since editors' tools write &nbsp; for a space. Markup stays as the text that it is. */
export const titleText = (raw: string): string => spaced(decodeHTML(raw));

/** A summary: as a title, and without the tags of a text that was pasted into it. */
export const summaryText = (raw: string): string => titleText(raw.replace(TAG, ' '));
