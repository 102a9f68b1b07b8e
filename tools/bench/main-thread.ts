/** CPU times of one task on the main thread, in milliseconds. */
export type Task = {
  /** The whole task. */
  cpu: number
  /** JavaScript of the page and all that it waits for: React, forced layouts, garbage collection. */
  scripts: number
  /** The browser's own style, layout and paint. */
  rendering: number
}

/** The parts of Chromium's trace event format that are read here; times are in microseconds. */
type TraceEvent = {
  name: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args?: { name?: string }
}

/** Categories of the events that {@link tasksOf} reads. */
export const TRACE_CATEGORIES = ['toplevel', '__metadata', 'devtools.timeline']

const MAIN_THREAD = 'CrRendererMain'

/** Event names by kind of work. Code that the browser's driver evaluates in the page has no such event. */
const partOf = new Map<string, 'scripts' | 'rendering'>([
  ...(['FunctionCall', 'EvaluateScript', 'RunMicrotasks', 'TimerFire'] as const).map(
    (name) => [name, 'scripts'] as const,
  ),
  ...(['UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit', 'HitTest'] as const).map(
    (name) => [name, 'rendering'] as const,
  ),
])

/** Returns the tasks on the main threads of a trace. */
export function tasksOf(trace: string): Task[] {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] }
  const thread = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`
  const mainThreads = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === MAIN_THREAD).map(thread),
  )
  return [...mainThreads].flatMap((main) => {
    const events = traceEvents.filter((event) => thread(event) === main && event.dur !== undefined)
    return tasksOfThread(events.toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0)))
  })
}

/** Adds up the outermost scripts and rendering of each task; events are in order, those inside another after it. */
function tasksOfThread(events: TraceEvent[]): Task[] {
  const tasks: Task[] = []
  let countedUntil = 0
  for (const { name, ts, dur = 0, tdur = 0 } of events) {
    const part = partOf.get(name)
    const task = tasks.at(-1)
    if (name.endsWith('RunTask')) tasks.push({ cpu: toMilliseconds(tdur), scripts: 0, rendering: 0 })
    else if (part && task && ts >= countedUntil) {
      task[part] += toMilliseconds(tdur)
      countedUntil = ts + dur
    }
  }
  return tasks
}

const toMilliseconds = (microseconds: number): number => microseconds / 1000
