import { useCallback, useEffect, useState } from 'react'

import { formatBytes } from '@/core/platform/i18n/format'
import { Button } from '@/ui/buttons/button'
import { Badge } from '@/ui/feedback/badge'
import { Notice } from '@/ui/feedback/notice'

import { mockApi, type StoredFile, type UnfinishedUpload } from '../mock-api'
import { useHashes } from './hashes'

type ServerState = { files: readonly StoredFile[]; unfinished: UnfinishedUpload; isBroken: boolean }

const NOTHING: ServerState = { files: [], unfinished: { tus: [], parts: [], objects: [] }, isBroken: false }

/** Hash digits to show, enough to compare by eye. */
const SHOWN_DIGITS = 12

/** Reads the files and unfinished uploads on the server, on mount, for each `version` and on `refresh`. */
function useServerFiles(version: number): ServerState & { refresh: () => void } {
  const [state, setState] = useState(NOTHING)
  const refresh = useCallback(
    () =>
      void Promise.all([mockApi.files(), mockApi.unfinished()]).then(
        ([files, unfinished]) =>
          setState({ files: files.toSorted((a, b) => b.id - a.id), unfinished, isBroken: false }),
        () => setState((previous) => ({ ...previous, isBroken: true })),
      ),
    [],
  )
  useEffect(refresh, [refresh, version])
  return { ...state, refresh }
}

/** Lists the files on the server, compared with the chosen ones, and what is unfinished or orphaned there. */
export function ServerFiles({ version }: { version: number }) {
  const { files, unfinished, isBroken, refresh } = useServerFiles(version)
  const leftovers = Object.entries(unfinished).flatMap(([kind, keys]) => keys.map((key) => ({ kind, key })))
  const deleteAll = () => void mockApi.deleteFiles().then(refresh, refresh)
  return (
    <section aria-labelledby="on-the-server" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="on-the-server" className="text-xl">
          On the server
        </h2>
        <span className="flex gap-2">
          <Button variant="outline" onClick={refresh}>
            Refresh
          </Button>
          <Button variant="outline" onClick={deleteAll}>
            Delete all files
          </Button>
        </span>
      </div>
      {isBroken && <Notice>The mock doesn’t respond.</Notice>}
      {files.length === 0 && <p className="text-muted">No files yet.</p>}
      <ul aria-labelledby="on-the-server" className="grid gap-2">
        {files.map((file) => (
          <StoredRow key={file.id} {...file} />
        ))}
      </ul>
      {leftovers.length === 0 && <p className="text-muted">No unfinished uploads or orphaned objects.</p>}
      <ul aria-label="Unfinished uploads" className="grid gap-2">
        {leftovers.map(({ kind, key }) => (
          <li key={key} className="break-all">
            <Badge tone="danger">{kind}</Badge> <code className="text-sm">{key}</code>
          </li>
        ))}
      </ul>
    </section>
  )
}

function StoredRow({ name, size, sha256 }: StoredFile) {
  const hash = useHashes().get(name)
  return (
    <li className="flex flex-wrap items-center gap-2">
      <span className="break-all">{name}</span>
      <span className="text-muted">{formatBytes(size)}</span>
      <code title={sha256} className="text-sm">
        {sha256.slice(0, SHOWN_DIGITS)}
      </code>
      {hash &&
        (hash.includes(sha256) ? (
          <Badge tone="positive">Same as chosen</Badge>
        ) : (
          <Badge tone="danger">Differs from chosen</Badge>
        ))}
    </li>
  )
}
