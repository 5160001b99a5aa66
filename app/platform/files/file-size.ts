const MEGABYTE = 1024 * 1024;

/** "812.4 KB", "15.7 MB". A preview of a file that is to be uploaded is in KB, however large the file is. */
export function formatFileSize(bytes: number): string {
  return bytes < MEGABYTE ? `${(bytes / 1024).toFixed(1)} KB` : `${(bytes / MEGABYTE).toFixed(1)} MB`;
}
