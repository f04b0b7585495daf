import { useId, useState } from 'react'
import type { Participant, Signature, SignatureStroke } from 'shared/contracts/agenda/attendance'
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
  useCloseGuard,
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

/** Dialog in which a participant draws a signature or types their name, or the practitioner attests their presence. */
export function SignDialog({ participant: { name, role }, sessionTimes, onSign, onClose }: SignDialogProps) {
  const titleId = useId()
  const [kind, setKind] = useState<Signature['kind']>('DRAWN')
  const [typedTexts, setTypedTexts] = useState({ TYPED: '', ATTESTED: '' })
  const [strokes, setStrokes] = useState<SignatureStroke[]>([])
  const currentText = kind === 'DRAWN' ? '' : typedTexts[kind]
  const isSignatureMissing = kind === 'DRAWN' ? strokes.length === 0 : currentText.trim() === ''
  const isDirty = strokes.length > 0 || Object.values(typedTexts).some((typedText) => typedText !== '')
  const { close, question } = useCloseGuard(isDirty, onClose)

  function sign() {
    if (kind === 'DRAWN') onSign({ kind, strokes })
    else onSign(kind === 'TYPED' ? { kind, name: currentText.trim() } : { kind, reason: currentText.trim() })
  }
  const offeredKinds =
    role === 'PRACTITIONER' ? (['DRAWN', 'TYPED'] as const) : (['DRAWN', 'TYPED', 'ATTESTED'] as const)

  return (
    <Dialog open fullWidth maxWidth="sm" onClose={close} aria-labelledby={titleId}>
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
            if (chosenKind !== null) setKind(chosenKind)
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
        {/* Stays mounted, so that the drawing is kept while another kind is chosen. */}
        <Box hidden={kind !== 'DRAWN'}>
          <DrawnSignature name={name} isEmpty={strokes.length === 0} onChange={setStrokes} />
        </Box>
        {kind !== 'DRAWN' && (
          <TextField
            key={kind}
            fullWidth
            label={kind === 'TYPED' ? 'Nom et prénom' : 'Pourquoi'}
            value={currentText}
            onChange={({ target }) => setTypedTexts({ ...typedTexts, [kind]: target.value })}
            slotProps={{ htmlInput: { maxLength: kind === 'TYPED' ? 100 : 200 } }}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>Annuler</Button>
        <Button variant="contained" disabled={isSignatureMissing} onClick={sign}>
          {kind === 'ATTESTED' ? 'Attester la présence' : 'Signer'}
        </Button>
      </DialogActions>
      {question}
    </Dialog>
  )
}
