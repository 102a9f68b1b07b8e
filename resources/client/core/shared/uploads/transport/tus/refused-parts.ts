import type { HttpRequest, HttpResponse } from 'tus-js-client'

import { isSuccess } from '@/contract/machinery/http-status'
import { translate } from '@/core/platform/i18n/use-translation'
import { UploadFailure } from '@/core/shared/uploads/upload-failure'

/** Parts in a row without a new byte after which an upload fails. */
const MAX_REFUSED_PARTS = 3

/**
 * Returns a check of every response, which throws UploadFailure when the server confirms parts but their offset does
 * not grow. The library would resend them without end.
 */
export function createPartCheck() {
  let furthestOffset = 0
  let refused = 0
  return (request: HttpRequest, response: HttpResponse): void => {
    const sentOffset = request.getHeader('Upload-Offset')
    if (sentOffset === undefined || !isSuccess(response.getStatus())) return
    furthestOffset = Math.max(furthestOffset, Number(sentOffset))
    const offset = Number(response.getHeader('Upload-Offset'))
    refused = offset > furthestOffset ? 0 : refused + 1
    furthestOffset = Math.max(furthestOffset, offset)
    if (refused >= MAX_REFUSED_PARTS)
      throw new UploadFailure(translate("The server isn't storing the file. Please try again later."))
  }
}
