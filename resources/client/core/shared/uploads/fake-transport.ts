import type { FileEntry } from './file-entry'
import type { Transfer, Transport } from './transport/transport'
import type { Transports } from './uploader'

/** A transfer that a test moves, ends or lets hang. */
export type FakeTransfer = Transfer & {
  complete: (entry: FileEntry) => void
  fail: (error: unknown) => void
}

/** An entry as a server would make it. */
export const entryOf = (id: number): FileEntry => ({
  id,
  name: `${id}`,
  file_name: `${id}`,
  url: `storage/${id}`,
  public: false,
})

/** Transports for tests, on command: nothing is sent. What ignores its signal hangs until it is told otherwise. */
export function createFakeTransports({ obeys = true } = {}) {
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
        if (obeys) transfer.signal.addEventListener('abort', () => opened.fail(transfer.signal.reason))
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

/** A file of so many bytes, of which none are there: for what does not read them. */
export function sparseFile(name: string, size: number, { type = '', path = '' } = {}): File {
  const file = new File([], name, { type, lastModified: 0 })
  return Object.defineProperties(file, { size: { value: size }, webkitRelativePath: { value: path } })
}
