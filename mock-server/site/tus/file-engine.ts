import { FileStore, MemoryConfigstore } from '@tus/file-store'
import { Server } from '@tus/server'
import { openAsBlob } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { temporaryFolder } from '../../kit/temporary-folder'
import type { TusEngine } from '../../state/parts/uploads'

/** How long a call waits for a stalled one to release the same upload, in milliseconds. */
const LOCK_DRAIN = 500

/** The backend's extensions: no creation-with-upload and no deferred length (backend contract, section 9). */
const EXTENSIONS = ['creation', 'termination', 'checksum', 'expiration']

const KEY_HEADER = 'upload-key'

function openEngine() {
  const folder = temporaryFolder()
  // The store creates its directory asynchronously, perhaps after this one was removed; pass it one that always exists.
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

/** Creates the reference tus server on a temporary folder, which the first upload creates. */
export function createFileEngine(): TusEngine {
  let opened: ReturnType<typeof openEngine> | undefined
  const engine = () => (opened ??= openEngine())

  return {
    handle(request, key) {
      const headers = new Headers(request.headers)
      headers.set(KEY_HEADER, key)
      const { method, body, signal } = request
      // Node requires this option for streaming bodies; the DOM types lack it.
      const streaming = { duplex: 'half' }
      const url = method === 'POST' ? 'http://tus/uploads' : `http://tus/uploads/${key}`
      return engine().server.handleWeb(new Request(url, { method, headers, signal, body, ...streaming }))
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
