import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MODULES = ['module-null-sink', 'module-native-protocol-unix']

/** A sound device without a speaker: the variables that select it, and its end. */
export type Sound = { env: Record<string, string>; stop: () => void }

/** Starts a sound device for browsers, since Firefox refuses all audio without one. Throws when PulseAudio fails. */
export function startSound(): Sound {
  const folder = mkdtempSync(join(tmpdir(), 'dziesma-sound-'))
  // WebKit's browsers share what GStreamer knows of its plugins; each would look for them again.
  const env = { XDG_RUNTIME_DIR: folder, GST_REGISTRY: join(folder, 'gstreamer-registry') }
  const run = (...args: string[]) => {
    const { status, stderr } = spawnSync('pulseaudio', args, { env: { ...process.env, ...env }, encoding: 'utf8' })
    if (status !== 0) throw new Error(`pulseaudio failed: ${stderr}`)
  }
  run('-n', '--daemonize=yes', '--exit-idle-time=-1', ...MODULES.map((module) => `--load=${module}`))
  const stop = () => {
    run('--kill')
    rmSync(folder, { recursive: true, force: true })
  }
  return { env, stop }
}
