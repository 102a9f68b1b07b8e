import { fileEntries } from '@/contract/groups/file-entries'
import { call } from '@/core/platform/api/call'
import { recoverWith } from '@/core/platform/api/recovery'
import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { readBootstrap } from '@/core/platform/bootstrap/read-bootstrap'
import { renewSession } from '@/core/platform/session/refresh-bootstrap'
import type { FileEntry } from '@/core/shared/uploads/queue/upload-item'

import type { Job, Sender, UploadResult, BenchTransport } from '../job'
import { plainTus, plainUppy } from './libraries'
import { ourUploader } from './ours'
import { rawForm, rawMultipart, rawTus } from './raw'

declare global {
  interface Window {
    uploads: {
      /** Uploads the chosen file. Rejects unless all of it arrives. */
      send: (job: Job) => Promise<UploadResult>
      remove: (id: number) => Promise<unknown>
    }
  }
}

type Send = (file: File, storage: Job['storage']) => Promise<FileEntry>

const senders: Record<BenchTransport, Partial<Record<Sender, Send>>> = {
  form: { raw: rawForm, ours: ourUploader('form') },
  tus: { raw: rawTus, ours: ourUploader('tus'), library: plainTus },
  s3Multipart: { raw: rawMultipart, ours: ourUploader('s3Multipart'), library: plainUppy },
}

const bootstrap = readBootstrap()
if (!bootstrap) throw new Error('The page has no bootstrap data')
setBootstrap(bootstrap)
recoverWith({ renewSession })

const input = document.createElement('input')
input.type = 'file'
document.body.append(input)

window.uploads = {
  async send({ transport, sender, storage }) {
    const file = input.files?.[0]
    const send = senders[transport][sender]
    if (!file || !send) throw new Error(`No file chosen, or no ${sender} sender for ${transport}`)
    const start = performance.now()
    const { id, file_size: size } = await send(file, storage)
    const durationMs = performance.now() - start
    if (size !== file.size) throw new Error(`${size} of ${file.size} bytes arrived`)
    return { durationMs, id }
  },
  remove: (id) => call(fileEntries.remove, { body: { entryIds: [id], deleteForever: true } }),
}
