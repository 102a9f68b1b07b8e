import type { FileEntry } from '../queue/upload-item'
import type { Transfer, Transport } from '../transport/transport'
import type { Transports } from '../uploader'

/** Transfer that a test completes, fails or leaves hanging. */
export type FakeTransfer = Transfer & {
  complete: (entry: FileEntry) => void
  fail: (error: unknown) => void
}

/** Makes a file entry like the server's. */
export const entryOf = (id: number): FileEntry => ({
  id,
  name: `${id}`,
  file_name: `${id}`,
  url: `storage/${id}`,
  public: false,
})

/**
 * Makes transports that send nothing: tests settle the open transfers. With `obeysSignal: false` an abort does not end
 * them.
 */
export function createFakeTransports({ obeysSignal = true } = {}) {
  const open: FakeTransfer[] = []
  const discarded: string[] = []
  const transport: Transport = {
    upload: (transfer) =>
      new Promise((resolve, reject) => {
        const close = () => open.includes(opened) && void open.splice(open.indexOf(opened), 1)
        const opened: FakeTransfer = {
          ...transfer,
          complete: (entry) => {
            close()
            resolve(entry)
          },
          fail: (error) => {
            close()
            reject(error)
          },
        }
        open.push(opened)
        if (obeysSignal) transfer.signal.addEventListener('abort', () => opened.fail(transfer.signal.reason))
      }),
    discard: ({ item }) => {
      discarded.push(item.id)
      return Promise.resolve()
    },
  }
  const load = () => Promise.resolve(transport)
  const transports: Transports = { form: load, tus: load, s3Simple: load, s3Multipart: load }
  return { open, discarded, transports, of: (id: string) => open.find(({ item }) => item.id === id) }
}

/** Makes a file that claims `size` bytes without containing them, for code that does not read it. */
export function sparseFile(name: string, size: number, { type = '', path = '' } = {}): File {
  const file = new File([], name, { type, lastModified: 0 })
  return Object.defineProperties(file, { size: { value: size }, webkitRelativePath: { value: path } })
}
