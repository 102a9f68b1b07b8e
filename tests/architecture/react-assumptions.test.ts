// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type * as ReactModule from 'react'
import type * as ReactDomModule from 'react-dom'
import type * as ClientModule from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { withAssumptions } from '../../tools/vite/code-assumptions'
import { REACT_DOM_CLIENT } from '../../tools/vite/react-assumptions'

type React = typeof ReactModule
type ReactDom = typeof ReactDomModule & typeof ClientModule
/** React's production build, with a root to render into and a log. */
type Stage = {
  React: React
  ReactDom: ReactDom
  root: ClientModule.Root
  container: HTMLElement
  note: (line: string) => void
}

const production = (file: string) => readFileSync(join('node_modules', file), 'utf8')

/** Loads React's published build after passing the client's code through `change`. */
function loadReact(change: (code: string) => string): Pick<Stage, 'React' | 'ReactDom'> {
  const modules: Record<string, object> = {}
  const load = (name: string, code: string): void => {
    const module = { exports: {} }
    // oxlint-disable-next-line typescript/no-implied-eval -- the code under test is a result of the build
    const run = new Function('exports', 'require', code) as (exports: object, require: (id: string) => unknown) => void
    run(module.exports, (id) => modules[id])
    modules[name] = module.exports
  }
  load('react', production('react/cjs/react.production.js'))
  load('scheduler', production('scheduler/cjs/scheduler.production.js'))
  load('react-dom', production('react-dom/cjs/react-dom.production.js'))
  load('react-dom/client', change(production('react-dom/cjs/react-dom-client.production.js')))
  return {
    React: modules['react'] as React,
    ReactDom: { ...modules['react-dom'], ...modules['react-dom/client'] } as ReactDom,
  }
}

/** Plays a scene with both builds. Returns what each logged, including the final document. */
async function playBoth(
  scene: (stage: Stage) => Promise<void> | void,
): Promise<[published: string[], built: string[]]> {
  const play = async (change: (code: string) => string): Promise<string[]> => {
    const lines: string[] = []
    const container = document.body.appendChild(document.createElement('div'))
    const { React, ReactDom } = loadReact(change)
    const root = ReactDom.createRoot(container, {
      onCaughtError: () => lines.push('caught'),
      onUncaughtError: () => lines.push('uncaught'),
    })
    await scene({ React, ReactDom, root, container, note: (line) => lines.push(line) })
    lines.push(document.body.innerHTML)
    ReactDom.flushSync(() => root.unmount())
    lines.push(document.body.innerHTML)
    container.remove()
    return lines
  }
  return [await play((code) => code), await play((code) => withAssumptions(code, REACT_DOM_CLIENT))]
}

async function expectSame(scene: (stage: Stage) => Promise<void> | void, ...noted: string[]): Promise<void> {
  const [published, built] = await playBoth(scene)
  expect(published).toEqual(expect.arrayContaining(noted))
  expect(built).toEqual(published)
}

/** First match of the selector; throws when none exists. */
function find<Found extends HTMLElement>(container: Element, selector: string): Found {
  const found = container.querySelector<Found>(selector)
  if (!found) throw new Error(`There is no ${selector}`)
  return found
}

const textOf = (element: Element, text: string) => vi.waitFor(() => expect(element.textContent).toBe(text))

beforeEach(() => document.body.replaceChildren())
afterEach(() => document.body.replaceChildren())

test('renders, reorders and removes elements, texts and fragments, with their refs and effects', () =>
  expectSame(
    ({ React, ReactDom, root, note }) => {
      const h = React.createElement
      const Row = ({ id }: { id: string }) => {
        React.useLayoutEffect(() => {
          note(`+${id}`)
          return () => note(`-${id}`)
        }, [id])
        return h(
          React.Fragment,
          null,
          h(
            'li',
            {
              ref: (item: Element | null) => note(item ? `ref ${id}` : `no ref ${id}`),
              className: id,
              style: { top: 1, opacity: 0.5 },
            },
            id,
          ),
          `${id}!`,
        )
      }
      const list = (ids: string[]) =>
        ReactDom.flushSync(() =>
          root.render(
            h(
              'ul',
              null,
              ids.map((id) => h(Row, { key: id, id })),
              h('svg', { viewBox: '0 0 1 1' }, h('path', { strokeWidth: 2 })),
            ),
          ),
        )
      list(['a', 'b', 'c'])
      list(['c', 'a', 'd'])
      list([])
      list(['e'])
    },
    '+a',
    '-b',
    'no ref a',
    'ref e',
  ))

test('passes context through memo and portals, and errors to the nearest boundary', () =>
  expectSame(
    ({ React, ReactDom, root, container, note }) => {
      const h = React.createElement
      const Context = React.createContext('none')
      const Reader = React.memo(() => {
        const value = React.useContext(Context)
        if (value === 'bad') throw new Error('bad')
        return h('p', { id: React.useId() }, value)
      })
      class Boundary extends React.Component<{ children: ReactModule.ReactNode }, { failed: boolean }> {
        override state = { failed: false }
        static getDerivedStateFromError = () => ({ failed: true })
        override componentDidCatch(error: Error) {
          note(`did catch ${error.message}`)
        }
        override render() {
          return this.state.failed ? 'failed' : this.props.children
        }
      }
      const show = (value: string) =>
        ReactDom.flushSync(() =>
          root.render(
            h(Context, { value }, h(Boundary, null, h(Reader), ReactDom.createPortal(h(Reader), document.body))),
          ),
        )
      show('one')
      show('two')
      note(document.body.innerHTML)
      show('bad')
      note(container.textContent ?? '')
    },
    'did catch bad',
    'failed',
    'caught',
  ))

test('shows a fallback while loading, keeps content during a transition, and hides content that suspends again', () =>
  expectSame(async ({ React, ReactDom, root, container, note }) => {
    const h = React.createElement
    let load: (module: { default: () => ReactModule.ReactNode }) => void = () => undefined
    const Lazy = React.lazy(() => new Promise<{ default: () => ReactModule.ReactNode }>((resolve) => (load = resolve)))
    let go: (step: number) => void = () => undefined
    let resolve: (text: string) => void = () => undefined
    const waits = [new Promise<string>((done) => (resolve = done)), new Promise<string>(() => undefined)]
    const Page = () => {
      const [step, setStep] = React.useState(0)
      const [isPending, start] = React.useTransition()
      const deferredStep = React.useDeferredValue(step, -1)
      go = (next) => (next === 2 ? setStep(next) : start(() => setStep(next)))
      const wait = waits[step - 1]
      const Step = () => h('b', null, wait ? React.use(wait) : 'start')
      return h(
        'div',
        null,
        h('i', null, isPending ? 'pending ' : 'at ', deferredStep, ' '),
        h(React.Suspense, { fallback: 'waiting' }, step === 0 ? h(Lazy) : null, h(Step)),
      )
    }
    ReactDom.flushSync(() => root.render(h(Page)))
    await textOf(container, 'at -1 waiting')
    load({ default: () => 'loaded ' })
    await textOf(container, 'at 0 loaded start')
    ReactDom.flushSync(() => go(1))
    await textOf(container, 'pending 0 loaded start')
    note(container.innerHTML)
    resolve('there')
    await textOf(container, 'at 1 there')
    go(2)
    await textOf(container, 'at 2 therewaiting')
    note(container.innerHTML)
  }))

test('handles events and controlled fields, and subscribes to a store', () =>
  expectSame(
    ({ React, ReactDom, root, container, note }) => {
      const h = React.createElement
      let value = 'store'
      const listeners = new Set<() => void>()
      const subscribe = (listener: () => void) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      }
      const Form = () => {
        const [text, setText] = React.useState('')
        const stored = React.useSyncExternalStore(subscribe, () => value)
        return h(
          'form',
          {
            onSubmit: (event: ReactModule.FormEvent) => (event.preventDefault(), note('submit')),
            onFocus: () => note('focus'),
            onClickCapture: () => note('capture'),
          },
          h('input', {
            value: text,
            onChange: (event: ReactModule.ChangeEvent<HTMLInputElement>) => (
              note(event.target.value),
              setText(event.target.value.slice(0, 2))
            ),
          }),
          h('input', { type: 'checkbox', defaultChecked: true, onChange: () => note('ticked') }),
          h(
            'select',
            { defaultValue: 'b', onChange: () => note('chosen') },
            h('option', null, 'a'),
            h('option', null, 'b'),
          ),
          h('textarea', { defaultValue: 'many' }),
          h('img', { src: '', alt: '', onError: () => note('image') }),
          h('button', {
            onClick: (event: ReactModule.MouseEvent) => (event.stopPropagation(), note('click')),
            dangerouslySetInnerHTML: { __html: '<u>go</u>' },
          }),
          stored,
        )
      }
      ReactDom.flushSync(() => root.render(h('div', { onClick: () => note('outer') }, h(Form))))
      const input = find<HTMLInputElement>(container, 'input')
      input.focus()
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'abc')
      ReactDom.flushSync(() => input.dispatchEvent(new Event('input', { bubbles: true })))
      note(input.value)
      find(container, '[type=checkbox]').click()
      find(container, 'select').dispatchEvent(new Event('change', { bubbles: true }))
      find(container, 'img').dispatchEvent(new Event('error'))
      find(container, 'button').click()
      value = 'changed'
      ReactDom.flushSync(() => listeners.forEach((listener) => listener()))
      note(find(container, 'form').innerHTML)
    },
    'focus',
    'abc',
    'ab',
    'ticked',
    'chosen',
    'image',
    'click',
    'submit',
  ))

test('throws an explanatory error when a page uses a dropped feature', () => {
  const { React, ReactDom } = loadReact((code) => withAssumptions(code, REACT_DOM_CLIENT))
  const container = document.createElement('div')
  const errors: unknown[] = []
  const root = ReactDom.createRoot(container, { onUncaughtError: (error) => errors.push(error) })
  ReactDom.flushSync(() => root.render(React.createElement(() => React.useActionState(() => 1, 1)[0])))
  ReactDom.flushSync(() => root.render(React.createElement(React.Fragment, { ref: () => undefined }, 'text')))
  expect(errors.map(String)).toEqual(Array(2).fill('Error: Removed from this build: see tools/vite'))
})
