// A script of its own: measures one recording, whose pieces the page decodes because no worker can.
import { type Decode, measurePeaks } from './measure-peaks'
import type { FromWorker, ToWorker } from './peaks-messages'

const send = (message: FromWorker, transfer: Transferable[] = []): void => self.postMessage(message, { transfer })

let receive: ((message: ToWorker) => void) | undefined

const decode: Decode = (piece, isWhole) =>
  new Promise((resolve) => {
    receive = (message) => 'samples' in message && resolve(message)
    send({ piece, isWhole }, [piece])
  })

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('samples' in data) return receive?.(data)
  measurePeaks(data.blob, data.count, decode).then(
    (peaks) => send({ peaks }),
    (error: unknown) => send({ failure: String(error) }),
  )
})
