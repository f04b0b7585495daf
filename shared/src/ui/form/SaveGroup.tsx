import { createContext, useCallback, useContext, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import Button from '@mui/material/Button'
import { ActionBar } from '../ActionBar.tsx'

interface GroupedForm {
  isBusy: boolean
  isDirty: boolean
  submit: () => void
}

interface Group {
  /** Adds the form to the group, or replaces its state. */
  report: (id: string, form: GroupedForm) => void
  remove: (id: string) => void
}

const GroupContext = createContext<Group | undefined>(undefined)

/** Returns the group of a form; undefined if the form has its own submit button. */
export const useSaveGroup = () => useContext(GroupContext)

/**
 * Groups several forms of a page under one button 'Enregistrer', always visible at the bottom of the window, which
 * submits each form with changes. Each form keeps its own call, messages and conflicts.
 */
export function SaveGroup({ children }: { children: ReactNode }) {
  const [forms, setForms] = useState<ReadonlyMap<string, GroupedForm>>(new Map())
  const report = useCallback(
    (id: string, form: GroupedForm) => setForms((current) => new Map(current).set(id, form)),
    [],
  )
  const remove = useCallback(
    (id: string) => setForms((current) => new Map([...current].filter(([otherId]) => otherId !== id))),
    [],
  )
  const group = useMemo(() => ({ report, remove }), [report, remove])
  const formsToSave = [...forms.values()].filter(({ isDirty }) => isDirty)
  return (
    <GroupContext value={group}>
      {children}
      {forms.size > 0 && (
        <ActionBar>
          <Button
            variant="contained"
            loading={[...forms.values()].some(({ isBusy }) => isBusy)}
            disabled={formsToSave.length === 0}
            onClick={() => formsToSave.forEach(({ submit }) => submit())}
          >
            Enregistrer
          </Button>
        </ActionBar>
      )}
    </GroupContext>
  )
}

interface GroupedSubmitProps extends Pick<GroupedForm, 'isBusy' | 'isDirty'> {
  group: Group
}

/** The hidden submit button of a form in a group: Enter in a field submits only that form. */
export function GroupedSubmit({ group: { report, remove }, isBusy, isDirty }: GroupedSubmitProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => report(id, { isBusy, isDirty, submit: () => button.current?.click() }), [report, id, isBusy, isDirty])
  useEffect(() => () => remove(id), [remove, id])
  return <button ref={button} type="submit" hidden aria-hidden tabIndex={-1} />
}
