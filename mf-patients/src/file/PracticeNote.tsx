import { Card, Typography } from 'shared/ui'

/** Card with the practice's note about the patient; renders nothing if the note is empty. */
export function PracticeNote({ note = '' }: { note: string | undefined }) {
  if (note === '') return null
  return (
    <Card component="section" aria-labelledby="practice-note" sx={{ p: { xs: 2, md: 3 } }}>
      <Typography id="practice-note" variant="h2" sx={{ mb: 1.5 }}>
        Note du cabinet
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note}</Typography>
    </Card>
  )
}
