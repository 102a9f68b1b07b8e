import { useCallback, useEffect, useState } from 'react'

import { deleteFiles, type Leftovers, readFiles, readLeftovers, type StoredFile } from './mock'

type ServerState = { files: readonly StoredFile[]; leftovers: Leftovers; isBroken: boolean }

const NOTHING: ServerState = { files: [], leftovers: { tus: [], parts: [], objects: [] }, isBroken: false }

/** Loads the files and leftovers on the server, on mount and on `refresh`. */
export function useServer() {
  const [state, setState] = useState(NOTHING)
  const refresh = useCallback(
    () =>
      void Promise.all([readFiles(), readLeftovers()]).then(
        ([files, leftovers]) => setState({ files: files.toSorted((a, b) => b.id - a.id), leftovers, isBroken: false }),
        () => setState((previous) => ({ ...previous, isBroken: true })),
      ),
    [],
  )
  useEffect(refresh, [refresh])
  return { ...state, refresh, deleteAll: () => void deleteFiles().then(refresh, refresh) }
}
