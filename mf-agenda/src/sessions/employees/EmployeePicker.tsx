import { useState } from 'react'
import { withDe } from 'shared/domain/format'
import { frenchOrder } from 'shared/domain/frenchOrder'
import { patientName } from 'shared/domain/patients/patientName'
import { usePickablePatients } from 'shared/lists'
import { Box, ChevronLeftIcon, ChevronRightIcon, visuallyHidden, Typography } from 'shared/ui'
import { useController, useWatch } from 'shared/ui/form'
import type { SessionFormApi } from '../SessionFormApi.ts'
import { MoveButton } from './MoveButton.tsx'
import { addParticipants, removeParticipants, toggleMark } from './selection.ts'
import type { Selection } from './selection.ts'
import { PeopleList } from './PeopleList.tsx'

/** Returns the firm and its employees, sorted by name. Omits archived employees unless they are chosen. */
function useEmployees(firmId: string | null, chosenIds: readonly string[]) {
  const { data: patients = [] } = usePickablePatients([firmId, ...chosenIds])
  const firm = patients.find(({ id, type }) => id === firmId && type === 'FIRM')
  const employees = firm ? patients.filter(({ individual }) => individual?.firm === firmId) : []
  return {
    firm,
    employees: employees.toSorted((a, b) => frenchOrder.compare(patientName(a), patientName(b))),
  }
}

/** Picks the participating employees of a firm by moving them between two lists, one by one or all together. */
export function EmployeePicker({ form: { control } }: { form: SessionFormApi }) {
  const patientId = useWatch({ control, name: 'patientId' })
  const { field } = useController({ control, name: 'selectedCorporatePatients' })
  const [markedIds, setMarkedIds] = useState<ReadonlySet<string>>(new Set())
  const [announcement, setAnnouncement] = useState('')
  const { firm, employees } = useEmployees(patientId, field.value)
  if (!firm) return null

  const otherEmployees = employees.filter(({ id }) => !field.value.includes(id))
  const participants = employees.filter(({ id }) => field.value.includes(id))
  const markedIdsOf = (people: typeof employees) => people.map(({ id }) => id).filter((id) => markedIds.has(id))

  function move(change: typeof addParticipants, ids: readonly string[]) {
    if (ids.length === 0) return
    const nextSelection: Selection = change({ chosenIds: field.value, markedIds }, ids)
    field.onChange([...nextSelection.chosenIds])
    setMarkedIds(nextSelection.markedIds)
    const count = employees.filter(({ id }) => nextSelection.chosenIds.includes(id)).length
    setAnnouncement(`${count} ${count < 2 ? 'participant' : 'participants'} sur ${employees.length}`)
  }
  const idsOf = (people: typeof employees) => people.map(({ id }) => id)
  const toggle = (id: string) => setMarkedIds(toggleMark(markedIds, id))

  return (
    <Box
      component="fieldset"
      aria-label={`Salariés ${withDe(patientName(firm))}`}
      sx={{ m: 0, p: 0, border: 0, minWidth: 0, gridColumn: '1 / -1' }}
    >
      <Typography variant="h3" component="h3" sx={{ mb: 1 }}>
        Salariés {withDe(patientName(firm))}
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
          emptyText={employees.length === 0 ? "Aucun salarié n'est rattaché à cette entreprise." : 'Tous participent.'}
          people={otherEmployees}
          markedIds={markedIds}
          onMark={toggle}
          onMove={(id) => move(addParticipants, [id])}
        />
        <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr' } }}>
          <MoveButton
            endIcon={<ChevronRightIcon />}
            isDisabled={markedIdsOf(otherEmployees).length === 0}
            onClick={() => move(addParticipants, markedIdsOf(otherEmployees))}
          >
            Ajouter la sélection
          </MoveButton>
          <MoveButton
            endIcon={<ChevronRightIcon />}
            isDisabled={otherEmployees.length === 0}
            onClick={() => move(addParticipants, idsOf(otherEmployees))}
          >
            Ajouter tous
          </MoveButton>
          <MoveButton
            startIcon={<ChevronLeftIcon />}
            isDisabled={markedIdsOf(participants).length === 0}
            onClick={() => move(removeParticipants, markedIdsOf(participants))}
          >
            Retirer la sélection
          </MoveButton>
          <MoveButton
            startIcon={<ChevronLeftIcon />}
            isDisabled={participants.length === 0}
            onClick={() => move(removeParticipants, idsOf(participants))}
          >
            Retirer tous
          </MoveButton>
        </Box>
        <PeopleList
          title="Participants"
          emptyText="Aucun participant."
          people={participants}
          markedIds={markedIds}
          onMark={toggle}
          onMove={(id) => move(removeParticipants, [id])}
        />
      </Box>
      <Box component="output" sx={visuallyHidden}>
        {announcement}
      </Box>
    </Box>
  )
}
