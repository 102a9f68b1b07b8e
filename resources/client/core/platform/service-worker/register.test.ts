import { afterEach, describe, expect, it, vi } from 'vitest'

import { registerWorker } from './register'

const stub = (register: (url: unknown, options: unknown) => Promise<unknown>) =>
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { register } })

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  document.querySelector('base')?.remove()
})

describe('registerWorker', () => {
  it('registers the worker at the root of a site in a sub-folder', async () => {
    document.head.append(Object.assign(document.createElement('base'), { href: '/music/' }))
    const register = vi.fn(() => Promise.resolve('registration'))
    stub(register)
    expect(await registerWorker()).toBe('registration')
    expect(register).toHaveBeenCalledExactlyOnceWith('http://dziesma.test/music/service-worker.js', {
      updateViaCache: 'none',
    })
  })

  it('resolves to undefined without support and after a refusal', async () => {
    expect(await registerWorker()).toBeUndefined()
    const warning = vi.spyOn(console, 'warn').mockReturnValue()
    stub(() => Promise.reject(new Error('The server has no worker')))
    expect(await registerWorker()).toBeUndefined()
    expect(warning).toHaveBeenCalledOnce()
  })
})
