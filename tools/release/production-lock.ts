type Locked = { version?: string; dev?: boolean; devOptional?: boolean; devDependencies?: unknown }

/** Part of package-lock.json that this module reads. */
export type LockFile = { packages: Record<string, Locked> }

/**
 * Removes everything that only development needs from a lock file. `npm sbom --omit dev` cannot do it: it also omits
 * packages such as react, which a development package names as a peer (npm/cli issue 7909).
 */
export const productionLock = <Lock extends LockFile>(lock: Lock): Lock => ({
  ...lock,
  packages: Object.fromEntries(
    Object.entries(lock.packages)
      .filter(([, { dev, devOptional }]) => dev !== true && devOptional !== true)
      .map(([path, entry]) => [path, withoutDevelopment(entry)]),
  ),
})

/** Removes the development packages from package.json or the lock file's row of the project. */
export function withoutDevelopment<Entry extends object>(entry: Entry): Entry {
  const copy: Entry & { devDependencies?: unknown } = { ...entry }
  delete copy.devDependencies
  return copy
}
