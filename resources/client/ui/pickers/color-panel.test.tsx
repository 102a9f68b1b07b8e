import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Profiler } from 'react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'

import { ColorPicker } from './color-picker'

// Compiling it for the first time can exceed a test's timeout.
beforeAll(() => import('./color-panel'))

// jsdom has no layout and no pointer capture.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 200, 100))
  Object.assign(Element.prototype, { setPointerCapture: () => {} })
  return () => Reflect.deleteProperty(Element.prototype, 'setPointerCapture')
})

const MOVES = 20

async function openPanel() {
  const onRender = vi.fn<() => void>()
  const onDrag = vi.fn<(color: string) => void>()
  const onChange = vi.fn<(color: string) => void>()
  render(
    <Profiler id="picker" onRender={onRender}>
      <ColorPicker label="Fons" defaultValue="#1a6248" onDrag={onDrag} onChange={onChange} />
    </Profiler>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Fons #1a6248' }))
  const hue = await screen.findByRole('slider', { name: 'Hue' })
  const [shade] = screen.getAllByRole('slider', { name: 'Color picker' })
  if (!shade) throw new Error('No shade area')
  return { onRender, onDrag, onChange, hue, shade }
}

const press = (target: Element, at: object) =>
  fireEvent.pointerDown(target, { pointerId: 1, isPrimary: true, button: 0, ...at })
const move = (target: Element, at: object) => fireEvent.pointerMove(target, { pointerId: 1, ...at })
const release = (target: Element) => fireEvent(target, new Event('lostpointercapture', { bubbles: true }))

it('reports each colour of a drag without a render, and changes the value once at its end', async () => {
  const { onRender, onDrag, onChange, shade } = await openPanel()
  press(shade, { clientX: 0, clientY: 0 })
  onRender.mockClear()
  for (let step = 1; step <= MOVES; step++) move(shade, { clientX: step * 10, clientY: 0 })
  expect(onRender).not.toHaveBeenCalled()
  expect(onDrag).toHaveBeenCalledTimes(MOVES + 1)
  expect(onDrag).toHaveBeenNthCalledWith(1, '#ffffff')
  expect(onDrag).toHaveBeenLastCalledWith('#00ffa3')
  expect(onChange).not.toHaveBeenCalled()
  release(shade)
  expect(onChange).toHaveBeenCalledExactlyOnceWith('#00ffa3')
  expect(screen.getByRole('textbox', { name: 'Colour code' })).toHaveValue('#00FFA3')
  move(shade, { clientX: 0, clientY: 0 })
  expect(onDrag).toHaveBeenCalledTimes(MOVES + 1)
})

it('keeps the shade while the hue is dragged, and the hue of a grey', async () => {
  const { onDrag, onChange, shade, hue } = await openPanel()
  press(shade, { clientX: 0, clientY: 50 })
  release(shade)
  expect(onChange).toHaveBeenLastCalledWith('#808080')
  press(hue, { clientX: 0, clientY: 0 })
  move(hue, { clientX: 500, clientY: 0 })
  release(hue)
  press(shade, { clientX: 200, clientY: 0 })
  expect(onDrag).toHaveBeenLastCalledWith('#ff0000')
})

it('changes the value with every key, and ignores other buttons of the mouse', async () => {
  const { onDrag, onChange, shade } = await openPanel()
  fireEvent.pointerDown(shade, { pointerId: 1, isPrimary: true, button: 2, clientX: 100, clientY: 0 })
  expect(onDrag).not.toHaveBeenCalled()
  shade.focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(onChange).toHaveBeenCalledTimes(2)
  expect(onDrag).not.toHaveBeenCalled()
  expect(screen.getByRole('textbox', { name: 'Colour code' })).not.toHaveValue('#1A6248')
})

it('changes the value that assistive technology sets', async () => {
  const { onChange, hue } = await openPanel()
  fireEvent.change(hue, { target: { value: '0' } })
  expect(onChange).toHaveBeenCalledExactlyOnceWith('#621a1a')
})
