import { existsSync } from 'node:fs'

import type { ImportGraph } from '../../import-graph'
import type { Check } from '../checks'
import { affectedFiles } from './affected-files'

/** A check, the files to run it on (all if absent), and their share of its tests. */
export type Task = { check: Check; files?: string[]; share?: number }

const CODE = /\.(m?[jt]sx?|css|json)$/
const SCRIPT = /\.m?[jt]sx?$/
const FORMATTED = /\.(m?[jt]sx?|css|json|md|html|ya?ml)$/
/** Matches files that every check reads: the configuration in the project's root. */
const CONFIGURATION = /^[^/]+\.(m?[jt]s|json)$/

/** Limits checks to what changed files can affect. Leaves out those that they cannot affect. */
export function narrowChecks(checks: readonly Check[], changed: readonly string[], graph: ImportGraph): Task[] {
  if (changed.some((file) => CONFIGURATION.test(file))) return checks.map((check) => ({ check }))
  const present = changed.filter((file) => existsSync(file))
  const affected = [...affectedFiles(changed, graph)].filter((file) => existsSync(file))
  const hasCode = changed.some((file) => CODE.test(file))

  const filesOf = ({ script, narrowed, tests }: Check): string[] => {
    if (narrowed === 'files') return present.filter((file) => (script === 'lint' ? SCRIPT : FORMATTED).test(file))
    return (narrowed === 'specs' ? present : affected).filter((file) => tests?.test(file))
  }
  const taskOf = (check: Check): Task | undefined => {
    if (!check.narrowed) return hasCode ? { check } : undefined
    const files = filesOf(check)
    const all = [...graph.keys()].filter((file) => check.tests?.test(file))
    return files.length > 0 ? { check, files, ...(all.length > 0 && { share: files.length / all.length }) } : undefined
  }

  const tasks = checks.filter(({ script }) => script !== 'build').flatMap((check) => taskOf(check) ?? [])
  const needed = tasks.map(({ check }) => check.after)
  return [...checks.filter(({ script }) => needed.includes(script)).map((check) => ({ check })), ...tasks]
}
