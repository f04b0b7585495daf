import { Component } from 'react'
import type { ReactNode } from 'react'
import { elementClass, emit } from './bookingElement.ts'
import { attributesOf } from './attributes.ts'

interface CrashBoundaryProps {
  element: HTMLElement
  children: ReactNode
}

/**
 * After a crash of the embed, shows a link to the booking site: the link that the partner put into the element,
 * otherwise a default link.
 */
export class CrashBoundary extends Component<CrashBoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false }

  static getDerivedStateFromError() {
    return { hasCrashed: true }
  }

  override componentDidCatch() {
    emit(this.props.element, 'error', { reason: 'crash' })
  }

  override render() {
    const { element, children } = this.props
    if (!this.state.hasCrashed) return children
    return (
      <slot>
        <a href={new URL(attributesOf(element).start, elementClass().base).href}>Prendre rendez-vous en ligne</a>
      </slot>
    )
  }
}
