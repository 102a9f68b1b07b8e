import * as z from 'zod/mini'

import { HttpStatus } from '@/contract/machinery/http-status'

import { sessionOf } from '../../backend/backend'
import { SESSION_COOKIE, sessionCookies } from '../../backend/sessions/sessions'
import { setCookie } from '../../kit/cookies'
import { readJson } from '../../kit/read-json'
import type { Scenario } from '../../state/scenarios/scenarios'
import { applyControl, ControlError, controlSchema, requestedScenario, stateOf } from './control'
import type { WorldContext } from './world-context'

/** Cookie with the name of the browser's world; without it, browsers share one. */
export const WORLD_COOKIE = 'mock_world'

/** `world` switches the browser to the world of this name before the change is applied. */
const callSchema = z.extend(controlSchema, { world: z.optional(z.string().check(z.maxLength(200))) })

type ControlCall = {
  request: Request
  cookies: Readonly<Record<string, string>>
  context: WorldContext
  /** Worlds by name; `reset` restarts one. */
  contexts: { get: (name: string) => WorldContext; reset: (name: string, scenario: Scenario) => WorldContext }
}

/** A response with its `Set-Cookie` values, which a browser's Response cannot carry. */
type ControlResult = { response: Response; cookies: string[] }

const refuse = (status: number, message: string): ControlResult => ({
  response: Response.json({ message }, { status }),
  cookies: [],
})

function change(call: ControlCall, { world: name, ...control }: z.output<typeof callSchema>): ControlResult {
  const { context: own, contexts, cookies } = call
  const named = name === undefined ? own : contexts.get(name)
  const scenario = requestedScenario(named.world, control)
  const context = scenario ? contexts.reset(named.name, scenario) : named
  context.world.release = named.world.release
  const session = sessionOf(context.world, cookies)
  applyControl(context.world, session, control)
  const state = stateOf(context.world, session)
  context.link = state.link
  return {
    response: Response.json({ world: context.name, problems: context.problems, ...state }),
    cookies: [...(name === undefined ? [] : [setCookie(WORLD_COOKIE, name)]), ...sessionCookies(session)],
  }
}

/** Responds to `mock/control`: GET reads the state of the caller's world without opening a session, POST changes it. */
export async function controlCall(call: ControlCall): Promise<ControlResult> {
  const { request, context, cookies } = call
  const { world, name, problems } = context
  if (request.method === 'GET') {
    const state = stateOf(world, world.sessions.find(cookies[SESSION_COOKIE]))
    return { response: Response.json({ world: name, problems, ...state }), cookies: [] }
  }
  // A form on another site can post here too, but cannot send JSON.
  if (!request.headers.get('content-type')?.startsWith('application/json'))
    return refuse(HttpStatus.UnsupportedMediaType, 'Send application/json.')
  const { data, error } = callSchema.safeParse(await readJson(request))
  if (error) {
    const [issue] = error.issues
    return refuse(
      HttpStatus.UnprocessableContent,
      `${issue?.path.map(String).join('.') || 'The body'}: ${issue?.message}`,
    )
  }
  try {
    return change(call, data)
  } catch (thrown) {
    if (thrown instanceof ControlError) return refuse(HttpStatus.UnprocessableContent, thrown.message)
    throw thrown
  }
}
