import { useCallback, useEffect, useState } from 'react'

import { forgetFiles, type Left, readFiles, readLeft, type StoredFile } from './mock'

type Seen = { files: readonly StoredFile[]; left: Left; isBroken: boolean }

const NOTHING: Seen = { files: [], left: { tus: [], parts: [], objects: [] }, isBroken: false }

/** What the server has of uploads, looked at when the page asks for it. */
export function useServer() {
  const [seen, setSeen] = useState(NOTHING)
  const look = useCallback(
    () =>
      void Promise.all([readFiles(), readLeft()]).then(
        ([files, left]) => setSeen({ files: files.toSorted((a, b) => b.id - a.id), left, isBroken: false }),
        () => setSeen((before) => ({ ...before, isBroken: true })),
      ),
    [],
  )
  useEffect(look, [look])
  return { ...seen, look, forget: () => void forgetFiles().then(look, look) }
}
