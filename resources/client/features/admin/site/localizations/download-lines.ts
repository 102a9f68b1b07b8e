import { downloadUrl } from './queries'

/** Downloads the lines of a localization: the server sends them as an attachment, so the page is not left. */
export function downloadLines(id: number): void {
  const link = document.createElement('a')
  link.href = downloadUrl(id)
  link.download = ''
  link.click()
}
