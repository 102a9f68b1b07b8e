import { type Bootstrap, bootstrapSchema } from '@/contract/groups/bootstrap'
import { getBootstrap } from '@/core/platform/bootstrap/current-bootstrap'
import { pendingSignOut } from '@/core/platform/session/pending-sign-out'
import { usersWithDownloads } from '@/core/platform/storage/download-caches'

import { openDownloads } from './downloads-cache'

const SNAPSHOT = 'snapshot'

/** Permissions that decide what works without a network, besides those that mark a child's profile. */
const PERMISSIONS = ['music.view', 'music.play', 'music.download', 'family.open', 'family.add']

/**
 * Returns what the client needs to start without a network: the look and the texts of the site, and the user's id, name
 * and permissions to listen. No email address, token, subscription or likes.
 */
function snapshotOf({ settings, user, i18n, language, themes }: Bootstrap) {
  const { branding, player, dates, family, base_url, asset_url } = settings
  const names = [...PERMISSIONS, family.child_with, family.child_without]
  return {
    settings: { branding, player, dates, family, base_url, asset_url, themes: settings.themes, i18n: settings.i18n },
    user: user && {
      id: user.id,
      display_name: user.display_name,
      permissions: user.permissions.filter(({ name }) => names.includes(name)).map(({ name }) => ({ name })),
    },
    i18n,
    language,
    themes,
  }
}

/** Stores the snapshot of the current bootstrap data beside the user's music. */
export async function writeSnapshot(owner: number): Promise<void> {
  const bootstrap = getBootstrap()
  if (bootstrap.user?.id === owner) await (await openDownloads(owner)).write(SNAPSHOT, snapshotOf(bootstrap))
}

/** Removes the snapshot: the site does not start without a network anymore. */
export async function removeSnapshot(owner: number): Promise<void> {
  await (await openDownloads(owner)).remove(SNAPSHOT)
}

/**
 * Returns bootstrap data for the offline shell; null without downloads, or when their owner is uncertain.
 */
export async function offlineBootstrap(): Promise<Bootstrap | null> {
  const users = await usersWithDownloads()
  const [owner] = users
  if (owner === undefined || users.length > 1 || pendingSignOut.isPending()) return null
  const snapshot = await (await openDownloads(owner)).read(SNAPSHOT, bootstrapSchema)
  return snapshot?.user?.id === owner ? snapshot : null
}
