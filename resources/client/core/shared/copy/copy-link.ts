import { translate } from '@/core/platform/i18n/use-translation'
import { toast } from '@/core/shared/toasts/toast-store'

/** Copies a URL to the clipboard and says so. Call it synchronously in a press: WebKit refuses it after a wait. */
export async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    toast.positive(translate('Link copied'))
  } catch {
    toast.danger(translate("Couldn't copy the link: :url", { url }))
  }
}
