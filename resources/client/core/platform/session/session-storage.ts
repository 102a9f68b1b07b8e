import type * as z from 'zod/mini'

import { getBootstrap, subscribeBootstrap } from '@/core/platform/bootstrap/bootstrap-store'

import { jsonStorage } from '../storage/json-storage'

const PREFIX = 'dziesma:user:'

const session = jsonStorage('sessionStorage')

const prefixOf = (userId: number | undefined): string => `${PREFIX}${userId ?? 'guest'}:`

type SessionValue<Schema> = { key: string; schema: Schema; userId?: number | undefined }

/**
 * A typed JSON value in session storage for the current user, or for the given one. Survives a reload and an expired
 * session; other users of the tab cannot read it (see {@link watchSessionOwner}).
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

/** Removes all users' values, at sign-out. */
export const wipeSession = (): void => session.wipe((name) => name.startsWith(PREFIX))

/**
 * Wipes other users' values when a user signs in; not for guests, whose session may just have expired. Returns a stop
 * function.
 */
export function watchSessionOwner(): () => void {
  const claim = () => {
    const { user } = getBootstrap()
    if (user) session.wipe((name) => name.startsWith(PREFIX) && !name.startsWith(prefixOf(user.id)))
  }
  claim()
  return subscribeBootstrap(claim)
}
