import { act, fireEvent } from '@testing-library/react'
import { vi } from 'vitest'

/** Enables motion in this test; jsdom prefers reduced motion (tests/dom-setup.ts). */
export const allowMotion = (): void =>
  void vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList)

const nextFrame = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)))

/** Drags an element by a mouse for `distance` pixels to the right, and releases it. */
export async function dragBy(element: Element, distance: number): Promise<void> {
  const mouse = { isPrimary: true, pointerId: 1, button: 0, clientY: 0 }
  fireEvent.pointerDown(element, { ...mouse, clientX: 0 })
  for (const share of [0.5, 1]) {
    fireEvent.pointerMove(window, { ...mouse, clientX: distance * share })
    await nextFrame()
  }
  fireEvent.pointerUp(window, { ...mouse, clientX: distance })
  await nextFrame()
}
