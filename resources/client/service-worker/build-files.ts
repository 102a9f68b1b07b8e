import { fileStore } from './file-store'
import { precacheManifest } from './precache-manifest'

/**
 * Start of the shell's cache name, which earlier releases used too: installing this worker deletes what theirs stored
 * wrongly, even before it replaces theirs.
 */
const SHELL = 'workbox-precache-v2-'

/** Name of the player's cache, on devices with downloaded music. */
const PLAYER = 'player-files'

/** Returns the files of the build that the worker stores: the shell's, and the player's on a device with downloaded music. */
export function buildFiles(scope: string) {
  const shell = fileStore(scope, SHELL + scope, precacheManifest.shell)
  const player = fileStore(scope, PLAYER, precacheManifest.player)

  async function stored(file: string): Promise<Response | undefined> {
    const store = [shell, player].find(({ has }) => has(file))
    if (!store || !(await store.isUsed())) return undefined
    return (await store.find(file)) ?? store.load(file)
  }

  /** Stores the player's files. A failure leaves the player to the network; the next page asks again. */
  const storePlayer = (): Promise<void> =>
    player
      .fill()
      .then(player.prune)
      .catch(() => undefined)

  return {
    storePlayer,
    /** Stores the shell. Rejects when the server has another file than the build, so that no worker is installed. */
    async install(): Promise<void> {
      if (await player.isUsed()) await player.check()
      await shell.fill()
    },
    /** Deletes the files of earlier builds, and brings the player's to this one. */
    async activate(): Promise<void> {
      await shell.prune()
      if (await player.isUsed()) await storePlayer()
    },
    /** Responds with a stored file, or as the network does. Storage that fails does not keep the site from starting. */
    respond: async (request: Request): Promise<Response> =>
      (await stored(request.url.slice(scope.length)).catch(() => undefined)) ?? self.fetch(request),
  }
}
