/** The root element of the elder edition (app/[locale]/[edition]/layout.tsx). */
const ROOT = /^(?:<!doctype html>)?<html [^>]*\bdata-device="elder"/i;

/** Whether a page, or its beginning, is of the elder edition. */
export const isElderPage = (html: string): boolean => ROOT.test(html);
