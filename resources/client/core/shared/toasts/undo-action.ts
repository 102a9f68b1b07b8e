import { translate } from '@/core/platform/i18n/translate'

import type { ToastAction } from './toast-store'

/** Undo button of a toast. */
export const undoAction = (undo: () => void): ToastAction => ({ label: translate('Undo'), action: undo })
