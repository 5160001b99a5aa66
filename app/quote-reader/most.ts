/** What a document may have at most: in itself, so that a page that only names it carries nothing else. */
export const MAX_DOCUMENT_BYTES = 15 * 1024 * 1024;
export const MAX_DOCUMENT_PAGES = 30;
