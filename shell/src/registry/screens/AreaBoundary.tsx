import { Component } from 'react'
import type { ReactNode } from 'react'

interface AreaBoundaryProps {
  name: string
  /** Another page of the same area is tried as if nothing had happened. */
  pathname: string
  children: ReactNode
  /** Drawn in the area's place once it failed; `again` when it had failed within the last thirty seconds too. */
  fallback: (again: boolean) => ReactNode
  onCrash: (error: unknown) => void
}

interface Failure {
  failed: boolean
  again: boolean
  pathname: string
}

const soon = 30_000
const lastFailure = new Map<string, number>()

/** Keeps what an area throws, while drawing or in an effect, to the area. */
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
    this.setState({ again: now - (lastFailure.get(name) ?? -Infinity) < soon })
    lastFailure.set(name, now)
    onCrash(error)
  }

  override render() {
    return this.state.failed ? this.props.fallback(this.state.again) : this.props.children
  }
}
