import type { UploadItem } from './queue/upload-item'
import { isOpen } from './upload-state'
import { useLeaveWarning } from './use-uploads'

type UploadGuardProps = {
  queue: readonly UploadItem[]
  /** Whether more files are about to join the queue. */
  isLoading: boolean
}

/**
 * Asks before the user leaves the page while files are uploading, and marks the uploads for the form around it, which
 * waits for open ones and asks about failed ones (core/shared/forms/form-uploads.ts).
 */
export function UploadGuard({ queue, isLoading }: UploadGuardProps) {
  const isUploading = isLoading || queue.some(isOpen)
  useLeaveWarning(isUploading)
  return (
    <span hidden {...(isUploading && { 'data-uploading': '' })}>
      {queue.map(({ id, name, status }) => status === 'failed' && <span key={id} data-failed-upload={name} />)}
    </span>
  )
}
