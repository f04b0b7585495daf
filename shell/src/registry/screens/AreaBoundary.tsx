import { Component } from 'react'
import type { ReactNode } from 'react'

interface AreaBoundaryProps {
  name: string
  /** A change clears the error: another page of the area may work. */
  pathname: string
  children: ReactNode
  /**
   * Rendered instead of the area after an error; `again` when another error occurred within the last thirty seconds.
   */
  fallback: (again: boolean) => ReactNode
  onCrash: (error: unknown) => void
}

interface Failure {
  failed: boolean
  again: boolean
  pathname: string
}

const repeatedWithinMs = 30_000
const lastFailure = new Map<string, number>()

/** Catches errors that an area throws while rendering or in an effect. */
export class AreaBoundary extends Component<AreaBoundaryProps, Failure> {
  override state = { failed: false, again: false, pathname: this.props.pathname }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  static getDerivedStateFromProps({ pathname }: AreaBoundaryProps, state: Failure) {
    return { pathname, failed: state.failed && state.pathname === pathname }
  }

  override componentDidCatch(error: unknown) {
    const { name, onCrash } = this.props
    const now = performance.now()
    this.setState({ again: now - (lastFailure.get(name) ?? -Infinity) < repeatedWithinMs })
    lastFailure.set(name, now)
    onCrash(error)
  }

  override render() {
    return this.state.failed ? this.props.fallback(this.state.again) : this.props.children
  }
}
