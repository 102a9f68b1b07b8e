import { FileStore, MemoryConfigstore } from '@tus/file-store'
import { Server } from '@tus/server'
import { openAsBlob } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { temporaryFolder } from '../files/temporary-folder'
import type { TusEngine } from './tus-engine'

/** How long a call waits for one that holds the same upload, and stalls, in milliseconds. */
const LOCK_DRAIN = 500

/** What the backend has: nothing is sent with the creation, and lengths are known (backend contract, section 9). */
const EXTENSIONS = ['creation', 'termination', 'checksum', 'expiration']

const KEY_HEADER = 'upload-key'

function openEngine() {
  const folder = temporaryFolder()
  // The store makes sure of its folder some time after; by then this one may be gone again, and must not come back.
  const store = new FileStore({ directory: tmpdir(), configstore: new MemoryConfigstore() })
  store.directory = folder.path
  store.extensions = EXTENSIONS
  const server = new Server({
    path: '/uploads',
    datastore: store,
    lockDrainTimeout: LOCK_DRAIN,
    namingFunction: ({ headers }) => headers.get(KEY_HEADER) ?? '',
  })
  return { folder, store, server }
}

/** The tus server of the protocol's authors, on files of a temporary folder that is made with the first upload. */
export function createFileEngine(): TusEngine {
  let opened: ReturnType<typeof openEngine> | undefined
  const engine = () => (opened ??= openEngine())

  return {
    answer(request, key) {
      const headers = new Headers(request.headers)
      headers.set(KEY_HEADER, key)
      const { method, body, signal } = request
      // Node's own option: a body that streams needs it, and the DOM's types do not know it.
      const streaming = { duplex: 'half' }
      const address = method === 'POST' ? 'http://tus/uploads' : `http://tus/uploads/${key}`
      return engine().server.handleWeb(new Request(address, { method, headers, signal, body, ...streaming }))
    },
    async take(key) {
      const { store, folder } = engine()
      const { size, offset } = await store.getUpload(key)
      return size === offset ? openAsBlob(join(folder.path, key)) : undefined
    },
    remove: async (key) => engine().store.remove(key),
    close() {
      opened?.folder.remove()
      opened = undefined
    },
  }
}
