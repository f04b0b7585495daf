import { useId } from 'react'
import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { SessionType } from 'shared/contracts/directory/sessionType'
import { useClubs } from 'shared/lists'
import { Box, Button, Card, Stack } from 'shared/ui'
import { ExpandMoreIcon, MergeDialog, NumberInput, TextInput } from 'shared/ui/form'
import { DeleteSessionType } from './DeleteSessionType.tsx'
import { texts } from './messages.ts'
import { MoveHandle } from './MoveHandle.tsx'
import { SavingNotice } from './SavingNotice.tsx'
import { TypeDetails } from './TypeDetails.tsx'
import { typeLabels } from './typeDraft.ts'
import { useSpecies } from './useSpecies.ts'
import { useTypeForm } from './useTypeForm.ts'

interface SessionTypeCardProps {
  type: SessionType
  index: number
  count: number
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  onMove: (index: number) => void
}

/** Card of a type: name and price; once opened, its other settings and its questions. */
export function SessionTypeCard({ type, index, count, isOpen, onOpen, onMove }: SessionTypeCardProps) {
  const detailsId = useId()
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: type.id })
  const { data: clubs = [] } = useClubs()
  const { data: species = [] } = useSpecies()
  const labels = typeLabels({
    clubs: (ids) =>
      clubs
        .filter(({ id }) => ids.includes(id))
        .map(({ name }) => name)
        .join(', '),
    species: (id) => species.find((candidate) => candidate.id === id)?.name ?? '',
  })
  const { form, saving, merge } = useTypeForm(type, labels)
  return (
    <>
      <Card
        component="li"
        ref={setNodeRef}
        aria-label={type.name}
        onBlur={saving.flush}
        sx={{
          p: { xs: 1.5, md: 2 },
          position: 'relative',
          zIndex: isDragging ? 1 : 'auto',
          boxShadow: isDragging ? 6 : undefined,
        }}
        style={{ transform: CSS.Translate.toString(transform), transition }}
      >
        <Stack spacing={2}>
          <Box
            sx={{
              display: 'grid',
              alignItems: 'flex-start',
              gap: 1.5,
              gridTemplateColumns: { xs: 'auto minmax(0, 1fr) auto', md: 'auto minmax(0, 1fr) 150px auto auto' },
            }}
          >
            <MoveHandle
              name={type.name}
              index={index}
              count={count}
              onMove={onMove}
              listeners={listeners}
              handleRef={setActivatorNodeRef}
            />
            <TextInput
              control={form.control}
              name="name"
              id={`name-${type.id}`}
              label="Nom"
              slotProps={{ htmlInput: { maxLength: 100 } }}
            />
            <NumberInput
              control={form.control}
              name="defaultSessionPrice"
              id={`price-${type.id}`}
              label="Prix par défaut"
              unit="€"
              sx={{ gridColumn: { xs: '2', md: 'auto' }, gridRow: { xs: 2, md: 'auto' } }}
            />
            <Button
              endIcon={<ExpandMoreIcon sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
              aria-expanded={isOpen}
              aria-controls={isOpen ? detailsId : undefined}
              aria-label={`Réglages et questions de ${type.name}`}
              onClick={() => onOpen(!isOpen)}
              sx={{ gridColumn: { xs: '2', md: 'auto' }, gridRow: { xs: 3, md: 'auto' }, justifySelf: 'start' }}
            >
              Réglages et questions
            </Button>
            <Box sx={{ gridColumn: { xs: '3', md: 'auto' }, gridRow: { xs: 1, md: 'auto' } }}>
              <DeleteSessionType type={type} isLast={count === 1} onDelete={saving.cancel} />
            </Box>
          </Box>
          <SavingNotice saving={saving} />
          {isOpen && (
            <Box id={detailsId}>
              <TypeDetails type={type} form={form} clubs={clubs} species={species} onCommit={() => saving.request()} />
            </Box>
          )}
        </Stack>
      </Card>
      <MergeDialog merge={merge} title={texts.typeChangedTitle} />
    </>
  )
}
