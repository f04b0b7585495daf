export type LineAct = 'add' | 'duplicate' | 'remove' | 'moveUp' | 'moveDown' | 'focusAbove' | 'focusBelow'

interface Keys {
  key: string
  altKey: boolean
  shiftKey: boolean
  ctrlKey: boolean
  metaKey: boolean
}

const withAlt: Readonly<Record<string, LineAct>> = { ArrowUp: 'moveUp', ArrowDown: 'moveDown', Delete: 'remove' }
const alone: Readonly<Record<string, LineAct>> = { Enter: 'add', ArrowUp: 'focusAbove', ArrowDown: 'focusBelow' }

/** Maps a key in a line to its action, as in a spreadsheet; undefined for the keys of the field itself. */
export function lineActOf({ key, altKey, shiftKey, ctrlKey, metaKey }: Keys): LineAct | undefined {
  if (ctrlKey || metaKey) return undefined
  if (altKey) return shiftKey && key === 'ArrowDown' ? 'duplicate' : withAlt[key]
  return shiftKey ? undefined : alone[key]
}
