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

/** Maps a key to an action on the line, as in a spreadsheet; undefined for a key that belongs to the field. */
export function lineActionOf({ key, altKey, shiftKey, ctrlKey, metaKey }: KeyPress): LineAction | undefined {
  if (ctrlKey || metaKey) return undefined
  if (altKey) return shiftKey && key === 'ArrowDown' ? 'duplicate' : actionByAltKey[key]
  return shiftKey ? undefined : actionByKey[key]
}
