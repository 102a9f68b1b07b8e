import type { Figure } from '../report'
import type { CpuTime } from './cpu-meter'
import { isSettled } from './is-settled'
import type { Sender, BenchTransport } from './job'
import { limits } from './limits'
import type { UploadPage } from './open-page'
import { nameOf, sendersOf } from './senders'

/**
 * Measured rounds, which end when the median is precise enough. A warm-up round before them loads and compiles the
 * code.
 */
const ROUNDS = { least: 15, most: 45 }

type Run = CpuTime & { duration: number }

const SECOND = 1000

type Runs = ReadonlyMap<Sender, Run[]>

/** Measures all senders in rounds, rotating their order. */
export async function compareSpeed(
  page: UploadPage,
  transport: BenchTransport,
  readCpu: () => Promise<CpuTime>,
): Promise<Figure[]> {
  const senders = sendersOf(transport)
  const runs: Runs = new Map(senders.map((sender) => [sender, []]))
  for (let round = 0; round <= ROUNDS.least || (round <= ROUNDS.most && !isSettled(speedsOf(runs, 'ours'))); round++) {
    for (const index of senders.keys()) {
      const sender = senders[(index + round) % senders.length] ?? 'raw'
      await readCpu()
      const sent = await page.send(sender)
      const run = { ...(await readCpu()), duration: sent.durationMs / SECOND }
      if (round > 0) runs.get(sender)?.push(run)
      await page.remove(sent)
    }
  }
  return figuresOf(runs, transport)
}

/** Returns a sender's speed in each round, relative to raw. */
function speedsOf(runs: Runs, sender: Sender): number[] {
  const raw = runs.get('raw') ?? []
  return (runs.get(sender) ?? []).map(({ duration }, round) => (raw[round]?.duration ?? Number.NaN) / duration)
}

function figuresOf(runs: Runs, transport: BenchTransport): Figure[] {
  const all = [...runs].map(([sender, own]) => ({ sender, own, name: nameOf(transport, sender) }))
  const least = transport === 's3Multipart' ? limits.speed[transport] : undefined
  const speeds = all
    .filter(({ sender }) => sender !== 'raw')
    .map(({ sender, name }): Figure => ({
      name: `${name}: speed, raw is 1`,
      unit: 'ratio',
      values: speedsOf(runs, sender),
      ...(sender === 'ours' && least !== undefined && { least }),
    }))
  const part = (what: keyof Run, words: string) =>
    all.map(({ own, name }): Figure => ({ name: `${name}: ${words}`, unit: 's', values: own.map((run) => run[what]) }))
  return [
    { name: 'rounds', unit: 'count', values: [all[0]?.own.length ?? 0] },
    ...part('duration', 'time'),
    ...speeds,
    ...part('renderer', 'CPU of the page'),
    ...part('browser', 'CPU of the other browser processes'),
    ...part('server', 'CPU of the server'),
  ]
}
