import { VERSION } from '../version'
import { areasOf, type Examination, findingsOf, notesOf } from './report'

/** The report for `--json`. */
export const jsonText = (examinations: readonly Examination[]): string =>
  JSON.stringify(
    examinations.map((examination) => ({
      doctor: VERSION,
      bundle: examination.bundle ?? null,
      target: examination.target,
      reached: examination.isReached,
      areas: areasOf(examination).map(({ name, state }) => ({ name, state })),
      findings: findingsOf(examination),
      notChecked: notesOf(examination),
    })),
    null,
    2,
  )
