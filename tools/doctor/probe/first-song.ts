import type { Bootstrap } from '@/contract/groups/bootstrap'

/** Streams and videos are no files whose parts a browser requests. */
const AUDIO_FILE = /\.(?:mp3|m4a|aac|ogg|oga|opus|flac|wav|webm)$/i

/** URL of the first song in the data of the first page; undefined without one. */
export function firstSong({ bootstrap, root }: { bootstrap: Bootstrap | undefined; root: URL }): URL | undefined {
  const [url] = sourcesIn(bootstrap?.loaders).flatMap((source) =>
    URL.canParse(source, root) ? new URL(source.replace(/^\/(?!\/)/, ''), root) : [],
  )
  return url
}

function sourcesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => {
    if (key === 'src' && typeof item === 'string') return AUDIO_FILE.test(item.split('?')[0] ?? '') ? [item] : []
    return sourcesIn(item)
  })
}
