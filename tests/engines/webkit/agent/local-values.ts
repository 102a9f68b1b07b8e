import { findHandle, findNode, type Registry } from './registry'

/** A value of WebDriver BiDi on its way into the page: a local value, a handle, a shared node or a channel. */
export type LocalValue = { type?: string; value?: unknown; handle?: string; sharedId?: string }

/** Document that a value refers to: its objects, and the channels out of it. */
export type LocalScope = { registry: Registry; send: (channel: ChannelProperties, data: unknown) => void }

/** A channel's name, and whether its messages keep handles. */
export type ChannelProperties = { channel: string; ownership?: string }

/** Turns the value into what the page sees. Throws for unknown types and stale references. */
export function toValue(scope: LocalScope, local: LocalValue): unknown {
  if (local.handle !== undefined) return findHandle(scope.registry, local.handle)
  if (local.sharedId !== undefined) return findNode(scope.registry, local.sharedId)
  const { value } = local
  const list = () => (value as LocalValue[]).map((item) => toValue(scope, item))
  const entries = () =>
    (value as [string | LocalValue, LocalValue][]).map(([key, item]): [unknown, unknown] => [
      typeof key === 'string' ? key : toValue(scope, key),
      toValue(scope, item),
    ])
  const makers: Record<string, () => unknown> = {
    undefined: () => undefined,
    null: () => null,
    string: () => value,
    boolean: () => value,
    // JSON has no -0.
    number: () => (value === '-0' ? -0 : Number(value)),
    bigint: () => BigInt(value as string),
    date: () => new Date(value as string),
    regexp: () => new RegExp((value as RegExp & { pattern: string }).pattern, (value as RegExp).flags),
    array: list,
    set: () => new Set(list()),
    map: () => new Map(entries()),
    object: (): unknown => Object.fromEntries(entries()),
    channel: () => (data: unknown) => scope.send(value as ChannelProperties, data),
  }
  const make = makers[local.type ?? '']
  if (!make) throw new Error(`invalid argument: type ${local.type}`)
  return make()
}
