import { keepHandle, type Registry, shareNode } from './registry'

/** A value of WebDriver BiDi on its way out of the page. */
export type RemoteValue = {
  type: string
  value?: unknown
  handle?: string
  sharedId?: string
  internalId?: string
}

/** How deep objects are described, and whether they are kept for later calls. */
export type Serialization = { maxObjectDepth: number | null; keepsHandles: boolean }

/** The document whose values are described. `frames` are its child frames by the id of their browsing context. */
export type RemoteScope = { registry: Registry; context: string; frames: Map<string, HTMLIFrameElement> }

/** Objects that were described before within one value. */
type SeenObjects = Map<object, RemoteValue>

/** Describes a value that is no object. */
export function describePrimitive(value: unknown): RemoteValue {
  if (value === null) return { type: 'null' }
  if (typeof value === 'bigint') return { type: 'bigint', value: String(value) }
  if (typeof value !== 'number')
    return typeof value === 'undefined' ? { type: 'undefined' } : { type: typeof value, value }
  if (Object.is(value, -0)) return { type: 'number', value: '-0' }
  return { type: 'number', value: Number.isFinite(value) ? value : String(value) }
}

/** Returns BiDi's name for the type of an object. */
export function objectType(value: object): string {
  if (typeof value === 'function') return 'function'
  if (Array.isArray(value)) return 'array'
  if (ArrayBuffer.isView(value)) return 'typedarray'
  const tag = Object.prototype.toString.call(value).slice(8, -1)
  const named = ['RegExp', 'Date', 'Map', 'Set', 'WeakMap', 'WeakSet', 'Promise', 'ArrayBuffer', 'NodeList']
  if (named.includes(tag) || tag === 'HTMLCollection') return tag.toLowerCase()
  if (value instanceof Error || tag === 'Error') return 'error'
  if (value instanceof Node) return 'node'
  return 'object'
}

/** Returns the window's browsing context: this document's, or the child frame's. Undefined for anything else. */
export function contextOf(scope: RemoteScope, value: object): string | undefined {
  if (value === globalThis) return scope.context
  for (const [id, frame] of scope.frames) if (frame.contentWindow === value) return id
  return undefined
}

/** Describes the contents of an object, as deep as wanted. Undefined for objects without contents. */
export function describeContents(value: object, type: string, describe: (item: unknown) => RemoteValue): unknown {
  const entry = ([key, item]: [unknown, unknown]) => [typeof key === 'string' ? key : describe(key), describe(item)]
  const contents: Record<string, () => unknown> = {
    array: () => Array.from(value as unknown[], describe),
    nodelist: () => Array.from(value as ArrayLike<unknown>, describe),
    htmlcollection: () => Array.from(value as ArrayLike<unknown>, describe),
    set: () => Array.from(value as Set<unknown>, describe),
    map: () => Array.from(value as Map<unknown, unknown>, entry),
    object: () => Object.entries(value).map(entry),
  }
  return contents[type]?.()
}

/** Describes what an object is, whatever the depth. */
export function describeIdentity(value: object, type: string): unknown {
  const identity: Record<string, () => unknown> = {
    regexp: () => ({ pattern: (value as RegExp).source, flags: (value as RegExp).flags }),
    date: () => (value as Date).toJSON(),
    node: () => {
      const node = value as Element
      const attributes = node.attributes ? Array.from(node.attributes, ({ name, value: text }) => [name, text]) : []
      return {
        nodeType: node.nodeType,
        childNodeCount: node.childNodes.length,
        localName: node.localName,
        attributes: Object.fromEntries(attributes),
      }
    },
  }
  return identity[type]?.()
}

/** Describes an object. Repeated objects refer to their first description. */
export function describeObject(
  scope: RemoteScope,
  value: object,
  { maxObjectDepth, keepsHandles }: Serialization,
  seen: SeenObjects,
): RemoteValue {
  const handle = keepsHandles ? { handle: keepHandle(scope.registry, value) } : {}
  const context = contextOf(scope, value)
  if (context !== undefined) return { type: 'window', value: { context }, ...handle }
  const before = seen.get(value)
  if (before) {
    before.internalId ??= String(seen.size)
    return { type: before.type, internalId: before.internalId }
  }
  const remote: RemoteValue = { type: objectType(value), ...handle }
  seen.set(value, remote)
  if (remote.type === 'node') remote.sharedId = shareNode(scope.registry, value as Node)
  const inner = { maxObjectDepth: maxObjectDepth === null ? null : maxObjectDepth - 1, keepsHandles: false }
  const contents =
    describeIdentity(value, remote.type) ??
    (maxObjectDepth === 0
      ? undefined
      : describeContents(value, remote.type, (item) => toRemote(scope, item, inner, seen)))
  return contents === undefined ? remote : Object.assign(remote, { value: contents })
}

/** Describes any value of the page. */
export function toRemote(
  scope: RemoteScope,
  value: unknown,
  serialization: Serialization,
  seen: SeenObjects = new Map(),
): RemoteValue {
  if (typeof value === 'symbol') return { type: 'symbol' }
  const isObject = (typeof value === 'object' && value !== null) || typeof value === 'function'
  return isObject ? describeObject(scope, value, serialization, seen) : describePrimitive(value)
}
