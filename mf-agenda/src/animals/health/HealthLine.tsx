import { useEffect, useRef, useState } from 'react'
import { Alert, Box, Button, CheckIcon, DeleteIcon, IconButton, Tooltip, Typography } from 'shared/ui'
import { DayField } from 'shared/ui/dates'
import { TextField, useUnsavedGuard } from 'shared/ui/form'
import { lineTexts } from '../messages.ts'
import type { Line, LineCalls, LineText } from './line.ts'
import { useLine } from './useLine.ts'
import type { Status } from './useLine.ts'

interface HealthLineProps {
  line: Line
  /** « ce vaccin » */
  one: string
  withComments: boolean
  calls: LineCalls
  /** Called once it is deleted on the server. */
  onRemoved: (written: LineText) => void
}

/** A line that is saved when one of its fields loses the focus. */
export function HealthLine({ line, one, withComments, calls, onRemoved }: HealthLineProps) {
  const { written, write, save, remove, status, problems, isUnsaved } = useLine(line, calls)
  const [isRemoveFailed, setRemoveFailed] = useState(false)
  const isNew = line.id === undefined
  const name = useRef<HTMLInputElement>(null)
  const leave = useUnsavedGuard(isUnsaved)

  useEffect(() => {
    if (isNew) name.current?.focus()
  }, [isNew])

  async function removeLine() {
    setRemoveFailed(false)
    try {
      await remove()
      leave()
      onRemoved(written)
    } catch {
      setRemoveFailed(true)
    }
  }

  return (
    <Box component="li" sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Box
        component="fieldset"
        aria-label={written.name || 'Nouvelle ligne'}
        onBlur={save}
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
        <TextField
          label="Nom"
          required
          value={written.name}
          inputRef={name}
          onChange={({ target }) => write({ name: target.value })}
          error={problems['name'] !== undefined}
          helperText={problems['name']}
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
        <DayField label="Date" value={written.date} onChange={(date) => write({ date })} error={problems['date']} />
        <DayField
          label="Valable jusqu'au"
          value={written.validUntil}
          onChange={(validUntil) => write({ validUntil })}
          error={problems['validUntil']}
        />
        <Tooltip title="Supprimer">
          <IconButton
            aria-label={`Supprimer ${written.name || one}`}
            onClick={() => void removeLine()}
            sx={{ justifySelf: 'end' }}
          >
            <DeleteIcon fontSize="small" />
          </IconButton>
        </Tooltip>
        {withComments && (
          <TextField
            label="Commentaires"
            multiline
            value={written.comments}
            onChange={({ target }) => write({ comments: target.value })}
            sx={{ gridColumn: { md: '1 / -2' } }}
            slotProps={{ htmlInput: { maxLength: 5_000 } }}
          />
        )}
      </Box>
      <Saving status={status} onRetry={save} />
      {isRemoveFailed && <Failed onRetry={() => void removeLine()}>{lineTexts.removeFailed}</Failed>}
    </Box>
  )
}

const Saving = ({ status, onRetry }: { status: Status; onRetry: () => void }) => (
  <Box component="output" sx={{ display: 'block', minHeight: 24, mt: 0.5 }}>
    {status === 'saving' && (
      <Typography variant="body2" color="textSecondary">
        {lineTexts.saving}
      </Typography>
    )}
    {status === 'saved' && (
      <Typography variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: 'success.main' }}>
        <CheckIcon fontSize="small" />
        {lineTexts.saved}
      </Typography>
    )}
    {status === 'failed' && <Failed onRetry={onRetry}>{lineTexts.failed}</Failed>}
  </Box>
)

export const Failed = ({ children, onRetry }: { children: string; onRetry: () => void }) => (
  <Alert
    severity="error"
    action={
      <Button color="inherit" size="small" onClick={onRetry}>
        Réessayer
      </Button>
    }
  >
    {children}
  </Alert>
)
