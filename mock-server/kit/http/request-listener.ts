import type { RequestListener } from 'node:http'

import { HttpStatus } from '@/contract/machinery/http-status'

import { errorPage } from '../error-page'
import { toRequest } from './request-adapter'
import { sendResponse } from './response-adapter'

/** Adapts a handler of standard Requests to Node. Destroys the connection when the handler rejects. */
export const toRequestListener =
  (handle: (request: Request) => Promise<Response>): RequestListener =>
  (incoming, outgoing) => {
    const departure = new AbortController()
    outgoing.on('close', () => departure.abort())
    const request = toRequest(incoming, departure.signal)
    const response = request
      ? handle(request)
      : Promise.resolve(errorPage(HttpStatus.BadRequest, 'This is no request.'))
    response
      .then((response) => sendResponse(outgoing, response))
      .catch((error: unknown) => {
        console.error(error)
        outgoing.destroy()
      })
  }
