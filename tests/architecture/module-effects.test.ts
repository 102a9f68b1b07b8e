import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, it } from 'vitest'

const CLIENT = 'resources/client/'

/** Names of functions that register a listener or start a timer. */
const REGISTERS = /^(addEventListener|addListener|subscribe\w*|observe|on[A-Z]\w*|watch\w*|setInterval|setTimeout)$/

/** Lines of a module that register something when it is imported: calls outside functions and classes. */
function registrations(file: string, source: string): string[] {
  const module = ts.createSourceFile(file, source, ts.ScriptTarget.Latest)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) || ts.isClassLike(node)) return
    if (ts.isCallExpression(node) && REGISTERS.test(calledName(node.expression)))
      found.push(`${file}:${module.getLineAndCharacterOfPosition(node.getStart(module)).line + 1}`)
    ts.forEachChild(node, visit)
  }
  visit(module)
  return found
}

const calledName = (called: ts.Expression): string =>
  ts.isPropertyAccessExpression(called) ? called.name.text : ts.isIdentifier(called) ? called.text : ''

/** Scripts of workers, whose listeners must exist once they have run. */
const WORKER = /(^|[-/\\])worker\.ts$/

it('finds no client module that registers listeners or timers when it is imported', () => {
  const modules = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !/\.(test|fake|d)\.tsx?$/.test(path) && !WORKER.test(path),
  )
  const found = modules.flatMap((path) => registrations(path, readFileSync(CLIENT + path, 'utf8')))
  expect(found, 'Register while the listener is used, or from app/start.tsx; user data: core/platform/session').toEqual(
    [],
  )
})

it('recognizes every kind of registration, and allows those inside functions', () => {
  const source = `
    window.addEventListener('popstate', sync)
    onUserChange('likes', forget)
    export const stop = subscribeBootstrap(renew)
    queryClient.getQueryCache().subscribe(publish)
    if (isWide) setInterval(tick, 1000)
    const startLater = () => window.addEventListener('popstate', sync)
    export function start() {
      onUserChange('likes', forget)
    }
  `
  expect(registrations('file.ts', source)).toEqual([2, 3, 4, 5, 6].map((line) => `file.ts:${line}`))
})
