import { useState } from 'react'
import { ofSomebody } from 'shared/domain/format'
import { patientName } from 'shared/domain/patients/patientName'
import { usePatients } from 'shared/lists'
import { Box, ChevronLeftIcon, ChevronRightIcon, hidden, Typography } from 'shared/ui'
import { useController, useWatch } from 'shared/ui/form'
import type { SessionFormApi } from '../form/form.ts'
import { MoveButton } from './MoveButton.tsx'
import { added, removed, toggled } from './moving.ts'
import type { Sides } from './moving.ts'
import { PeopleList } from './PeopleList.tsx'

const inOrder = new Intl.Collator('fr')

/** Who works for the company that is the patient, by name. */
function useEmployees(firmId: string | null) {
  const { data: patients = [] } = usePatients()
  const firm = patients.find(({ id, type }) => id === firmId && type === 'FIRM')
  const employees = firm ? patients.filter(({ individual }) => individual?.firm === firmId) : []
  return { firm, employees: employees.toSorted((one, other) => inOrder.compare(patientName(one), patientName(other))) }
}

/** Of a company, those who come to the session: moved from one list to the other, one by one or all at once. */
export function EmployeePicker({ form: { control } }: { form: SessionFormApi }) {
  const patientId = useWatch({ control, name: 'patientId' })
  const { field } = useController({ control, name: 'selectedCorporatePatients' })
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const [told, setTold] = useState('')
  const { firm, employees } = useEmployees(patientId)
  if (!firm) return null

  const away = employees.filter(({ id }) => !field.value.includes(id))
  const here = employees.filter(({ id }) => field.value.includes(id))
  const markedIn = (people: typeof employees) => people.map(({ id }) => id).filter((id) => marked.has(id))

  function move(change: typeof added, ids: readonly string[]) {
    if (ids.length === 0) return
    const next: Sides = change({ chosen: field.value, marked }, ids)
    field.onChange([...next.chosen])
    setMarked(next.marked)
    const count = employees.filter(({ id }) => next.chosen.includes(id)).length
    setTold(`${count} ${count < 2 ? 'participant' : 'participants'} sur ${employees.length}`)
  }
  const everyone = (people: typeof employees) => people.map(({ id }) => id)
  const mark = (id: string) => setMarked(toggled(marked, id))

  return (
    <Box
      component="fieldset"
      aria-label={`Salariés ${ofSomebody(patientName(firm))}`}
      sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}
    >
      <Typography variant="h3" component="h3" sx={{ mb: 1 }}>
        Salariés {ofSomebody(patientName(firm))}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          alignItems: 'center',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto minmax(0, 1fr)' },
        }}
      >
        <PeopleList
          title="Salariés"
          empty={employees.length === 0 ? "Aucun salarié n'est rattaché à cette entreprise." : 'Tous participent.'}
          people={away}
          marked={marked}
          onMark={mark}
          onMove={(id) => move(added, [id])}
        />
        <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr' } }}>
          <MoveButton
            end={<ChevronRightIcon />}
            isIdle={markedIn(away).length === 0}
            onClick={() => move(added, markedIn(away))}
          >
            Ajouter la sélection
          </MoveButton>
          <MoveButton end={<ChevronRightIcon />} isIdle={away.length === 0} onClick={() => move(added, everyone(away))}>
            Ajouter tous
          </MoveButton>
          <MoveButton
            start={<ChevronLeftIcon />}
            isIdle={markedIn(here).length === 0}
            onClick={() => move(removed, markedIn(here))}
          >
            Retirer la sélection
          </MoveButton>
          <MoveButton
            start={<ChevronLeftIcon />}
            isIdle={here.length === 0}
            onClick={() => move(removed, everyone(here))}
          >
            Retirer tous
          </MoveButton>
        </Box>
        <PeopleList
          title="Participants"
          empty="Aucun participant."
          people={here}
          marked={marked}
          onMark={mark}
          onMove={(id) => move(removed, [id])}
        />
      </Box>
      <Box component="output" sx={hidden}>
        {told}
      </Box>
    </Box>
  )
}
