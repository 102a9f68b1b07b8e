import type { HttpRequest, HttpResponse } from './http-request'
// Separate chunk: loaded with the first upload.
import { createSameOriginXhr } from './same-origin-xhr'
import { sendXhr } from './send-xhr'

/** Sends a request to this site with upload progress; see `requestSite`. */
export async function uploadToSite(request: HttpRequest): Promise<HttpResponse> {
  const xhr = await sendXhr(request, await createSameOriginXhr())
  return {
    status: xhr.status,
    url: xhr.responseURL || request.url,
    text: xhr.responseText,
    header: (name) => xhr.getResponseHeader(name),
  }
}
