import type { Session } from 'shared/contracts/agenda/session'
import { Box, Button, ToggleButton, ToggleButtonGroup } from 'shared/ui'
import { Controller, ReadOnlyFields, useWatch } from 'shared/ui/form'
import { SessionLinks } from '../links/SessionLinks.tsx'
import { notEditableReason } from '../messages.ts'
import { PaidCheckbox } from '../paid/PaidCheckbox.tsx'
import type { SessionFormApi } from '../SessionFormApi.ts'
import { showEvaluation } from '../evaluation/showEvaluation.ts'

interface SummaryActionsProps {
  form: SessionFormApi
  session: Session
  onChangedElsewhere: () => void
}

/** Presence, saved with the form; payment, saved immediately; links to evaluation, sheet and invoice. */
export function SummaryActions({ form: { control }, session, onChangedElsewhere }: SummaryActionsProps) {
  const withAnimalOnly = useWatch({ control, name: 'withAnimalOnly' })
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        {!withAnimalOnly && (
          <ReadOnlyFields reason={notEditableReason(session)}>
            <Controller
              control={control}
              name="patientPresent"
              render={({ field }) => (
                <ToggleButtonGroup
                  exclusive
                  color="primary"
                  aria-label="Présence du patient"
                  value={field.value}
                  onChange={(_, isPresent: boolean | null) => isPresent !== null && field.onChange(isPresent)}
                  sx={{ '& > button': { minHeight: 44, px: 2 } }}
                >
                  <ToggleButton value={true}>Présent</ToggleButton>
                  <ToggleButton value={false}>Absent</ToggleButton>
                </ToggleButtonGroup>
              )}
            />
          </ReadOnlyFields>
        )}
        <PaidCheckbox session={session} onChangedElsewhere={onChangedElsewhere} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& > *': { flexGrow: 1 } }}>
        <Button variant="outlined" onClick={showEvaluation}>
          Évaluer
        </Button>
        <SessionLinks session={session} />
      </Box>
    </>
  )
}
