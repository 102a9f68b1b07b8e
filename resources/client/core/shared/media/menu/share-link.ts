import { translate } from '@/core/platform/i18n/translate'
import { toast } from '@/core/shared/toasts/toast-store'
import { siteRoot } from '@/lib/browser/site-root'

/** Hands the address of a page of the site to others: by the system's sheet, or else by the clipboard. */
export async function shareLink({ title, path }: { title: string; path: string }): Promise<void> {
  const url = new URL(path.slice(1), siteRoot()).href
  try {
    // Not every browser has them, and the clipboard only on a safe connection.
    if ('share' in navigator) await navigator.share({ title, url })
    else await copy(url)
  } catch (error) {
    // Whoever closes the sheet has changed their mind.
    if (error instanceof DOMException && error.name === 'AbortError') return
    await copy(url)
  }
}

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    toast.positive(translate('Link copied'))
  } catch {
    toast.danger(translate("Couldn't copy the link: :url", { url }))
  }
}
