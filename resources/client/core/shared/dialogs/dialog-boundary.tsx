import { Component, type ReactNode } from 'react'

type DialogBoundaryProps = { children: ReactNode; onFailure: (error: unknown) => void }

/** Error boundary of one dialog: removes a dialog that fails to render, and keeps the page. */
export class DialogBoundary extends Component<DialogBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure(error)
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
