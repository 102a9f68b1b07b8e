import type * as z from 'zod/mini'

import { getBootstrap, subscribeBootstrap } from '@/core/platform/bootstrap/bootstrap-store'

import { jsonStorage } from './json-storage'

const PREFIX = 'dziesma:user:'

const session = jsonStorage('sessionStorage')

const prefixOf = (userId: number | undefined): string => `${PREFIX}${userId ?? 'guest'}:`

type SessionValue<Schema> = { key: string; schema: Schema; userId?: number | undefined }

/**
 * A JSON value in session storage behind a schema, of the user who is signed in now, or of the one who is about to be: it outlives a reload and a session
 * that ended by itself. Another user of the tab does not find it (see {@link watchSessionOwner}).
 */
export function storedForSession<Schema extends z.ZodMiniType>({
  key,
  schema,
  userId = getBootstrap().user?.id,
}: SessionValue<Schema>) {
  const name = prefixOf(userId) + key
  return {
    read: (): z.output<Schema> | undefined => schema.safeParse(session.read(name)).data,
    write: (value: z.input<Schema>): boolean => session.write(name, value),
    remove: (): void => session.remove(name),
  }
}

/** Forgets everything: the user signs out. */
export const wipeSession = (): void => session.wipe((name) => name.startsWith(PREFIX))

/** From now on whoever signs in wipes what others left in this tab; a guest, whose session may just have ended, does not. */
export function watchSessionOwner(): () => void {
  const claim = () => {
    const { user } = getBootstrap()
    if (user) session.wipe((name) => name.startsWith(PREFIX) && !name.startsWith(prefixOf(user.id)))
  }
  claim()
  return subscribeBootstrap(claim)
}
