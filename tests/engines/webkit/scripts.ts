import { createAgent } from './agent/agent'
import { type Call, callFunction, createEvalSwitch, hideDefinedValue, toException } from './agent/calls'
import { type LocalValue, toValue } from './agent/local-values'
import { createRegistry, findHandle, findNode, keepHandle, shareNode } from './agent/registry'
import {
  contextOf,
  describeContents,
  describeIdentity,
  describeObject,
  describePrimitive,
  objectType,
  toRemote,
} from './agent/remote-values'
import { compileTable, textsIn } from './compile'

/** A preload script: a function with its arguments, called when a document begins. */
export type Preload = { declaration: string; args: LocalValue[] }

/** A script for WebDriver's `execute` commands; its only argument is `input`, as JSON. */
export type PageScript = { text: string; input: object }

const KEY = `document[Symbol.for('webdriver bidi bridge')]`

/** Milliseconds: a call answers `pending` after `answer`; a report is due after `heartbeat`. */
export const TIMES = { answer: 20, watch: 25, heartbeat: 1_000 }

const agentFunctions = [
  ...[createRegistry, keepHandle, shareNode, findHandle, findNode, toValue],
  ...[describePrimitive, objectType, contextOf, describeContents, describeIdentity, describeObject, toRemote],
  ...[toException, createEvalSwitch, hideDefinedValue, callFunction, createAgent],
]

// The TypeScript loader names functions with a helper of its own.
const agentText = `const __name = (named) => named\n${agentFunctions.map(String).join('\n')}`

const token = `Math.random().toString(36).slice(2)`

/** Creates the document's agent, unless it has one, and calls the preload scripts. */
export function installText(preloads: Preload[]): string {
  const calls = preloads.map(({ declaration, args }) => {
    const call: Call = {
      id: 0,
      args,
      self: { type: 'undefined' },
      awaitsPromise: false,
      serialization: { maxObjectDepth: 0, keepsHandles: false },
    }
    return `agent.run(${toScriptJson(call)}, { declaration: () => (${declaration}), compiled: {} }, () => {})`
  })
  return `(() => {
    if (${KEY}) return
    ${agentText}
    const agent = ${KEY} = createAgent(${token}, ${JSON.stringify(TIMES)})
    ${calls.join('\n')}
  })()`
}

/** JSON that is also safe within a script element. */
const toScriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

const script = (body: string, input: object = {}): PageScript => ({
  text: `const [input, done] = [JSON.parse(arguments[0]), arguments[arguments.length - 1]]
    const agent = ${KEY};
    ${body}`,
  input,
})

/** Installs the agent. Answers when it is there. */
export const install = (preloads: Preload[]): PageScript => script(`${installText(preloads)}\ndone('{}')`)

/** Waits for the next report. Answers `null` when the document has no agent. */
export const report = (id: number, context: string): PageScript =>
  script(`if (agent) agent.report(input, done)\nelse done('null')`, { id, context })

/** Whether a report is being waited for, or the document has changed. */
export const isReporting = (id: number): PageScript => script(`return !agent || agent.reportId === input.id`, { id })

/** Calls a function in a document. Answers `null` when the document has changed. */
export function call(expectedToken: string, details: Call, declaration: string, texts: string[]): PageScript {
  const compiled = compileTable([...textsIn(details.args), ...texts])
  const body = `if (agent?.token !== input.token) return done('null')
    agent.run(input.details, { declaration: () => (${declaration}), compiled: ${compiled} }, done)`
  return script(body, { token: expectedToken, details })
}

/** Returns the outcome of a call again. */
export const recall = (id: number): PageScript => script(`done(agent ? agent.recall(input.id) : 'null')`, { id })

/** Returns the element of a shared id, or of a child frame, as WebDriver's web element. */
export const findElement = (sharedId: string): PageScript =>
  script(`return agent?.registry.nodes.get(input.sharedId)?.deref() ?? null`, { sharedId })

/** Returns a child frame's element as WebDriver's web element. */
export const findFrame = (context: string): PageScript =>
  script(`return agent?.frame(input.context) ?? null`, { context })

/** Describes a child frame's element. */
export const describeFrame = (context: string): PageScript =>
  script(`const frame = agent?.frame(input.context)\nreturn JSON.stringify(frame ? agent.describe(frame) : null)`, {
    context,
  })

/** Forgets the objects of handles that the client no longer needs. */
export const releaseHandles = (handles: string[]): PageScript =>
  script(`for (const handle of input.handles) agent?.registry.handles.delete(handle)\nreturn null`, { handles })
