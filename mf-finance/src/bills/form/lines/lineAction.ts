export type LineAction = 'add' | 'duplicate' | 'remove' | 'moveUp' | 'moveDown' | 'focusAbove' | 'focusBelow'

interface KeyPress {
  key: string
  altKey: boolean
  shiftKey: boolean
  ctrlKey: boolean
  metaKey: boolean
}

const actionByAltKey: Readonly<Record<string, LineAction>> = {
  ArrowUp: 'moveUp',
  ArrowDown: 'moveDown',
  Delete: 'remove',
}
const actionByKey: Readonly<Record<string, LineAction>> = {
  Enter: 'add',
  ArrowUp: 'focusAbove',
  ArrowDown: 'focusBelow',
}

/** Returns the action for a key press on a line, as in a spreadsheet; undefined for a key that the field handles itself. */
export function lineActionOf({ key, altKey, shiftKey, ctrlKey, metaKey }: KeyPress): LineAction | undefined {
  if (ctrlKey || metaKey) return undefined
  if (altKey) return shiftKey && key === 'ArrowDown' ? 'duplicate' : actionByAltKey[key]
  return shiftKey ? undefined : actionByKey[key]
}
