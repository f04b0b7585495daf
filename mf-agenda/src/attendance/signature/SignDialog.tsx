import { useId, useState } from 'react'
import type { Participant, Signature, SignatureStroke } from 'shared/contracts/agenda/attendance'
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from 'shared/ui'
import { TextField } from 'shared/ui/form'
import { DrawnSignature } from './DrawnSignature.tsx'

interface SignDialogProps {
  participant: Participant
  /** Times of the session: « 10:00 – 11:00 ». */
  sessionTimes: string
  onSign: (signature: Signature) => void
  onClose: () => void
}

const kindLabels = { DRAWN: 'Dessiner', TYPED: 'Taper son nom', ATTESTED: 'Attester' } as const
const explanations = {
  DRAWN: 'Signez dans le cadre, avec le doigt, le stylet ou la souris.',
  TYPED: 'Taper son nom vaut signature.',
  ATTESTED: "Le praticien atteste la présence de quelqu'un qui ne peut pas signer.",
}

/** Dialog in which one participant signs: by drawing, by typing their name, or attested by the practitioner. */
export function SignDialog({ participant: { name, role }, sessionTimes, onSign, onClose }: SignDialogProps) {
  const titleId = useId()
  const [kind, setKind] = useState<Signature['kind']>('DRAWN')
  const [text, setText] = useState('')
  const [strokes, setStrokes] = useState<SignatureStroke[]>([])
  const isSignatureMissing = kind === 'DRAWN' ? strokes.length === 0 : text.trim() === ''

  function sign() {
    if (kind === 'DRAWN') onSign({ kind, strokes })
    else onSign(kind === 'TYPED' ? { kind, name: text.trim() } : { kind, reason: text.trim() })
  }
  const offeredKinds =
    role === 'PRACTITIONER' ? (['DRAWN', 'TYPED'] as const) : (['DRAWN', 'TYPED', 'ATTESTED'] as const)

  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{name}</DialogTitle>
      <DialogContent>
        <Typography sx={{ color: 'text.secondary', mb: 2 }}>{`Présence de ${sessionTimes}`}</Typography>
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          value={kind}
          aria-label="Façon de signer"
          onChange={(_event, chosenKind: Signature['kind'] | null) => {
            if (chosenKind === null) return
            setKind(chosenKind)
            setText('')
            setStrokes([])
          }}
          sx={{ mb: 2 }}
        >
          {offeredKinds.map((option) => (
            <ToggleButton key={option} value={option}>
              {kindLabels[option]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Typography variant="body2" sx={{ mb: 1.5 }}>
          {explanations[kind]}
        </Typography>
        {kind === 'DRAWN' && <DrawnSignature name={name} isEmpty={isSignatureMissing} onChange={setStrokes} />}
        {kind !== 'DRAWN' && (
          <TextField
            key={kind}
            fullWidth
            label={kind === 'TYPED' ? 'Nom et prénom' : 'Pourquoi'}
            value={text}
            onChange={({ target }) => setText(target.value)}
            slotProps={{ htmlInput: { maxLength: kind === 'TYPED' ? 100 : 200 } }}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Annuler</Button>
        <Button variant="contained" disabled={isSignatureMissing} onClick={sign}>
          {kind === 'ATTESTED' ? 'Attester la présence' : 'Signer'}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
