import type { Mishap } from '../../mock-server/fault-proxy/proxy-fault'
import type { Way } from '../../tools/uploads/choice'
import { durations, faultAt, type Step } from './fixtures/mishaps'
import { steps } from './fixtures/steps'
import { test } from './fixtures/test'
import { sizes, type TestFile } from './fixtures/test-file'
import type { UploadBench } from './fixtures/upload-bench'

type Name = Parameters<typeof faultAt>[1]

const through = ['refused', 'reset', 'lost reply', 'stall', 'stall on the way', '413', '419', '422', '500', 'wrong shape'] as const

/** Which mishaps each transport meets at each of its steps. */
const matrix: { way: Exclude<Way, 'site'>; size: number; mishaps: readonly Name[] }[] = [
  { way: 's3Multipart', size: sizes.pieces, mishaps: ['expired 403', 'hidden ETag', 'NoSuchUpload', '400', 'refused preflight', 'lost reply', 'stall'] },
  { way: 'tus', size: sizes.pieces, mishaps: ['reset', 'stall', '409', '410', '419', '423'] },
  { way: 'form', size: sizes.small, mishaps: through },
  { way: 's3Simple', size: sizes.small, mishaps: through },
]

/**
 * Steps whose answer names what was made, or tells that it was made: without it nobody finds it again, since the backend has neither a
 * list of uploads nor a name that the client chooses. The file arrives, but may be there twice, or lie begun until it expires.
 */
const unheard: Record<string, readonly Name[]> = {
  'form: upload': ['lost reply', 'stall', 'wrong shape'],
  'tus: create': ['stall'],
  'tus: entries': ['stall'],
  's3Multipart: create': ['lost reply', 'stall'],
}

const stallOfPart: Mishap = { kind: 'stall', afterBytes: 1000 }

/** Has a part stall, so that the upload has begun and goes no further. */
async function stop(bench: UploadBench, file: TestFile, verb: 'Pause' | 'Cancel'): Promise<void> {
  bench.meet({ storage: [{ ...steps.s3Multipart['put part'], mishap: stallOfPart }] })
  await bench.add(file)
  await bench.struck()
  if (verb === 'Pause') await bench.press('Pause', file)
}

/** Steps that an upload takes only when it is stopped on its way. */
const detours: Record<string, (bench: UploadBench, file: TestFile, meet: () => void) => Promise<void>> = {
  'list parts': async (bench, file, meet) => {
    await stop(bench, file, 'Pause')
    meet()
    await bench.press('Resume', file)
  },
  abort: async (bench, file, meet) => {
    await stop(bench, file, 'Cancel')
    meet()
    await bench.press('Cancel', file)
    await bench.callsEnd(file)
  },
}

const cases = matrix.flatMap(({ way, size, mishaps: names }) =>
  Object.entries<Step>(steps[way]).flatMap(([name, step]) =>
    names.flatMap((mishap) => Object.entries(durations).map(([duration, times]) => ({ way, size, name, step, mishap, duration, times }))),
  ),
)

test.describe(`${cases.length} cases`, () => {
  for (const { way, size, name, step, mishap, duration, times } of cases)
    test(`${way}: ${name}, ${mishap} (${duration})`, async ({ bench }) => {
      const meet = () => bench.meet(faultAt(step, mishap, times))
      const file = bench.newFile(size)
      await bench.choose(way)
      const detour = detours[name]
      if (detour) await detour(bench, file, meet)
      else {
        meet()
        await bench.add(file)
      }
      await bench.complete(file)
      await bench.press('Take', file)
      if (unheard[`${way}: ${name}`]?.includes(mishap)) await bench.expectWholeAtLeastOnce(file)
      else await bench.expectWhole(file)
    })
})
