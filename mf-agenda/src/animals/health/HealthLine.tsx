import { useEffect, useState } from 'react'
import { Box, DeleteIcon, IconButton, LoadFailed, Tooltip } from 'shared/ui'
import { DayInput } from 'shared/ui/dates'
import { MergeDialog, TextInput, useWatch } from 'shared/ui/form'
import { healthLineTexts } from '../messages.ts'
import type { Line, LineCalls, LineDraft } from './line.ts'
import { LineStatus } from './LineStatus.tsx'
import { useLineForm } from './useLineForm.ts'

interface HealthLineProps {
  line: Line
  /** Label of a line without a name, with its determiner: « ce vaccin ». */
  itemLabel: string
  hasComments: boolean
  calls: LineCalls
  /** Called with the last values once the line is deleted on the server. */
  onRemoved: (lastValues: LineDraft) => void
}

/** Editable line, saved when the focus leaves one of its fields. */
export function HealthLine({ line, itemLabel, hasComments, calls, onRemoved }: HealthLineProps) {
  const { form, saving, merge, wasSaved, saveOnBlur, remove } = useLineForm(line, calls)
  const { control, setFocus } = form
  const name = useWatch({ control, name: 'name' })
  const [isRemoveFailed, setRemoveFailed] = useState(false)
  const isNew = line.savedLine === undefined

  useEffect(() => {
    if (isNew) setFocus('name')
  }, [isNew, setFocus])

  async function removeLine() {
    setRemoveFailed(false)
    try {
      onRemoved(await remove())
    } catch {
      setRemoveFailed(true)
    }
  }

  return (
    <Box component="li" sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Box
        component="fieldset"
        aria-label={name || 'Nouvelle ligne'}
        onBlur={saveOnBlur}
        sx={{
          border: 0,
          m: 0,
          p: 0,
          minWidth: 0,
          display: 'grid',
          gap: 1.5,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr) auto' },
        }}
      >
        <TextInput
          control={control}
          name="name"
          id={`${line.key}-name`}
          label="Nom"
          required
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
        <DayInput control={control} name="date" id={`${line.key}-date`} label="Date" />
        <DayInput control={control} name="validUntil" id={`${line.key}-validUntil`} label="Valable jusqu'au" />
        <Tooltip title="Supprimer">
          <IconButton
            aria-label={`Supprimer ${name || itemLabel}`}
            onClick={() => void removeLine()}
            sx={{ justifySelf: 'end' }}
          >
            <DeleteIcon fontSize="small" />
          </IconButton>
        </Tooltip>
        {hasComments && (
          <TextInput
            control={control}
            name="comments"
            id={`${line.key}-comments`}
            label="Commentaires"
            multiline
            sx={{ gridColumn: { md: '1 / -2' } }}
            slotProps={{ htmlInput: { maxLength: 5_000 } }}
          />
        )}
      </Box>
      <LineStatus saving={saving} wasSaved={wasSaved} />
      {isRemoveFailed && <LoadFailed onRetry={() => void removeLine()}>{healthLineTexts.removeFailed}</LoadFailed>}
      <MergeDialog merge={merge} title={healthLineTexts.changedMeanwhile} />
    </Box>
  )
}
