/** Objects of one document that the other side refers to: handles until they are disowned, nodes while they exist. */
export type Registry = {
  handles: Map<string, unknown>
  nodes: Map<string, WeakRef<Node>>
  sharedIds: WeakMap<Node, string>
  /** Prefix of every id: ids of two documents never meet. */
  token: string
  lastId: number
}

/** Returns an empty registry. */
export function createRegistry(token: string): Registry {
  return { handles: new Map(), nodes: new Map(), sharedIds: new WeakMap(), token, lastId: 0 }
}

/** Keeps an object under a new handle. */
export function keepHandle(registry: Registry, value: unknown): string {
  registry.lastId += 1
  const handle = `${registry.token}/h${registry.lastId}`
  registry.handles.set(handle, value)
  return handle
}

/** Returns the id of a node, the same one each time. */
export function shareNode(registry: Registry, node: Node): string {
  const known = registry.sharedIds.get(node)
  if (known !== undefined) return known
  registry.lastId += 1
  const id = `${registry.token}/n${registry.lastId}`
  registry.nodes.set(id, new WeakRef(node))
  registry.sharedIds.set(node, id)
  return id
}

/** Returns the object of a handle. Throws when it was disowned or belongs to another document. */
export function findHandle(registry: Registry, handle: string): unknown {
  if (!registry.handles.has(handle)) throw new Error(`no such handle: ${handle}`)
  return registry.handles.get(handle)
}

/** Returns the node of a shared id. Throws when it no longer exists. */
export function findNode(registry: Registry, sharedId: string): Node {
  const node = registry.nodes.get(sharedId)?.deref()
  if (!node) throw new Error(`no such node: ${sharedId}`)
  return node
}
