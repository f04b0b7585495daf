import { signatureBox, type SignatureStroke } from 'shared/contracts/agenda/attendance'
import { Box, Button } from 'shared/ui'
import { useSignaturePad } from './useSignaturePad.ts'

interface DrawnSignatureProps {
  name: string
  isEmpty: boolean
  onChange: (strokes: SignatureStroke[]) => void
}

/** Canvas to draw a signature. It is white in the dark theme too, like the PDF that will show the signature. */
export function DrawnSignature({ name, isEmpty, onChange }: DrawnSignatureProps) {
  const { canvas, undo, clear } = useSignaturePad(onChange)
  return (
    <>
      <Box component="figure" aria-label={`Zone de signature ${isEmpty ? 'vide' : 'remplie'} : ${name}`} sx={{ m: 0 }}>
        <Box
          component="canvas"
          ref={canvas}
          sx={{
            display: 'block',
            width: 1,
            aspectRatio: `${signatureBox.width} / ${signatureBox.height}`,
            bgcolor: 'common.white',
            border: 1,
            borderColor: 'text.secondary',
            borderRadius: 2,
            touchAction: 'none',
            cursor: 'crosshair',
          }}
        />
      </Box>
      <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
        <Button size="small" disabled={isEmpty} onClick={undo}>
          Annuler le trait
        </Button>
        <Button size="small" disabled={isEmpty} onClick={clear}>
          Effacer
        </Button>
      </Box>
    </>
  )
}
