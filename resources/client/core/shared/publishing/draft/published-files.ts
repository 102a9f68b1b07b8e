import * as z from 'zod/mini'

import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { stored } from '@/core/platform/storage/local'

/** Most files that are remembered: the latest. */
const MAX_FILES = 1000

const schema = z.array(z.object({ key: z.string(), id: z.nullable(z.number()) }))

/** A file that became a track: its fingerprint, and the track's id unless the response left it out. */
type PublishedFile = z.output<typeof schema>[number]

const ofUser = () => stored({ key: 'published files', schema, profile: getBootstrap().user?.id ?? null })

/** Remembers a file that the user has published in this browser. */
export const recordPublished = (file: PublishedFile): void =>
  void ofUser().write([...(ofUser().read() ?? []), file].slice(-MAX_FILES))

/** Returns what a file became when the user last published it in this browser; undefined if they have not. */
export const publishedFrom = (key: string): PublishedFile | undefined =>
  ofUser()
    .read()
    ?.findLast((file) => file.key === key)
