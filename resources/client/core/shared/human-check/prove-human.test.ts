import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { refreshBootstrap } from '@/core/platform/bootstrap/refresh-bootstrap'
import { bootstrapOf } from '@/core/platform/session/bootstrap-of'
import { toast, toastStore } from '@/core/shared/toasts/toast-store'
import { ROBOT_TOKEN } from '@mock/handlers/captcha'
import { mockBackend } from '@mock/node'

import { proveHuman } from './prove-human'
import { CAPTCHA_TIMEOUT } from './recaptcha'

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

it('proveHuman loads nothing when the site requires no captcha', async () => {
  expect(await proveHuman('contact')).toBe(true)
  setBootstrap(bootstrapOf({ settings: { recaptcha: { enable: { register: true } } } }))
  expect(await proveHuman('register')).toBe(true)
  expect(document.head.querySelector('script')).toBeNull()
})

it('proveHuman shows an error when the captcha fails to load, and reloads it the next time', async () => {
  const result = proveHuman('register')
  ;(await script())?.dispatchEvent(new Event('error'))
  expect(await result).toBe(false)
  expect(toastStore.get()?.message).toBe(REFUSAL)
  expect(document.head.querySelector('script')).toBeNull()
})

it('proveHuman shows an error when the captcha times out', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const result = proveHuman('register')
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(CAPTCHA_TIMEOUT)
  vi.useRealTimers()
  expect(await result).toBe(false)
  expect(toastStore.get()?.message).toBe(REFUSAL)
})

it('proveHuman verifies the action’s token with the server, and loads the script once', async () => {
  const execute = vi.fn<(key: string, options: { action: string }) => Promise<string>>().mockResolvedValue('human')
  vi.stubGlobal('grecaptcha', { ready: (then: () => void) => then(), execute })
  const result = proveHuman('register')
  const element = await script()
  expect(element?.src).toBe('https://www.google.com/recaptcha/api.js?render=a%20key')
  element?.dispatchEvent(new Event('load'))
  expect(await result).toBe(true)
  expect(execute).toHaveBeenCalledWith('a key', { action: 'register' })
  expect(toastStore.get()).toBeNull()

  execute.mockResolvedValue(ROBOT_TOKEN)
  expect(await proveHuman('register')).toBe(false)
  expect(toastStore.get()?.message).toBe(REFUSAL)

  execute.mockResolvedValue('human')
  mockBackend.world.faults.set([{ kind: 'status', endpoint: 'captcha.verify', status: 500, times: 1 }])
  expect(await proveHuman('register')).toBe(false)
  expect(toastStore.get()).toMatchObject({ type: 'danger', message: 'There was an issue. Please try again later.' })
  expect(await proveHuman('register')).toBe(true)
  expect(document.head.querySelectorAll('script')).toHaveLength(1)
})
