import { Component } from 'react'
import type { ReactNode } from 'react'
import { elementClass, tell } from './bookingElement.ts'
import { attributesOf } from './attributes.ts'

interface CrashProps {
  element: HTMLElement
  children: ReactNode
}

/** A fault of ours leaves a link to the booking site: the partner's own, else one drawn here. */
export class Crash extends Component<CrashProps, { crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  override componentDidCatch() {
    tell(this.props.element, 'error', { reason: 'crash' })
  }

  override render() {
    const { element, children } = this.props
    if (!this.state.crashed) return children
    return (
      <slot>
        <a href={new URL(attributesOf(element).start, elementClass().base).href}>Prendre rendez-vous en ligne</a>
      </slot>
    )
  }
}
