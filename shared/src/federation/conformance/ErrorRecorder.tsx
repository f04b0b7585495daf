import { Component } from 'react'
import type { ReactNode } from 'react'

interface ErrorRecorderProps {
  onFailure: (failure: unknown) => void
  children: ReactNode
}

/** An error boundary that records the area's errors; replaces the shell's error card in the tests. */
export class ErrorRecorder extends Component<ErrorRecorderProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(failure: unknown) {
    this.props.onFailure(failure)
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
