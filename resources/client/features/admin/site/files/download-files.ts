import type { FileEntry } from '@/contract/groups/file-entries'

import { downloadUrl } from './queries'

/** Downloads files: the server sends an attachment, so the page is not left. */
export function downloadFiles(files: readonly FileEntry[]): void {
  const link = document.createElement('a')
  link.href = downloadUrl(files)
  link.download = ''
  link.click()
}
