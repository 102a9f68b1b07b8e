import { copyLink } from '@/core/shared/copy/copy-link'
import { siteRoot } from '@/lib/browser/url'

/**
 * Shares the URL of a page by the system's share sheet, or copies it to the clipboard. Call it synchronously in a press:
 * WebKit refuses both after a wait.
 */
export async function shareLink({ title, path }: { title: string; path: string }): Promise<void> {
  const url = new URL(path.slice(1), siteRoot()).href
  try {
    // Neither is available in every browser, and the clipboard only in a secure context.
    if ('share' in navigator) await navigator.share({ title, url })
    else await copyLink(url)
  } catch (error) {
    // The user closed the share sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return
    await copyLink(url)
  }
}
