import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

import { reportError } from '@/core/error-reporting/report-error'
import { ScreenError } from '@/core/screen/screen-error'

import { forgetFailedChunks } from './chunk'
import { isChunkFailure, StaleBuild } from './stale-build'

type BoundaryProps = { children: ReactNode; place: string }
type BoundaryState = { error: unknown; place: string | null }

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null, place: null }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { error }
  }

  /** Another address deserves another try. */
  static getDerivedStateFromProps({ place }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    if (place === state.place) return null
    return { place, error: state.place === null ? state.error : null }
  }

  override componentDidCatch(error: unknown) {
    forgetFailedChunks()
    reportError(error)
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    if (isChunkFailure(error)) return <StaleBuild />
    return <ScreenError error={error} onRetry={() => this.setState({ error: null })} />
  }
}

/** Keeps one screen's failure from taking the rest of the site with it; leaving the address clears it. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation()
  return <Boundary place={key}>{children}</Boundary>
}
