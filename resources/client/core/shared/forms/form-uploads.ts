// Separate chunk: loaded when a form with uploads is submitted.
import { listNames } from '@/core/platform/i18n/list-names'
import { translate } from '@/core/platform/i18n/use-translation'
import { confirm } from '@/core/shared/dialogs/confirm'

/** Matches the marker of a field whose uploads still run (core/shared/uploads/upload-guard.tsx). */
const UPLOADING = '[data-uploading]'

/**
 * Waits for a form's uploads, then asks whether to save without those that failed. Resolves to whether to save; false
 * after the form has unmounted.
 */
export async function settleUploads(form: HTMLFormElement, signal: AbortSignal): Promise<boolean> {
  await uploadsEnd(form, signal)
  if (signal.aborted) return false
  const failed = [...form.querySelectorAll<HTMLElement>('[data-failed-upload]')].map(
    ({ dataset }) => dataset['failedUpload'] ?? '',
  )
  if (failed.length === 0) return true
  return confirm({
    title: translate('[one Save without :count file?|other Save without :count files?]', { count: failed.length }),
    message: translate('Not uploaded: :names', { names: listNames(failed) }),
    confirmLabel: translate('Save anyway'),
    cancelLabel: translate('Keep editing'),
  })
}

async function uploadsEnd(form: HTMLFormElement, signal: AbortSignal): Promise<void> {
  if (form.querySelector(UPLOADING)) {
    await new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => form.querySelector(UPLOADING) ?? end())
      const end = () => {
        observer.disconnect()
        resolve()
      }
      observer.observe(form, { attributes: true, childList: true, subtree: true })
      signal.addEventListener('abort', end)
    })
  }
  // React may render the values of the last upload after its progress.
  await new Promise((resolve) => setTimeout(resolve))
}
