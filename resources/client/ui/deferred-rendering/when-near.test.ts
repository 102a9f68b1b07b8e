import { describe, expect, test, vi } from 'vitest'

describe('whenNear', () => {
  test('notifies once when an element comes near the viewport, and never once stopped', async () => {
    let notify: IntersectionObserverCallback = () => {}
    const watched = new Set<Element>()
    class Observer {
      constructor(callback: IntersectionObserverCallback) {
        notify = callback
      }
      observe = (element: Element) => watched.add(element)
      unobserve = (element: Element) => watched.delete(element)
    }
    vi.stubGlobal('IntersectionObserver', Observer)
    vi.resetModules()
    const { whenNear } = await import('./when-near')
    const intersect = (target: Element, isIntersecting: boolean) =>
      notify(
        [{ target, isIntersecting } as unknown as IntersectionObserverEntry],
        new Observer(notify) as unknown as IntersectionObserver,
      )
    const [near, far, gone] = [{}, {}, {}] as [Element, Element, Element]
    const onNear = vi.fn()
    whenNear(near, onNear)
    whenNear(far, onNear)
    whenNear(gone, onNear)()
    intersect(near, true)
    intersect(far, false)
    expect(onNear).toHaveBeenCalledOnce()
    expect([...watched]).toEqual([far])
  })
})
