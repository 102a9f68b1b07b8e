// Apart from the queue, so that screens can read an upload's state without its engine.
import type { UploadItem } from './queue/upload-item'

/** Whether an upload still runs or waits: for its turn, for the connection, or for the user who paused it. */
export const isOpen = ({ status }: Pick<UploadItem, 'status'>): boolean =>
  status === 'pending' || status === 'inProgress'

/** Whether an upload has stopped, and may succeed with another try. */
export const canRetry = ({ status, isRefused }: Pick<UploadItem, 'status' | 'isRefused'>): boolean =>
  (status === 'failed' || status === 'aborted') && !isRefused
