/** Returns the block of the calendar that contains an element; null outside of a block. */
export const blockOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('.agenda .rbc-event') : null

/** Returns the focusable element of a block with the session's id: in the month view, a button inside the block. */
export const controlOf = (block: HTMLElement): HTMLElement =>
  block.querySelector<HTMLElement>('button[data-session]') ?? block

/** Returns the id of a block's session; null for the block '+2', which has several. */
export const sessionIdOf = (block: HTMLElement): string | null => controlOf(block).getAttribute('data-session')

const focusableSelector = 'a[href], button:not([disabled]), input:not([disabled])'

/** Returns the focusable elements inside an element, in tab order. */
export const focusablesOf = (element: Element | null): HTMLElement[] => [
  ...(element?.querySelectorAll<HTMLElement>(focusableSelector) ?? []),
]

export const isInside = (element: Element | null, target: EventTarget | null): boolean =>
  target instanceof Node && element?.contains(target) === true
