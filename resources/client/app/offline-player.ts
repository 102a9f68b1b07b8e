// Separate chunk: the service worker stores it beside downloads, and only its offline shell loads it.
import { offlineBootstrap } from '@/core/shared/downloads/snapshot'
import { playback } from '@/core/shared/playback/playback'
import { wantsSound } from '@/core/shared/playback/playback-state'
import { watch } from '@/core/shared/playback/plugins/watch'
import { page } from '@/lib/browser/url'

import { offline } from './active-routes'
import { OfflineLayout } from './layouts/offline-layout'
import { downloads } from './routes'
import { start } from './start'
import { whenServerIsBack } from './when-server-is-back'

/**
 * Starts the player with the music downloaded to this device, and loads the page that was asked for once the server is
 * back and nothing plays. Resolves to false when the owner of the music is uncertain.
 */
export async function startOfflinePlayer(): Promise<boolean> {
  const bootstrap = await offlineBootstrap()
  if (!bootstrap) return false
  offline.set({ rows: [{ ...downloads, path: '*' }], layout: () => Promise.resolve(OfflineLayout) })
  await start(bootstrap)
  whenServerIsBack(() => {
    watch(playback, wantsSound, (wants) => {
      if (!wants) page.reload()
    })
    return true
  })
  return true
}
