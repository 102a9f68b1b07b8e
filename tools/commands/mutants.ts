import type { FieldVerdict } from '@tests/contract/mutation/field-score'
import { mutantKinds } from '@tests/contract/mutation/mutant'
import { openBench, type Verdict } from '@tests/contract/mutation/score'
import { survivors } from '@tests/contract/mutation/survivors'

/** Breaks the mock on purpose and prints how many defects the contract cases detect: `npm run contract:mutants`. */
const bench = await openBench()
const verdicts: Verdict[] = []
for (const mutant of bench.mutants) verdicts.push(await bench.judge(mutant))
const fields = await bench.judgeFields()
await bench.close()

const undetected = verdicts.filter(({ detection }) => !detection).map(({ mutant }) => mutant.name)
const row = (kind: string, list: readonly Verdict[]) =>
  `${kind.padEnd(22)}${String(list.length).padStart(8)}${String(list.filter(({ detection }) => detection).length).padStart(10)}`

console.log(`${'kind'.padEnd(22)}${'mutants'.padStart(8)}${'detected'.padStart(10)}`)
for (const kind of mutantKinds)
  console.log(
    row(
      kind,
      verdicts.filter(({ mutant }) => mutant.kind === kind),
    ),
  )
console.log(row('all', verdicts))
console.log(`\n${((1 - undetected.length / verdicts.length) * 100).toFixed(1)} % detected`)
for (const name of undetected) console.log(`- ${name}\n  ${survivors[name] ?? 'NOT LISTED in survivors.ts'}`)

const withOutcome = (wanted: FieldVerdict['outcome']) => fields.filter(({ outcome }) => outcome === wanted)
const findings = withOutcome('finding').length
const share = ((findings / fields.length) * 100).toFixed(1)
console.log(
  `\nDocumented fields: ${share} % of ${fields.length} defects are findings, ${withOutcome('warning').length} warnings`,
)
for (const { name } of withOutcome('undetected')) console.log(`- ${name}`)

if (undetected.some((name) => !Object.hasOwn(survivors, name))) process.exitCode = 1
