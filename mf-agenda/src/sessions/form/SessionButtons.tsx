import { Box, Button, DeleteIcon, IconButton, Tooltip } from 'shared/ui'

interface SessionButtonsProps {
  isNew: boolean
  isRequest: boolean
  /** True for a billed session, which can be neither changed nor deleted. */
  isBilled: boolean
  isBusy: boolean
  onLeave: () => void
  onCancelRequest: () => void
  onDelete: () => void
}

/** Buttons of the form. The submit button is 'Valider' for a request, otherwise 'Ajouter' or 'Enregistrer'. */
export function SessionButtons({
  isNew,
  isRequest,
  isBilled,
  isBusy,
  onLeave,
  onCancelRequest,
  onDelete,
}: SessionButtonsProps) {
  const saveLabel = isNew ? 'Ajouter' : 'Enregistrer'
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', alignItems: 'center', gap: 1.5, mt: 3 }}>
      {!isNew && !isRequest && (
        <Tooltip title="Supprimer la séance">
          <span>
            <IconButton color="error" aria-label="Supprimer la séance" disabled={isBilled || isBusy} onClick={onDelete}>
              <DeleteIcon />
            </IconButton>
          </span>
        </Tooltip>
      )}
      <Button onClick={onLeave} sx={{ mr: 'auto' }}>
        {isRequest ? 'Retour' : 'Annuler'}
      </Button>
      {isRequest && (
        <Button variant="outlined" color="error" disabled={isBusy} onClick={onCancelRequest}>
          Annuler la séance
        </Button>
      )}
      <Button type="submit" variant="contained" loading={isBusy} disabled={isBilled}>
        {isRequest ? 'Valider' : saveLabel}
      </Button>
    </Box>
  )
}
