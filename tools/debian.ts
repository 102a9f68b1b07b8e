import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Whether programs may be installed here: a Debian, as root. */
export const canInstall = (): boolean => process.getuid?.() === 0 && existsSync('/etc/debian_version')

/** Installs packages of Debian, and nothing that they only recommend; false when apt-get fails. */
export function installOnDebian(packages: string[]): boolean {
  console.log(`Installing ${packages.join(', ')} (apt-get) …`)
  return [['update'], ['install', '-y', '--no-install-recommends', ...packages]].every((args) => {
    const { status } = spawnSync('apt-get', ['-qq', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    return status === 0
  })
}
