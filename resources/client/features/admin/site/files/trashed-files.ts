import * as z from 'zod/mini'

import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { stored } from '@/core/platform/storage/local'

/** Number of remembered files; older ones are dropped. */
export const MAX_TRASHED_FILES = 200

/** Longest remembered name in characters. */
const MAX_NAME_LENGTH = 255

const schema = z.object({
  id: z.int().check(z.positive()),
  name: z.string(),
  /** Unix time in milliseconds. */
  movedAt: z.number(),
})

/** A file that the user has moved to the trash in this browser. */
export type TrashedFile = z.output<typeof schema>

const storage = () =>
  stored({ key: 'admin.trash', profile: getBootstrap().user?.id ?? null, schema: z.array(z.unknown()) })

/** Returns the files that the user has moved to the trash in this browser, latest first; drops malformed ones. */
export const readTrashedFiles = (): TrashedFile[] =>
  (storage().read() ?? []).flatMap((value) => schema.safeParse(value).data ?? []).slice(0, MAX_TRASHED_FILES)

const withoutIds = (ids: readonly number[]): TrashedFile[] => readTrashedFiles().filter(({ id }) => !ids.includes(id))

/** Puts files first that have just been moved to the trash, which the server has no list of. */
export function rememberTrashedFiles(files: readonly Pick<TrashedFile, 'id' | 'name'>[]): void {
  const moved = files.map(({ id, name }) => ({ id, name: name.slice(0, MAX_NAME_LENGTH), movedAt: Date.now() }))
  storage().write([...moved, ...withoutIds(moved.map(({ id }) => id))].slice(0, MAX_TRASHED_FILES))
}

/** Forgets files that are restored or gone. */
export const forgetTrashedFiles = (ids: readonly number[]): void => void storage().write(withoutIds(ids))

/** Forgets all files, once the trash is empty. */
export const forgetAllTrashedFiles = (): void => storage().remove()
