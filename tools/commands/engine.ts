import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'

import { hasFirefox } from '../../tests/engines/firefox/programs'
import { startSound } from '../../tests/engines/start-sound'
import { hasWebKit } from '../../tests/engines/webkit/programs'
import { canInstall, installOnDebian } from '../debian'
import { fail } from '../fail'

/** Plugins of WebKit that decode the mock's music. */
const GSTREAMER = ['plugins-base', 'plugins-good', 'plugins-bad', 'libav'].map((name) => `gstreamer1.0-${name}`)

/** Browsers that journeys run in besides Chromium, with their Debian packages. */
const engines = {
  firefox: { isInstalled: hasFirefox, packages: ['firefox-esr', 'pulseaudio'] },
  webkit: {
    isInstalled: hasWebKit,
    packages: ['webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb', 'pulseaudio', ...GSTREAMER],
  },
}

const [project = '', ...args] = process.argv.slice(2)
const [name, engine] = Object.entries(engines).find(([key]) => project.startsWith(key)) ?? []
if (!engine) fail(`Usage: node tools/engine.mjs ${Object.keys(engines).join('|')}[-boxes] [Playwright's options]`)

const hasPulseAudio = (): boolean => spawnSync('pulseaudio', ['--version']).status === 0
const isReady = (): boolean => engine.isInstalled() && hasPulseAudio()

if (isReady() || (canInstall() && installOnDebian(engine.packages) && isReady())) process.exitCode = await runJourneys()
else
  console.log(`Skipped: ${name} is not installed (on Debian, as root: apt-get install ${engine.packages.join(' ')}).`)

async function runJourneys(): Promise<number> {
  const sound = startSound()
  const journeys = spawn('npx', ['playwright', 'test', `--project=${project}`, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...sound.env },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => journeys.kill(signal))
  const [code] = (await once(journeys, 'exit')) as [number | null]
  sound.stop()
  return code ?? 1
}
