import type { MockUser } from '../../state/store/db'

type Names = { first_name?: string | null | undefined; last_name?: string | null | undefined }

/** Laravel trims texts and stores empty ones as null. */
const stored = (name: string | null | undefined): string | null => name?.trim() || null

/** Name columns after an update; omitted names keep their value. */
export function nameColumns(
  user: Pick<MockUser, 'first_name' | 'last_name' | 'email'>,
  { first_name = user.first_name, last_name = user.last_name }: Names,
) {
  const names = { first_name: stored(first_name), last_name: stored(last_name) }
  const full = [names.first_name, names.last_name].filter(Boolean).join(' ')
  return { ...names, display_name: full || (user.email?.split('@')[0] ?? '') }
}
