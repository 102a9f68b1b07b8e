import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Whether this is Debian and the user is root, so that packages can be installed. */
export const canInstall = (): boolean => process.getuid?.() === 0 && existsSync('/etc/debian_version')

/** Installs Debian packages without recommended ones. Returns false when apt-get fails. */
export function installOnDebian(packages: string[]): boolean {
  console.log(`Installing ${packages.join(', ')} (apt-get) …`)
  return [['update'], ['install', '-y', '--no-install-recommends', ...packages]].every((args) => {
    const { status } = spawnSync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=120', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    return status === 0
  })
}
