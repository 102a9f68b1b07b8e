import { describe, expect, test } from 'vitest'

import { FakeRemote } from '@/core/shared/playback/testing/fake-remote'

import { promptForOutput, type RemoteOutput, watchRemoteOutput } from './remote-output'

const settle = () => new Promise((resolve) => setTimeout(resolve))

/** Watches an element; the reports are `[isAvailable, isActive]`. */
function watch(element: Parameters<typeof watchRemoteOutput>[0]) {
  const reports: [boolean, boolean][] = []
  const stop = watchRemoteOutput(element, ({ isAvailable, isActive }: RemoteOutput) =>
    reports.push([isAvailable, isActive]),
  )
  return { last: () => reports.at(-1), reports, stop }
}

describe('Remote Playback', () => {
  const elementOf = (remote = new FakeRemote()) => ({ remote, element: Object.assign(new EventTarget(), { remote }) })

  test('reports devices and the connection until it is stopped', async () => {
    const { remote, element } = elementOf()
    const { last, reports, stop } = watch(element)
    expect(last()).toEqual([false, false])
    remote.find(true)
    expect(last()).toEqual([true, false])
    remote.enter('connecting')
    remote.find(false)
    expect(last()).toEqual([false, true])
    remote.enter('disconnected')
    expect(last()).toEqual([false, false])
    stop()
    const count = reports.length
    remote.enter('connected')
    await settle()
    expect([reports.length, remote.callbacks.size]).toEqual([count, 0])
  })

  test('reports a connection made before', () => {
    const { remote, element } = elementOf()
    remote.enter('connected')
    expect(watch(element).last()).toEqual([false, true])
  })

  test.each(['NotSupportedError', 'InvalidStateError'])('reports no device after %s', async (failure) => {
    const { remote, element } = elementOf()
    remote.failures.watch = failure
    const { last, stop } = watch(element)
    await settle()
    expect(last()).toEqual([false, false])
    stop()
    await settle()
  })

  test('prompts in the task of the press', () => {
    const { remote, element } = elementOf()
    void promptForOutput(element)
    expect(remote.prompts).toBe(1)
  })

  test.each(['NotAllowedError', 'AbortError'])('resolves if the user closes the list (%s)', async (dismissal) => {
    const { remote, element } = elementOf()
    remote.failures.prompt = dismissal
    await expect(promptForOutput(element)).resolves.toBeUndefined()
  })

  test('rejects if the browser cannot connect', async () => {
    const { remote, element } = elementOf()
    remote.failures.prompt = 'NotFoundError'
    await expect(promptForOutput(element)).rejects.toMatchObject({ name: 'NotFoundError' })
  })
})

describe('AirPlay', () => {
  test('reports devices and the connection, and opens Safari’s list', async () => {
    let pickers = 0
    const remote = new FakeRemote()
    const element = Object.assign(new EventTarget(), {
      remote,
      webkitShowPlaybackTargetPicker: () => {
        pickers += 1
      },
      webkitCurrentPlaybackTargetIsWireless: false,
    })
    const find = (availability: string) =>
      element.dispatchEvent(Object.assign(new Event('webkitplaybacktargetavailabilitychanged'), { availability }))
    const { last, stop } = watch(element)
    find('available')
    expect(last()).toEqual([true, false])
    void promptForOutput(element)
    expect([pickers, remote.prompts]).toEqual([1, 0])
    element.webkitCurrentPlaybackTargetIsWireless = true
    element.dispatchEvent(new Event('webkitcurrentplaybacktargetiswirelesschanged'))
    expect(last()).toEqual([true, true])
    find('not-available')
    expect(last()).toEqual([false, true])
    stop()
    find('available')
    expect(last()).toEqual([false, true])
  })
})

test('reports no device for an element with neither API', () => {
  expect(watch(new EventTarget()).reports).toEqual([[false, false]])
})
