import type { Figure } from '../report'
import type { CpuTime } from './cpu-meter'
import type { Sender, Way } from './job'
import { limits } from './limits'
import type { UploadPage } from './open-page'
import { nameOf, sendersOf } from './senders'

/** Rounds that count; an odd number has a median of its own. One more goes before them, in which code is loaded and compiled. */
const ROUNDS = 15

type Run = CpuTime & { duration: number }

const SECOND = 1000

/** In every round each sender sends the file once, and another one begins. */
export async function compareSpeed(page: UploadPage, way: Way, readCpu: () => Promise<CpuTime>): Promise<Figure[]> {
  const senders = sendersOf(way)
  const runs = new Map<Sender, Run[]>(senders.map((sender) => [sender, []]))
  for (let round = 0; round <= ROUNDS; round++) {
    for (const index of senders.keys()) {
      const sender = senders[(index + round) % senders.length] ?? 'raw'
      await readCpu()
      const sent = await page.send(sender)
      const run = { ...(await readCpu()), duration: sent.duration / SECOND }
      if (round > 0) runs.get(sender)?.push(run)
      await page.remove(sent)
    }
  }
  return figuresOf(runs, way)
}

function figuresOf(runs: ReadonlyMap<Sender, Run[]>, way: Way): Figure[] {
  const raw = runs.get('raw') ?? []
  const all = [...runs].map(([sender, own]) => ({ sender, own, name: nameOf(way, sender) }))
  const least = way === 's3Multipart' ? limits.speed[way] : undefined
  const speeds = all
    .filter(({ sender }) => sender !== 'raw')
    .map(({ sender, own, name }): Figure => ({
      name: `${name}: speed, raw is 1`,
      unit: 'ratio',
      values: own.map(({ duration }, round) => (raw[round]?.duration ?? Number.NaN) / duration),
      ...(sender === 'ours' && least !== undefined && { least }),
    }))
  const part = (what: keyof Run, words: string) => all.map(({ own, name }): Figure => ({ name: `${name}: ${words}`, unit: 's', values: own.map((run) => run[what]) }))
  return [
    ...part('duration', 'time'),
    ...speeds,
    ...part('renderer', 'CPU of the page'),
    ...part('browser', 'CPU of the browser beside it'),
    ...part('server', 'CPU of the server'),
  ]
}
