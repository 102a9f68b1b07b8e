import { useState } from 'react'

import type { PanelTab } from '@mock/site/control/panel-tabs'

import type { MockState } from './mock-api'
import { PanelFooter } from './panel-footer'
import { TAB_PANEL_ID, tabId, TabList } from './tab-list'
import { ClockTab } from './tabs/clock-tab'
import { ContentTab } from './tabs/content-tab'
import { FaultsTab } from './tabs/faults-tab'
import { OutboxTab } from './tabs/outbox-tab'
import { PeopleTab } from './tabs/people-tab'
import { RequestsTab } from './tabs/requests-tab'
import { SettingsTab } from './tabs/settings-tab'
import { openTab, usePanel } from './use-mock'

/** Tabs of the panel with the notices above them. */
export function PanelBody() {
  const { state, error, tab } = usePanel()
  if (!state) return <p className="empty">{error ?? 'Loading…'}</p>
  return (
    <>
      <TabList tab={tab} counts={{ faults: state.faults.length }} onChange={openTab} />
      <div role="tabpanel" id={TAB_PANEL_ID} aria-labelledby={tabId(tab)} tabIndex={0} className="content">
        <Notices problems={state.problems} error={error} />
        <TabContent tab={tab} state={state} />
      </div>
      <PanelFooter state={state} />
    </>
  )
}

function Notices({ problems, error }: { problems: readonly string[]; error: string | undefined }) {
  return (
    <>
      {problems.length > 0 && (
        <div className="notice">
          <strong>This link could not be followed completely</strong>
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      )}
      <div role="alert">{error !== undefined && <p className="notice">{error}</p>}</div>
    </>
  )
}

function TabContent({ tab, state }: { tab: PanelTab; state: MockState }) {
  const [endpoint, setEndpoint] = useState('')
  const breakEndpoint = (name: string) => {
    setEndpoint(name)
    openTab('faults')
  }
  switch (tab) {
    case 'people':
      return <PeopleTab state={state} />
    case 'content':
      return <ContentTab state={state} />
    case 'faults':
      return <FaultsTab state={state} endpoint={endpoint} />
    case 'settings':
      return <SettingsTab state={state} />
    case 'clock':
      return <ClockTab key={state.now} state={state} />
    case 'outbox':
      return <OutboxTab />
    case 'requests':
      return <RequestsTab onBreak={breakEndpoint} />
  }
}
