import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { refreshBootstrap } from '@/core/platform/session/refresh-bootstrap'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'
import { toast, toastStore } from '@/core/shared/toasts/toast-store'
import { ROBOT_TOKEN } from '@mock/backend/handlers/captcha'
import { mockBackend } from '@mock/node'

import { CAPTCHA_TIMEOUT } from './recaptcha'
import { verifyHuman } from './verify-human'

const REFUSAL = 'Could not verify you are human.'

beforeAll(() => mockBackend.listen())
afterAll(() => mockBackend.close())

beforeEach(async () => {
  mockBackend.reset()
  await refreshBootstrap()
  toast.close()
  document.head.replaceChildren()
  setBootstrap(bootstrapOf({ settings: { recaptcha: { site_key: 'a key', enable: { register: true } } } }))
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

const script = () => vi.waitUntil(() => document.head.querySelector('script'))

it('verifyHuman loads nothing when the site requires no captcha', async () => {
  expect(await verifyHuman('contact')).toBe(true)
  setBootstrap(bootstrapOf({ settings: { recaptcha: { enable: { register: true } } } }))
  expect(await verifyHuman('register')).toBe(true)
  expect(document.head.querySelector('script')).toBeNull()
})

it('verifyHuman asks for each action that the site protects', async () => {
  setBootstrap(bootstrapOf({ settings: { recaptcha: { site_key: 'a key', enable: { contact: true } } } }))
  expect(await verifyHuman('register')).toBe(true)
  expect(document.head.querySelector('script')).toBeNull()
  const result = verifyHuman('contact')
  ;(await script())?.dispatchEvent(new Event('error'))
  expect(await result).toBe(false)
})

it('verifyHuman shows an error when the captcha fails to load, and reloads it the next time', async () => {
  const result = verifyHuman('register')
  ;(await script())?.dispatchEvent(new Event('error'))
  expect(await result).toBe(false)
  expect(toastStore.get()?.message).toBe(REFUSAL)
  expect(document.head.querySelector('script')).toBeNull()
})

it('verifyHuman shows an error when the captcha times out', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const result = verifyHuman('register')
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(CAPTCHA_TIMEOUT)
  vi.useRealTimers()
  expect(await result).toBe(false)
  expect(toastStore.get()?.message).toBe(REFUSAL)
})

it('verifyHuman verifies the action’s token with the server, and loads the script once', async () => {
  const execute = vi.fn<(key: string, options: { action: string }) => Promise<string>>().mockResolvedValue('human')
  vi.stubGlobal('grecaptcha', { ready: (then: () => void) => then(), execute })
  const result = verifyHuman('register')
  const element = await script()
  expect(element?.src).toBe('https://www.google.com/recaptcha/api.js?render=a%20key')
  element?.dispatchEvent(new Event('load'))
  expect(await result).toBe(true)
  expect(execute).toHaveBeenCalledWith('a key', { action: 'register' })
  expect(toastStore.get()).toBeNull()

  execute.mockResolvedValue(ROBOT_TOKEN)
  expect(await verifyHuman('register')).toBe(false)
  expect(toastStore.get()?.message).toBe(REFUSAL)

  execute.mockResolvedValue('human')
  mockBackend.world.faults.set([{ kind: 'status', endpoint: 'captcha.verify', status: 500, times: 1 }])
  expect(await verifyHuman('register')).toBe(false)
  expect(toastStore.get()).toMatchObject({ type: 'danger', message: 'There was an issue. Please try again later.' })
  expect(await verifyHuman('register')).toBe(true)
  expect(document.head.querySelectorAll('script')).toHaveLength(1)
})

it('verifyHuman passes on a release that cannot check the token', async () => {
  vi.stubGlobal('grecaptcha', { ready: (then: () => void) => then(), execute: () => Promise.resolve('human') })
  mockBackend.reset({ release: 'C' })
  const result = verifyHuman('register')
  const element = await Promise.race([script(), result.then(() => null)])
  element?.dispatchEvent(new Event('load'))
  expect(await result).toBe(true)
  expect(toastStore.get()).toBeNull()
})
