import { type FormEvent, useId, useState } from 'react'

import type { MockState } from '../mock-api'
import { changeMock } from '../use-mock'
import { parsePatch, patchAt, valueAt } from './setting-patch'

/** Bootstrap settings: known switches, and any other as a JSON patch. */
export function SettingsTab({ state }: { state: MockState }) {
  const [filter, setFilter] = useState('')
  const visibleSwitches = state.switches.filter((path) => path.toLowerCase().includes(filter.trim().toLowerCase()))
  return (
    <>
      <SettingPatch settings={state.settings} />
      <label className="field">
        Find a switch
        <input type="search" value={filter} onChange={({ target }) => setFilter(target.value)} />
      </label>
      {visibleSwitches.length === 0 && <p className="empty">No switch has this name: change it in the patch above.</p>}
      <ul aria-label="Switches" className="switches">
        {visibleSwitches.map((path) => (
          <li key={path}>
            <label className="switch">
              <input
                type="checkbox"
                className="toggle"
                checked={valueAt(state.settings, path) === true}
                onChange={({ target }) => void changeMock({ settings: patchAt(path, target.checked) }, 'stale')}
              />
              <code>{path}</code>
            </label>
          </li>
        ))}
      </ul>
    </>
  )
}

function SettingPatch({ settings }: { settings: Record<string, unknown> }) {
  const id = useId()
  const [text, setText] = useState('')
  const parsed = parsePatch(text)
  const apply = (event: FormEvent) => {
    event.preventDefault()
    if (parsed.patch) void changeMock({ settings: parsed.patch }, 'stale').then((isDone) => isDone && setText(''))
  }
  return (
    <form className="card grid" onSubmit={apply}>
      <div className="field">
        <label htmlFor={id}>Patch</label>
        <textarea
          id={id}
          rows={4}
          value={text}
          spellCheck={false}
          placeholder={'{ "player": { "default_volume": 40 } }'}
          aria-invalid={parsed.problem !== undefined}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => setText(target.value)}
        />
        <small id={`${id}-hint`} className={parsed.problem === undefined ? 'muted' : 'problem'}>
          {parsed.problem ?? 'JSON, merged into the settings by group.'}
        </small>
      </div>
      <button type="submit" className="button primary" disabled={!parsed.patch}>
        Apply patch
      </button>
      <details>
        <summary>Current settings</summary>
        <textarea readOnly rows={10} aria-label="Current settings" value={JSON.stringify(settings, null, 2)} />
      </details>
    </form>
  )
}
