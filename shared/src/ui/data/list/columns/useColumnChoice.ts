import { useMemo, useState } from 'react'
import { storage } from '../../../../device/storage.ts'
import type { StoredKey } from '../../../../device/storedKeys.ts'
import {
  isChoosable,
  isColumnShown,
  parseColumnChoices,
  toggleColumnChoice,
} from '../../../../domain/list/columnChoice.ts'
import type { ColumnChoice } from '../../../../domain/list/columnChoice.ts'
import { useSession } from '../../../../identity/store.ts'
import type { Column, List } from '../List.ts'

export interface ChosenColumns<Row> {
  /** The columns of the table, in the order of the list. */
  shown: readonly Column<Row>[]
  choosable: readonly Column<Row>[]
  isChanged: boolean
  toggle: (column: Column<Row>) => void
  /** Restores the default columns of the list. */
  reset: () => void
}

/** Returns the columns of a list that the member has chosen, stored on the device for each member. */
export function useColumnChoice<Row>({ label, columns }: Pick<List<Row>, 'label' | 'columns'>): ChosenColumns<Row> {
  const memberId = useSession(({ user }) => user?.id ?? '')
  const key: StoredKey = `complice.columns.${memberId}`
  const storedChoices = useMemo(() => parseColumnChoices(storage.read(key)), [key])
  const [changed, setChanged] = useState<{ key: StoredKey; choices: typeof storedChoices }>()
  const choice = (changed?.key === key ? changed.choices : storedChoices)[label] ?? noChoice
  const shown = useMemo(() => columns.filter((column) => isColumnShown(column, choice)), [columns, choice])

  function store(newChoice: ColumnChoice) {
    // Reads the storage again, because another list may have been changed in another tab.
    const newChoices = { ...parseColumnChoices(storage.read(key)), [label]: newChoice }
    storage.write(key, JSON.stringify(newChoices))
    setChanged({ key, choices: newChoices })
  }
  return {
    shown,
    choosable: columns.filter(isChoosable),
    isChanged: Object.keys(choice).length > 0,
    toggle: (column) => store(toggleColumnChoice(choice, column)),
    reset: () => store(noChoice),
  }
}

const noChoice: ColumnChoice = {}
