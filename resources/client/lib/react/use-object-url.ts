import { useEffect, useState } from 'react'

/** Returns the object URL of the shown blob, and a function that shows another or none. Revokes URLs no longer shown. */
export function useObjectUrl(): [url: string | undefined, show: (blob: Blob | undefined) => void] {
  const [url, setUrl] = useState<string>()
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])
  return [url, (blob) => setUrl(blob && URL.createObjectURL(blob))]
}
