import { useState } from 'react'

import { type MockChange, type MockState, TAB_WORLD } from './mock-api'
import { changeMock, reload, shareableLink, usePanel } from './use-mock'

/** Copies the link of the state, restarts the world, and reloads a page that is older than the last change. */
export function PanelFooter({ state }: { state: MockState }) {
  const { isStale } = usePanel()
  const release = state.startRelease as MockChange['release']
  const reset = () => void changeMock({ reset: true, scenario: 'typical', release, signInAs: 'guest' }, 'reload')
  const switchWorld = () => void changeMock({ world: state.world === '' ? crypto.randomUUID() : '' }, 'reload')
  return (
    <footer className="footer">
      {isStale && (
        <p className="row stale">
          <span className="grow">Reload the page to see the change.</span>
          <button type="button" className="button primary" onClick={reload}>
            Reload page
          </button>
        </p>
      )}
      <div className="row wrap">
        <CopyLink key={state.link} />
        <button
          type="button"
          className="button"
          onClick={reset}
          title="Restart the world without person, faults and changes"
        >
          Reset
        </button>
        {state.world !== TAB_WORLD && (
          <button
            type="button"
            className="button"
            title={state.world === '' ? 'Leave the shared world' : 'Return to the shared world'}
            onClick={switchWorld}
          >
            {state.world === '' ? 'Own world' : 'Shared world'}
          </button>
        )}
      </div>
    </footer>
  )
}

type Copy = { link: string; isCopied: boolean }

/** Copies the link of the current state; shows it where the browser refuses the clipboard. */
function CopyLink() {
  const [copy, setCopy] = useState<Copy>()
  const copyLink = async () => {
    const link = await shareableLink()
    const isCopied = await navigator.clipboard.writeText(link).then(
      () => true,
      () => false,
    )
    setCopy({ link, isCopied })
  }
  return (
    <>
      <button type="button" className="button primary" onClick={() => void copyLink().catch(console.error)}>
        Copy link
      </button>
      <div role="status" className="copied">
        {copy?.isCopied && 'Link copied.'}
        {copy && !copy.isCopied && (
          <input readOnly aria-label="Link of this state" value={copy.link} onFocus={({ target }) => target.select()} />
        )}
      </div>
    </>
  )
}
